internal import Layers
internal import Messages

/// A text with its looks known, and the requests by which the viewer lays it out.
struct TextSetting {
  let stretches: [TextStretch]
  let environment: EnvironmentValues

  init(_ text: Text, in environment: EnvironmentValues) {
    stretches = TextStretch.all(of: text, in: TextLook(environment))
    self.environment = environment
  }

  /// The paint of stretches with no style of their own, or of a single one.
  var paint: _Paint {
    if stretches.count == 1, let style = stretches[0].look.style {
      return style._paint(in: environment)
    }
    return ForegroundStyle()._paint(in: environment)
  }

  // MARK: - Requests

  /// - Parameters:
  ///   - wantsLines: Whether the answer is to have all pieces, each stretch with its number.
  ///   - color: Of a stretch by its index; `nil` draws white.
  func request(
    _ proposal: ProposedViewSize, wantsLines: Bool = false, color: (Int) -> Layers.Color?
  ) -> TextRequest {
    func limit(_ length: CGFloat?) -> Double? {
      length.flatMap { $0.isFinite ? max(0, $0) : nil }
    }
    let alignment: TextRequest.Alignment =
      switch environment.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    let truncation: TextRequest.Truncation =
      switch environment.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    return TextRequest(
      stretches.enumerated().map { index, stretch in
        var run = stretch.run(color(index), in: environment)
        if wantsLines { run.attribute = index }
        return run
      },
      width: limit(proposal.width), height: limit(proposal.height), alignment: alignment,
      lineLimit: environment.lineLimit, reservedLines: environment.reservedLines,
      truncation: truncation, lineSpacing: environment.lineSpacing,
      minimumScale: environment.minimumScaleFactor, wantsLines: wantsLines)
  }

  /// The paint of a stretch that has another than the text.
  private func ownPaint(_ index: Int) -> _Paint? {
    guard stretches.count > 1 else { return nil }
    return stretches[index].look.style?._paint(in: environment)
  }

  private func ownColor(_ index: Int) -> Layers.Color? {
    guard let own = ownPaint(index) else { return nil }
    // A paint other than a color is drawn over the text.
    return own.color(own.numbers) ?? .clear
  }

  /// The text in the room that is offered.
  func measured(_ proposal: ProposedViewSize, by setter: TextSetter) -> MeasuredText? {
    setter.measure(request(proposal) { ownColor($0) })
  }

  // MARK: - Drawing

  /// The text as pictures in the room that is offered, from its top left corner.
  ///
  /// It is a white picture that is multiplied by the color of its place, so that a color animates
  /// without a new picture. Stretches in other styles are colored in it, or drawn over it.
  func pictures(
    in proposal: ProposedViewSize, _ paint: ShownPaint, by setter: TextSetter
  ) -> [Layer.Child] {
    guard let measured = measured(proposal, by: setter) else { return [] }
    func child(_ measured: MeasuredText, _ draw: (Layer) -> Layer) -> Layer.Child? {
      guard let placed = measured.picture else { return nil }
      let picture = Layer(size: placed.rect.size, image: setter.image(placed.id))
      return Layer.Child(draw(picture), at: placed.rect.origin)
    }
    func child(_ draw: (Layer) -> Layer, of color: (Int) -> Layers.Color?) -> Layer.Child? {
      setter.measure(request(proposal, color: color)).flatMap { child($0, draw) }
    }
    let painted = { paint.layer(throughWhite: $0) }
    let images = imagePictures(in: proposal, size: measured.size, by: setter)
    let own = stretches.indices.filter { ownPaint($0) != nil }
    var children: [Layer.Child?] = []
    var drawnAlone = own
    if let color = paint.color, measured.hasColors || !own.isEmpty {
      // Colors in the picture are not to be multiplied: that of the text is one of them.
      children = [child(\.self) { ownColor($0) ?? color }]
      drawnAlone = own.filter { index in
        ownPaint(index).map { $0.color($0.numbers) == nil } ?? false
      }
    } else if own.isEmpty {
      children = [child(measured, painted)]
    } else {
      children = [child(painted) { own.contains($0) ? .clear : nil }]
    }
    for index in drawnAlone {
      guard let own = ownPaint(index) else { continue }
      let draw = { ShownPaint(own).layer(throughWhite: $0) }
      children.append(child(draw) { $0 == index ? nil : .clear })
    }
    return children.compactMap { $0 } + images
  }

  /// The pictures in the text, over the blanks that are left for them.
  private func imagePictures(
    in proposal: ProposedViewSize, size: Size, by setter: TextSetter
  ) -> [Layer.Child] {
    guard stretches.contains(where: { $0.image != nil }),
      let lines = setter.measure(request(proposal, wantsLines: true) { _ in nil })?.lines
    else { return [] }
    let canvas = DrawnCanvas(size: size, setter: setter)
    for run in lines.flatMap(\.runs) {
      guard let index = run.attribute, stretches.indices.contains(index),
        let image = stretches[index].image
      else { continue }
      let look = stretches[index].look
      var environment = environment
      environment.font = look.font ?? environment.font
      environment.fontWeight = look.weight ?? environment.fontWeight
      let graphics = GraphicsContext(canvas, environment: environment)
      let resolved = graphics.resolve(image)
      let font = look.textFont
      // Higher pictures than the line are made as high as its letters.
      let scale = min(1, 1.4 * font.size / max(1, resolved.size.height))
      let (width, height) = (resolved.size.width * scale, resolved.size.height * scale)
      let middle = run.bounds.origin.y - 0.35 * font.size
      let rect = CGRect(
        x: run.bounds.origin.x + (run.bounds.width - width) / 2, y: middle - height / 2,
        width: width, height: height)
      var drawn = resolved
      if drawn.shading != nil, let style = look.style { drawn.shading = .style(style) }
      graphics.draw(drawn, in: rect)
    }
    return [Layer.Child(canvas.picture, at: Point(x: 0, y: 0))]
  }

  // MARK: - Pieces

  /// The text as pieces that are drawn one by one, in the room that is offered.
  func layout(in proposal: ProposedViewSize, by setter: TextSetter) -> Text.Layout {
    let white = setter.measure(request(proposal, wantsLines: true) { _ in nil })
    guard let white else { return Text.Layout(lines: [], isTruncated: false) }
    var measured = white
    if white.hasColors {
      let colored = setter.measure(
        request(proposal, wantsLines: true) { index in
          let paint = stretchPaint(index)
          return paint.color(paint.numbers)
        })
      measured = colored ?? white
    }
    return Text.Layout(
      measured, image: setter.image,
      looks: stretches.indices.map { index in
        Text.Layout.Look(
          attributes: stretches[index].look.attributes,
          paint: white.hasColors ? nil : ShownPaint(stretchPaint(index)))
      })
  }

  private func stretchPaint(_ index: Int) -> _Paint {
    (stretches[index].look.style ?? AnyShapeStyle(ForegroundStyle()))._paint(in: environment)
  }
}
