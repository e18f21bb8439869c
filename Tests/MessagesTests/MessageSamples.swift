import Layers

@testable import Messages

extension Samples {
  static let font = TextFont(size: 17, weight: 600, isItalic: true, hasMonospacedDigits: true)
  static let designs: [TextFont.Design] = [
    .standard, .serif, .rounded, .monospaced, .named("Inter"),
  ]

  static let stage = Stage(
    size: Size(width: 393, height: 852), safeArea: SafeArea(top: 59, leading: 1, bottom: 34),
    scale: 3, appearance: .dark, reducesMotion: true)

  static let inputs: [InputEvent] =
    [
      .pointerMoved(Point(x: 1, y: 2)), .pointerDown(.zero), .pointerUp(Point(x: -1, y: 2)),
      .pointerLeft, .scrolled(x: 1, y: -2, at: Point(x: 3, y: 4)), .typed("é👩‍👩‍👧"),
    ] + Key.allCases.map { .key($0, isDown: true) }

  static let values: [StateValue] = [
    .number(1.5), .integer(-3), .switched(true), .text("a"), .point(Point(x: 1, y: 2)),
    .size(size), .color(color), .choice(2),
  ]

  static let request = TextRequest(
    designs.map { design in
      var font = font
      font.design = design
      return TextRequest.Run(
        "Visual Effects", font: font, tracking: 1, baselineOffset: -2, color: color,
        underline: TextLine(), strikethrough: TextLine(color: .white), attribute: 3)
    }, width: 200, height: 50, alignment: .center, lineLimit: 2, reservedLines: 1,
    truncation: .middle, lineSpacing: 3, minimumScale: 0.5, wantsLines: true)

  static let bounds = TextBounds(
    origin: Point(x: 1, y: 16), width: 10, ascent: 16, descent: 4, leading: 1)
  static let placed = PlacedPicture(PictureID(7), in: Rect(x: 0, y: 1, width: 20, height: 30))
  static let measured = MeasuredText(
    id: TextID(4), size: size, firstBaseline: 16, lastBaseline: 36, lineCount: 2,
    isTruncated: true, hasColors: true, picture: placed,
    lines: [
      MeasuredText.Line(
        bounds: bounds,
        runs: [
          MeasuredText.Run(
            bounds: bounds, attribute: 3, isRightToLeft: true,
            slices: [
              MeasuredText.Slice(bounds: bounds, start: 0, end: 2, picture: placed),
              MeasuredText.Slice(bounds: bounds, start: 2, end: 3, picture: nil),
            ])
        ])
    ])

  static let pictureRequests: [PictureRequest] = [
    .asset(name: "photo", bundle: "Pictures"), .asset(name: "photo", bundle: nil),
    .file(path: "a.png"), .symbol(name: "heart.fill", font: font), .data([1, 2, 3]),
    .pixels(width: 1, height: 2, [1, 2, 3, 4, 5, 6, 7, 8]),
  ]

  static let replies: [Reply] = [
    .text(measured),
    .picture(
      FoundPicture(
        id: PictureID(7), size: size, isTemplate: true, baseline: 12, isPlaceholder: true)),
    .color(FoundColor(light: .white, dark: .black)), .missing(reason: "there is no 'photo'"),
  ]

  static let viewerMessages: [ViewerMessage] =
    [
      .start(Start(stage: stage, preview: 2, seed: .max, date: 1.5e9)), .stage(stage),
      .release(name: "amplitude", time: 0.5), .advance(time: 1.0 / 60), .pace(ticks: 4),
    ] + inputs.map { .input($0, time: 0.5) }
    + values.map { .set(name: "amplitude", value: $0, time: 0.5) } + replies.map { .reply($0) }

  static let reports = Report.Kind.allCases.map {
    Report($0, "no function 'dent'", file: "View.swift", line: 12)
  }

  static let description = ViewDescription(
    states: values.map {
      ViewDescription.State(
        name: "View.a", view: "View", value: $0, range: 0...2, step: 0.5,
        choices: ["one", "two"])
    })

  static let frame = Frame(
    layer: tree, isMoving: true, nextTime: 2, background: color, keyFocus: .text)

  static let programMessages: [ProgramMessage] =
    [
      .hello(
        previews: Preview.Kind.allCases.map {
          Preview(
            name: "Editor", kind: $0, size: size, fitsView: true, isLandscape: true,
            appearance: .light)
        }),
      .frame(frame), .frame(Frame(layer: nil)), .describe(description), .measure(request),
      .measure(TextRequest([])), .color(ColorRequest(name: "tint", bundle: "Colors")),
      .forget(texts: [TextID(1)], pictures: [PictureID(7), PictureID(8)]),
      .haptic(name: "success", intensity: 1),
    ] + pictureRequests.map { .picture($0) } + reports.map { .report($0) }
}
