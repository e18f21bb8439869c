import Layers
import OpenGL
import Pictures
import Rendering
import TestSupport
import Testing

@testable import Controls

/// Every control beside the others, which a picture shows better than numbers.
@MainActor @Suite struct PanelPictureTests {
  private static let rows: [Item] = [
    .row(.slider("wavesCount", 6, in: 1...12, step: 1, isWhole: true)),
    .row(.slider("speed", 0.25, in: -1...1, unit: "pt/s", isHeld: true)),
    .row(.pair("glowIntensity", 0.5, 1.5)),
    .row(.menu("palette", ["article", "cosine", "mono"], chosen: 1)),
    .row(Row("visible", .toggle(Toggle(ValueKey("visible"), isOn: true)))),
    .row(
      Row("tint", .color(ColorWell(ValueKey("tint"), color: Look.accent.opacity(0.6))))),
    .row(
      Row(
        "center",
        .pad(
          Pad(
            ValueKey("center"), point: Point(x: 30, y: 70), xRange: NumberRange(0...100, step: 1),
            yRange: NumberRange(0...100, step: 1))))),
    .row(Row("text", .text(TextField(ValueKey("text"), text: "Visual Effects")))),
    .row(
      Row(
        "stops",
        .list(
          NumberList(
            ValueKey("stops"), numbers: [1, 0.5, 0, 1, 0, 0.3, 0.3, 0.5], components: 4,
            isColor: true, range: NumberRange(0...1, step: 0.1))))),
    .group(
      Group(
        "spring group", label: "spring", isOpenAtFirst: true,
        items: [
          .row(.slider("bounce", 0, in: -1...1)),
          .plot(
            Plot(
              from: Point(x: 0, y: -0.1), to: Point(x: 1, y: 1.2), level: 1,
              expected: (0...50).map { index in
                let x = Double(index) / 50
                return Point(x: x, y: 1 - (1 - x) * (1 - x) * (1 - 4 * x))
              }, traced: [Point(x: 0, y: 0), Point(x: 0.2, y: 0.7), Point(x: 0.4, y: 0.9)],
              mark: Plot.Mark(x: 0.8, text: "settles at 0.80 s"))),
        ])),
    .heading("Frame times"),
    .graph(
      FrameGraph(
        ceiling: 20, budget: 16.7,
        parts: [
          FrameGraph.Part(
            name: "planning", reading: "3.00 ms",
            milliseconds: (0..<60).map { Float(3 + $0 % 5) }),
          FrameGraph.Part(
            name: "drawing", reading: "6.00 ms", milliseconds: (0..<60).map { Float($0 % 7 + 4) }),
        ])),
  ]

  private func picture(_ bench: Workbench, scale: Double) throws -> Picture {
    let context = try SurfacelessContext()
    defer { withExtendedLifetime(context) {} }
    let renderer = try Renderer(library: .builtIn())
    let width = Int(bench.size.width * scale)
    let height = Int(bench.size.height * scale)
    let framebuffer = try Framebuffer(pixelWidth: width, pixelHeight: height, label: "panel")
    let plan = Planner.plan(
      bench.layout.layer(bench.state, scale: scale, at: bench.time),
      transform: AffineTransform(scale: scale), pixelWidth: width, pixelHeight: height,
      background: Color(hex: "0F0F11"))
    try framebuffer.bound { try renderer.draw(plan) }
    return Picture(width: width, height: height, pixels: framebuffer.readBytes())
  }

  private func bench(_ size: Size) -> Workbench { Workbench(Self.rows, search: true, size: size) }

  @Test func everyControl() throws {
    let bench = bench(Size(width: 380, height: 860))
    bench.state.focusFirst(on: bench.layout)
    expectImage(try picture(bench, scale: 1), matches: "every-control", wordsIn: "Inter")
  }

  @Test func controlsAreCrispBetweenWholeScales() throws {
    let bench = bench(Size(width: 380, height: 300))
    expectImage(
      try picture(bench, scale: 1.25), matches: "controls-at-five-fourths", wordsIn: "Inter")
  }

  @Test func aSmallWindow() throws {
    let bench = bench(Size(width: 200, height: 150))
    bench.state.focusFirst(on: bench.layout)
    for _ in 0..<3 { bench.press(.down) }
    expectImage(try picture(bench, scale: 2), matches: "small-window", wordsIn: "Inter")
  }

  @Test func anOpenMenu() throws {
    let bench = bench(Size(width: 380, height: 400))
    bench.state.focusFirst(on: bench.layout)
    for _ in 0..<4 { bench.press(.down) }
    bench.press(.enter)
    expectImage(try picture(bench, scale: 1), matches: "open-menu", wordsIn: "Inter")
  }

  @Test func anOpenPicker() throws {
    let bench = bench(Size(width: 380, height: 480))
    try bench.click("tint")
    bench.send(.pointerMoved(Point(x: 5, y: 5)), after: 1)
    bench.wait(1)
    expectImage(try picture(bench, scale: 2), matches: "open-picker", wordsIn: "Inter")
  }

  @Test func typingATooltipAndANote() throws {
    let bench = bench(Size(width: 380, height: 300))
    try bench.click("speed", .field(0))
    bench.type("0.75")
    expectImage(try picture(bench, scale: 2), matches: "typing", wordsIn: "Inter")
    bench.press(.enter)
    bench.send(.pointerMoved(try bench.middle("wavesCount")), after: 1)
    bench.wait(1)
    expectImage(try picture(bench, scale: 2), matches: "tooltip", wordsIn: "Inter")
    try bench.click("speed", .field(0))
    bench.type("12")
    bench.press(.enter)
    bench.send(.pointerMoved(Point(x: 5, y: 5)))
    bench.wait(1)
    expectImage(try picture(bench, scale: 2), matches: "note", wordsIn: "Inter")
  }
}
