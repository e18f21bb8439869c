import Layers
import Testing

@testable import Controls

/// The focus, scrolling, tooltips, and whose an event is.
@Suite struct PanelTests {
  private func many(_ size: Size = Size(width: 900, height: 400)) -> Workbench {
    Workbench((0..<30).map { .row(.slider("row \($0)", 1)) }, size: size)
  }

  @Test func tabGoesThroughAllStopsAndRound() {
    let bench = many()
    bench.state.focusFirst(on: bench.layout)
    var seen: [Target] = []
    for _ in 0..<32 {
      seen.append(bench.state.focus ?? Target(""))
      bench.press(.tab)
    }
    #expect(Set(seen).count == 32)
    #expect(bench.state.focus == Target("row 0", .field(0)))
    bench.press(.tab, .shift)
    #expect(bench.state.focus == Target("swift button"))
  }

  @Test func upAndDownStopAtTheEnds() {
    let bench = Workbench(.slider("a", 1), .slider("b", 1))
    bench.state.focusFirst(on: bench.layout)
    bench.press(.up)
    #expect(bench.state.focus == Target("a", .field(0)))
    for _ in 0..<9 { bench.press(.down) }
    #expect(bench.state.focus == Target("swift button"))
  }

  @Test func theFocusIsScrolledIntoView() throws {
    let bench = many()
    bench.state.focusFirst(on: bench.layout)
    for _ in 0..<25 { bench.press(.down) }
    let body = bench.layout.body
    let rect = try bench.rect("row 25", .field(0))
    #expect(rect.minY >= body.minY && rect.maxY <= body.maxY)
    for _ in 0..<25 { bench.press(.up) }
    #expect(bench.layout.scroll == 0)
  }

  @Test func theWheelScrollsTheRowsAndNoFurther() throws {
    let bench = many()
    #expect(!bench.send(.scrolled(-48)))
    bench.send(.pointerMoved(try bench.middle("row 2")))
    #expect(bench.send(.scrolled(-48)))
    #expect(bench.layout.scroll == 48)
    bench.send(.scrolled(-90_000))
    let (last, body) = (try bench.rect("row 29", .label), bench.layout.body)
    #expect(last.maxY <= body.maxY && last.maxY > body.maxY - 12)
    bench.send(.scrolled(90_000))
    #expect(bench.layout.scroll == 0)
  }

  @Test func theScrollBarIsDragged() throws {
    let bench = many()
    let bar = try bench.rect(Target.scrollBar.name, .scrollBar)
    let start = Point(x: bar.maxX - 3, y: bar.minY + 5)
    bench.drag(from: start, to: Point(x: start.x, y: start.y + 2000))
    #expect(bench.layout.scroll == bench.layout.scrollLimit)
  }

  @Test func rowsOutOfSightTakeNoPress() throws {
    let bench = many()
    let hidden = try bench.middle("row 29")
    #expect(bench.layout.hitTarget(at: hidden)?.isInBody != true)
    // What lies there is the footer, or nothing.
    bench.click(at: hidden)
    #expect(bench.messages.isEmpty)
  }

  @Test func keysAreThePanelsOnlyWhileItHasTheKeyboard() {
    let bench = many()
    #expect(!bench.press(.right) && !bench.press(.enter) && !bench.press(.home))
    bench.state.focusFirst(on: bench.layout)
    #expect(bench.press(.right))
    #expect(!bench.press(.escape) && !bench.press(.space))
    bench.click(at: Point(x: 5, y: 5))
    #expect(!bench.press(.right))
  }

  @Test func aKeyThatWentDownInThePanelComesUpInIt() {
    let bench = many()
    bench.state.focusFirst(on: bench.layout)
    #expect(bench.send(.key(.right, [], .down)))
    bench.click(at: Point(x: 5, y: 5))
    #expect(bench.send(.key(.right, [], .up)))
    #expect(!bench.send(.key(.right, [], .up)))
  }

  @Test func aPressThatBeganOutsideIsNeverThePanels() throws {
    let bench = many()
    bench.send(.pointerMoved(Point(x: 5, y: 5)))
    #expect(!bench.send(.pointerDown))
    #expect(!bench.send(.pointerMoved(try bench.middle("row 2"))))
    #expect(!bench.send(.pointerUp))
    #expect(bench.messages.isEmpty)
  }

  // MARK: - Tooltips

  @Test func restingOnAControlShowsWhatItIsFor() throws {
    let bench = many()
    bench.send(.pointerMoved(try bench.middle("row 2")))
    #expect(!bench.state.isTooltipShown(at: bench.time))
    let due = try #require(bench.state.nextChange(after: bench.time + 0.3))
    #expect(bench.state.isTooltipShown(at: due + 0.001))
    bench.wait(1)
    #expect(
      bench.layout.tooltip(of: try #require(bench.state.hovered))?.summary
        == "what 'row 2' does")
    bench.send(.pointerDown)
    #expect(!bench.state.isTooltipShown(at: bench.time + 5))
    bench.send(.pointerUp)
    bench.send(.pointerLeft)
    bench.wait(1)
    #expect(bench.state.nextChange(after: bench.time) == nil)
  }

  /// Another control may lie under the pointer then.
  @Test func keysAndTheWheelHideATooltipUntilThePointerMoves() throws {
    let bench = many()
    let place = try bench.middle("row 2")
    bench.send(.pointerMoved(place))
    for event in [ControlEvent.scrolled(-20), .key(.down, [], .down)] {
      bench.wait(1)
      #expect(bench.state.isTooltipShown(at: bench.time))
      bench.send(event)
      #expect(!bench.state.isTooltipShown(at: bench.time + 60))
      #expect(bench.state.nextChange(after: bench.time + 60) == nil)
      bench.send(.pointerMoved(Point(x: place.x + 1, y: place.y)))
    }
  }

  @Test func aNoteGoesByItself() throws {
    let bench = many()
    try bench.click("row 2", .field(0))
    bench.type("77")
    bench.press(.enter)
    bench.send(.pointerMoved(Point(x: 5, y: 5)))
    #expect(bench.state.isNoteShown(at: bench.time + 1))
    bench.wait(5)
    #expect(!bench.state.isNoteShown(at: bench.time))
    #expect(bench.state.nextChange(after: bench.time) == nil)
  }

  // MARK: - What is shown

  @Test func aSteadyPanelGivesAnEqualLayer() throws {
    let bench = many()
    bench.send(.pointerMoved(Point(x: 5, y: 5)))
    let layer = bench.layout.layer(bench.state, scale: 2, at: bench.time)
    bench.wait(3)
    #expect(bench.layout.layer(bench.state, scale: 2, at: bench.time) == layer)
    bench.send(.pointerMoved(try bench.middle("row 2")))
    bench.wait(0.1)
    #expect(bench.layout.layer(bench.state, scale: 2, at: bench.time) != layer)
    bench.send(.pointerMoved(Point(x: 5, y: 5)))
    bench.wait(1)
    #expect(bench.layout.layer(bench.state, scale: 2, at: bench.time) == layer)
  }

  @Test func whatIsNotThereAnyMoreIsLeft() throws {
    let bench = Workbench(.menu("palette", ["a", "b"]), .slider("x", 1))
    try bench.click("palette")
    bench.panel.items.removeFirst()
    bench.state.follow(bench.panel, at: bench.time)
    #expect(bench.state.popup == nil)
    try bench.click("x", .field(0))
    bench.panel.items = []
    bench.state.follow(bench.panel, at: bench.time)
    #expect(bench.state.edit == nil)
    #expect(bench.press(.down))
  }
}
