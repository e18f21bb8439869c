import Layers
import TestSupport
import Testing

@testable import Controls

/// Where things are: nothing is cut, and everything can be reached.
@Suite struct LayoutTests {
  private static let rows: [Item] = [
    .row(.slider("amplitude", 0.5)),
    .row(
      .slider("a name that is a good deal longer than others", 1234.5, in: 0...9999, unit: "pt/s")),
    .row(.pair("glowIntensity", 0.02, 0.01)),
    .row(.menu("palette", ["a choice with quite a few words in it", "b"])),
    .row(Row("on", .toggle(Toggle(ValueKey("on"), isOn: true)))),
    .row(Row("tint", .color(ColorWell(ValueKey("tint"), color: .white.opacity(0.5))))),
    .row(
      Row(
        "center",
        .pad(
          Pad(
            ValueKey("center"), point: .zero, xRange: NumberRange(0...1, step: 0.1),
            yRange: NumberRange(0...1, step: 0.1))))),
    .row(Row("text", .text(TextField(ValueKey("text"), text: "Visual Effects in SwiftUI")))),
    .row(Row("picture", .note("/home/somebody/Pictures/a picture with a long name.png"))),
    .group(
      Group(
        "spring group", label: "spring", reading: "0.30, 0.00", isOpenAtFirst: true,
        items: [.row(.slider("spring.bounce", 0, in: -1...1))])),
    .heading("Fed with"),
    .text("time ← the clock, in seconds since the scene was opened, whatever it shows"),
  ]

  private static let sizes = [
    Size(width: 1600, height: 1000), Size(width: 720, height: 320), Size(width: 200, height: 150),
    Size(width: 300, height: 2000), Size(width: 150, height: 100),
  ]

  @Test func thePanelIsAsWideAsItsTexts() {
    let narrow = Workbench(.slider("x", 1)).layout
    #expect(narrow.frame.size.width == 300)
    let wide = Workbench(Self.rows).layout
    #expect(wide.frame.size.width > 500)
    #expect(!wide.columns.isStacked)
    // A digit more does not make it tremble.
    let more = Workbench(.slider("x", 1.25)).layout
    #expect(more.frame == narrow.frame)
  }

  @Test(arguments: sizes) func noNameIsCut(size: Size) throws {
    let layout = Workbench(Self.rows, search: true, size: size).layout
    let text = Workbench.text
    for placed in try nonEmpty(layout.placed) {
      guard case .row(let row) = placed.item else { continue }
      let left = layout.frame.minX + layout.columns.inset + placed.indent
      if layout.columns.isStacked {
        let width = layout.frame.maxX - layout.columns.inset - left
        #expect(text.size(placed.label, .plain, width: width).width <= width + 0.5, "\(row.name)")
      } else {
        let right = left + text.size(placed.label, .plain).width
        #expect(right <= layout.frame.minX + layout.columns.controlLeft, "\(row.name)")
      }
    }
  }

  @Test(arguments: sizes) func noNumberIsCut(size: Size) throws {
    let bench = Workbench(Self.rows, size: size)
    let layout = bench.layout
    for row in try nonEmpty(bench.panel.rows) {
      for index in 0..<2 {
        guard let number = row.control.number(.field(index)),
          let rect = layout.rect(of: Target(row.name, .field(index)))
        else { continue }
        let width = Workbench.text.size(number.range.text(of: number.value), .plain).width
        #expect(width + 4 <= rect.size.width, "\(row.name)")
        #expect(rect.minX >= layout.frame.minX && rect.maxX <= layout.frame.maxX, "\(row.name)")
      }
    }
  }

  @Test(arguments: sizes) func noPartLiesOutsideThePanelOrOverAnother(size: Size) throws {
    let layout = Workbench(Self.rows, search: true, size: size).layout
    let parts = layout.hitTargets.filter { $0.target.part != .label && $0.target != .scrollBar }
    for (index, hitTarget) in try nonEmpty(parts.enumerated()) {
      #expect(
        hitTarget.rect.minX >= layout.frame.minX - 0.5
          && hitTarget.rect.maxX <= layout.frame.maxX + 0.5,
        "\(hitTarget.target)")
      #expect(hitTarget.rect.size.width > 8, "\(hitTarget.target)")
      for other in parts[(index + 1)...] where hitTarget.isInBody == other.isInBody {
        let common = hitTarget.rect.intersection(other.rect)
        #expect(
          common.isEmpty || other.target.part == .clear, "\(hitTarget.target) and \(other.target)")
      }
    }
  }

  @Test(arguments: sizes) func everyStopCanBeReachedByKeys(size: Size) throws {
    let bench = Workbench(Self.rows, search: true, size: size)
    bench.state.focusFirst(on: bench.layout)
    for target in try nonEmpty(bench.layout.stops) {
      var steps = 0
      while bench.state.focus != target, steps < 100 {
        bench.press(.tab)
        steps += 1
      }
      let layout = bench.layout
      let rect = try #require(layout.rect(of: target))
      let area =
        layout.hitTargets.last { $0.target == target }?.isInBody == true
        ? layout.body : layout.frame
      #expect(!rect.intersection(area).isEmpty, "\(target)")
      // What is not larger than the window is shown whole.
      if rect.size.height < area.size.height - 16 {
        #expect(rect.minY >= area.minY && rect.maxY <= area.maxY, "\(target)")
      }
    }
  }

  @Test func aLowWindowScrollsAllOfThePanel() throws {
    let low = Workbench(Self.rows, search: true, size: Size(width: 200, height: 150)).layout
    #expect(low.body == Rect(x: 0, y: 0, width: 200, height: 150))
    let high = Workbench(Self.rows, search: true, size: Size(width: 900, height: 700)).layout
    #expect(high.body.minY > 40 && high.body.maxY < 660)
    // The buttons stay at the lower edge.
    let button = try #require(high.rect(of: Target("copy button")))
    #expect(button.maxY <= 700 && button.minY >= high.body.maxY)
  }

  /// Equally wide where the longest label leaves room for that, else by their labels, else in more
  /// rows.
  @Test func buttonsStandSideBySideAsLongAsTheyFit() throws {
    let bench = Workbench(Self.rows)
    func rects() throws -> [Rect] { try bench.panel.buttons.map { try bench.rect($0.name) } }
    let two = try rects()
    #expect(two[0].size == two[1].size && two[0].minY == two[1].minY)
    bench.panel.buttons.append(Button("metal button", label: "Copy all of the Metal functions"))
    let three = try rects()
    #expect(Set(three.map(\.minY)).count == 1)
    #expect(three[0].size.width < three[1].size.width)
    #expect(three[1].size.width < three[2].size.width)
    #expect(three[0].minX == two[0].minX && abs(three[2].maxX - two[1].maxX) < 1e-9)
    #expect(three[1].minX - three[0].maxX == 8)
    let long = String(repeating: "Copy all of it, and ", count: 6)
    bench.panel.buttons[2] = Button("metal button", label: long)
    #expect(Set(try rects().map(\.minY)).count == 3)
  }

  @Test func fourButtonsThatDoNotFitInARowStandTwoByTwo() throws {
    let bench = Workbench(Self.rows)
    bench.panel.buttons = (0..<4).map { Button("\($0)", label: "Copy all of the functions") }
    let rects = try bench.panel.buttons.map { try bench.rect($0.name) }
    #expect(Set(rects.map(\.size)).count == 1)
    #expect(rects[0].minY == rects[1].minY && rects[2].minY == rects[3].minY)
    #expect(rects[0].minX == rects[2].minX && rects[1].minX == rects[3].minX)
    #expect(rects[2].minY - rects[0].maxY == 8 && rects[1].minX - rects[0].maxX == 8)
  }

  /// As small as a window may be made, and without any room while it is minimized.
  @Test(arguments: [Size(width: 30, height: 20), Size(width: 80, height: 1), .zero])
  func aWindowWithoutRoomIsNoMistake(size: Size) {
    let bench = Workbench(Self.rows, search: true, size: size)
    bench.state.focusFirst(on: bench.layout)
    bench.press(.tab)
    bench.send(.pointerMoved(Point(x: 5, y: 5)))
    bench.click(at: Point(x: 10, y: 10))
    #expect(bench.layout.layer(bench.state, scale: 1, at: bench.time).size == size)
  }

  @Test func menusStayInsideTheWindow() throws {
    for size in Self.sizes {
      let bench = Workbench(Self.rows, size: size)
      bench.state.focusFirst(on: bench.layout)
      while bench.state.focus != Target("palette") { bench.press(.tab) }
      bench.press(.enter)
      let frame = try #require(bench.layout.popup).frame
      #expect(frame.minX >= 0 && frame.minY >= 0)
      #expect(frame.maxX <= size.width && frame.maxY <= size.height)
    }
  }
}
