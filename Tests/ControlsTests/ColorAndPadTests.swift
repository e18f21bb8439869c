import Layers
import Testing

@testable import Controls

@Suite struct ColorAndPadTests {
  private let teal = Color(hex: "7BD4DA")

  private func well(_ color: Color) -> Row {
    Row("tint", .color(ColorWell(ValueKey("tint"), color: color)))
  }

  private func color(of bench: Workbench) -> Color? {
    if case .color(let well)? = bench.panel.row(named: "tint")?.control { well.color } else { nil }
  }

  @Test func theSurfaceSetsSaturationAndBrightness() throws {
    let bench = Workbench(well(Color(red: 1, green: 0, blue: 0)))
    try bench.click("tint")
    let shade = try bench.rect("tint", .shade)
    // Halfway to the right, a quarter down: saturation 0.5, brightness 0.75
    bench.click(
      at: Point(
        x: shade.minX + shade.size.width * 0.5, y: shade.minY + shade.size.height * 0.25))
    let found = try #require(color(of: bench))
    #expect(abs(found.red - 0.75) < 1e-9 && abs(found.green - 0.375) < 1e-9)
  }

  @Test func theHueStaysWhileTheColorIsGray() throws {
    let bench = Workbench(well(teal))
    try bench.click("tint")
    let shade = try bench.rect("tint", .shade)
    let left = Point(x: shade.minX, y: shade.minY)
    bench.drag(from: left, to: left)
    #expect(color(of: bench)?.hexText == "#FFFFFF")
    bench.drag(from: left, to: Point(x: shade.maxX, y: shade.minY))
    // The pure color of the hue it had
    let found = try #require(color(of: bench))
    #expect(abs(HueColor(found).hue - HueColor(teal).hue) < 1e-9)
  }

  @Test func stripsSetHueAndOpacity() throws {
    let bench = Workbench(well(Color(red: 1, green: 0, blue: 0)))
    try bench.click("tint")
    let hue = try bench.rect("tint", .hue)
    bench.click(at: Point(x: hue.minX + hue.size.width / 3, y: hue.minY + 6))
    #expect(color(of: bench)?.hexText == "#00FF00")
    let opacity = try bench.rect("tint", .opacity)
    bench.click(at: Point(x: opacity.minX + opacity.size.width / 2, y: opacity.minY + 6))
    #expect(color(of: bench)?.opacity == 0.5)
    #expect(color(of: bench)?.hexText == "#00FF00")
  }

  @Test func hexadecimalDigitsCanBeTyped() throws {
    let bench = Workbench(well(teal))
    try bench.click("tint")
    try bench.click("tint", .hex)
    bench.type("ff8000")
    bench.press(.enter)
    #expect(color(of: bench)?.hexText == "#FF8000")
    try bench.click("tint", .hex)
    bench.type("orange")
    bench.press(.enter)
    #expect(bench.state.note?.text == "'orange' is not a color such as #7BD4DA")
    #expect(color(of: bench)?.hexText == "#FF8000")
  }

  @Test func keysMoveEverySurface() throws {
    let bench = Workbench(well(Color(red: 1, green: 0, blue: 0)))
    bench.state.focusFirst(on: bench.layout)
    bench.press(.enter)
    #expect(bench.state.focus == Target("tint", .shade))
    bench.press(.left, .shift)
    #expect(abs(try #require(color(of: bench)).green - 0.1) < 1e-9)
    // Up and down are the surface's once Return has given them to it.
    bench.press(.enter)
    bench.press(.down)
    #expect(abs(try #require(color(of: bench)).red - 0.99) < 1e-9)
    bench.press(.escape)
    bench.press(.down)
    bench.press(.down)
    #expect(bench.state.focus == Target("tint", .opacity))
    bench.press(.left)
    #expect(abs(try #require(color(of: bench)).opacity - 0.99) < 1e-9)
    bench.press(.escape)
    #expect(bench.state.popup == nil && bench.state.focus == Target("tint"))
  }

  /// A small window has the whole picker in it.
  @Test func thePickerFitsIntoTheWindow() throws {
    let bench = Workbench(well(teal), size: Size(width: 200, height: 150))
    try bench.click("tint")
    for part in [Target.Part.shade, .hue, .opacity, .hex] {
      let rect = try bench.rect("tint", part)
      #expect(rect.minX >= 0 && rect.maxX <= 200 && rect.minY >= 0 && rect.maxY <= 150, "\(part)")
      #expect(rect.size.height >= 8, "\(part)")
    }
  }

  // MARK: - Pads

  private let pad = Row(
    "center",
    .pad(
      Pad(
        ValueKey("center"), point: Point(x: 50, y: 50), xRange: NumberRange(0...100, step: 1),
        yRange: NumberRange(0...100, step: 1))))

  private func point(of bench: Workbench) -> Point? {
    if case .pad(let pad)? = bench.panel.row(named: "center")?.control { pad.point } else { nil }
  }

  @Test func thePadIsDraggedInTwoDirections() throws {
    let bench = Workbench(pad)
    let rect = try bench.rect("center")
    bench.drag(
      from: Point(x: rect.minX + rect.size.width / 2, y: rect.minY + rect.size.height / 2),
      to: Point(x: rect.minX + rect.size.width / 4, y: rect.maxY + 40))
    #expect(point(of: bench) == Point(x: 25, y: 100))
  }

  /// The same movements, where y points up
  @Test func thePadOfAShaderWhoseYPointsUpIsUpright() throws {
    var row = pad
    if case .pad(var upright) = pad.control {
      upright.yPointsUp = true
      row.control = .pad(upright)
    }
    let bench = Workbench(row)
    let rect = try bench.rect("center")
    let middle = Point(
      x: rect.minX + rect.size.width / 2, y: rect.minY + rect.size.height / 2)
    bench.drag(from: middle, to: Point(x: middle.x, y: rect.minY + rect.size.height / 4))
    #expect(point(of: bench) == Point(x: 50, y: 75))
    bench.drag(from: middle, to: Point(x: middle.x, y: rect.maxY + 40))
    #expect(point(of: bench) == Point(x: 50, y: 0))
    bench.state.focusFirst(on: bench.layout)
    bench.press(.enter)
    bench.press(.up)
    #expect(point(of: bench) == Point(x: 50, y: 1))
    bench.press(.down)
    #expect(point(of: bench) == Point(x: 50, y: 0))
  }

  @Test func returnGivesThePadAllFourArrows() throws {
    let bench = Workbench(pad)
    bench.state.focusFirst(on: bench.layout)
    bench.press(.right)
    #expect(point(of: bench) == Point(x: 51, y: 50))
    bench.press(.enter)
    bench.press(.up, .shift)
    #expect(point(of: bench) == Point(x: 51, y: 40))
    bench.press(.escape)
    bench.press(.down)
    #expect(point(of: bench) == Point(x: 51, y: 40))
    #expect(bench.state.focus == Target("center", .field(0)))
  }

  @Test func coordinatesCanBeTyped() throws {
    let bench = Workbench(pad)
    try bench.click("center", .field(1))
    bench.type("12")
    bench.press(.enter)
    #expect(point(of: bench) == Point(x: 50, y: 12))
  }
}
