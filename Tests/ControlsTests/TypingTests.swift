import Layers
import Testing

@testable import Controls

/// Text fields, lists and the search field.
@Suite struct TypingTests {
  private func text(_ string: String) -> Row {
    Row("text", .text(TextField(ValueKey("text"), text: string)))
  }

  @Test func theClipboardIsReadAndWrittenByMessages() throws {
    let bench = Workbench(text("Visual Effects"))
    try bench.click("text")
    bench.press(.c, .control)
    #expect(bench.last == .copied("Visual Effects"))
    bench.press(.v, .control)
    #expect(bench.last == .wantsClipboard)
    bench.send(.pasted("Layers"))
    bench.press(.enter)
    #expect(bench.last == .changed(ValueKey("text"), to: .text("Layers")))
    try bench.click("text")
    bench.press(.x, .control)
    #expect(bench.last == .copied("Layers"))
    bench.press(.z, .control)
    bench.press(.enter)
    // Nothing has changed in the end.
    #expect(bench.last == .copied("Layers"))
  }

  @Test func theSecondPressPlacesTheCaretAndADragSelects() throws {
    let bench = Workbench(text("abcdef"))
    try bench.click("text")
    let rect = try bench.rect("text")
    let places = Workbench.text.caretPlaces(in: "abcdef", .plain)
    func point(_ index: Int) -> Point {
      Point(x: rect.minX + 8 + places[index], y: rect.minY + 10)
    }
    bench.click(at: point(2))
    #expect(bench.state.edit?.text.caret == 2)
    #expect(bench.state.edit?.text.selection.isEmpty == true)
    bench.send(.pointerMoved(point(1)), after: 1)
    bench.send(.pointerDown)
    bench.send(.pointerMoved(point(3)))
    bench.send(.pointerMoved(point(4)))
    bench.send(.pointerUp)
    #expect(bench.state.edit?.text.selectedText == "bcd")
    bench.send(.pointerMoved(point(1)), after: 1)
    bench.send(.pointerDown)
    bench.send(.pointerUp)
    bench.send(.pointerDown, after: 0.1)
    bench.send(.pointerUp)
    #expect(bench.state.edit?.text.selectedText == "abcdef")
  }

  @Test func aTextLongerThanItsFieldFollowsTheCaret() throws {
    let long = "a text that is a good deal longer than the field that it stands in"
    let bench = Workbench(text(long))
    // At rest all of it is shown, in as many lines as it needs.
    #expect(try bench.rect("text").size.height > 30)
    try bench.click("text")
    let scrolled = try #require(bench.state.edit).scroll
    #expect(scrolled > 0)
    bench.press(.home)
    #expect(bench.state.edit?.scroll == 0)
  }

  @Test func tabTakesTheTextAndGoesOnInTheNextField() throws {
    let bench = Workbench(.slider("a", 1), .slider("b", 1))
    try bench.click("a", .field(0))
    bench.type("0.5")
    bench.press(.tab)
    #expect(bench.number("a") == 0.5)
    bench.type("0.25")
    bench.press(.tab, .shift)
    #expect(bench.number("b") == 0.25)
    #expect(bench.state.edit?.target == Target("a", .field(0)))
  }

  @Test func theCaretBlinksAndNothingElse() throws {
    let bench = Workbench(text("abc"))
    try bench.click("text")
    bench.send(.pointerMoved(Point(x: 10, y: 10)))
    bench.wait(0.3)
    #expect(bench.state.isCaretShown(at: bench.time))
    let next = try #require(bench.state.nextChange(after: bench.time))
    #expect(next > bench.time && next < bench.time + 0.53)
    #expect(!bench.state.isCaretShown(at: next + 0.01))
  }

  // MARK: - Lists

  private func list(_ numbers: [Double], components: Int = 1, isColor: Bool = false) -> Row {
    Row(
      "stops",
      .list(
        NumberList(
          ValueKey("stops"), numbers: numbers, components: components, isColor: isColor,
          range: NumberRange(0...1, step: 0.1))))
  }

  @Test func elementsOfAListAreTypedNudgedAddedAndRemoved() throws {
    let bench = Workbench(list([0.2, 0.4]))
    try bench.click("stops", .item(1))
    bench.type("0.9")
    bench.press(.enter)
    #expect(bench.last == .changed(ValueKey("stops"), to: .numbers([0.2, 0.9])))
    bench.press(.left)
    #expect(bench.last == .changed(ValueKey("stops"), to: .numbers([0.2, 0.8])))
    try bench.click("stops", .add)
    #expect(bench.last == .changed(ValueKey("stops"), to: .numbers([0.2, 0.8, 0.8])))
    try bench.click("stops", .remove)
    try bench.click("stops", .remove)
    try bench.click("stops", .remove)
    #expect(bench.last == .changed(ValueKey("stops"), to: .numbers([])))
    #expect(bench.layout.rect(of: Target("stops", .remove)) == nil)
    try bench.click("stops", .add)
    #expect(bench.last == .changed(ValueKey("stops"), to: .numbers([0])))
  }

  @Test func colorsOfAListArePicked() throws {
    let bench = Workbench(list([1, 0, 0, 1, 0, 0, 0.5, 0.5], components: 4, isColor: true))
    try bench.click("stops", .item(1))
    let opacity = try bench.rect("stops", .opacity)
    bench.click(at: Point(x: opacity.maxX - 0.001, y: opacity.minY + 5))
    guard case .changed(_, .numbers(let numbers))? = bench.last else {
      Issue.record("nothing was picked")
      return
    }
    // Premultiplied: twice the opacity is twice the blue.
    #expect(numbers.count == 8 && abs(numbers[6] - 1) < 1e-3 && abs(numbers[7] - 1) < 1e-3)
    #expect(Array(numbers[0..<4]) == [1, 0, 0, 1])
  }

  @Test func aLongListTakesTheLinesItNeeds() throws {
    let bench = Workbench(list([Double](repeating: 0.5, count: 30)))
    let frame = bench.layout.frame
    for item in 0..<30 {
      let rect = try bench.rect("stops", .item(item))
      #expect(rect.minX >= frame.minX && rect.maxX <= frame.maxX)
    }
    let (first, last) = (try bench.rect("stops", .item(0)), try bench.rect("stops", .item(29)))
    #expect(last.minY > first.maxY)
  }

  // MARK: - Search

  private func searched() -> Workbench {
    Workbench(
      [
        .row(.slider("amplitude", 1)),
        .group(
          Group(
            "spring group", label: "spring",
            items: [.row(Row("d", label: "duration", fullLabel: "spring.duration", .note("0.3")))])),
      ], search: true)
  }

  @Test func theSearchFieldLeavesWhatIsCalledThat() throws {
    let bench = searched()
    bench.click(at: try bench.middle(Target.search.name))
    bench.type("SPR")
    #expect(bench.state.search == "SPR")
    #expect(bench.layout.placed.map(\.label) == ["spring.duration"])
    bench.type("x")
    #expect(bench.layout.placed.map(\.item) == [.text("Nothing is called that.")])
    try bench.click(Target.search.name, .clear)
    #expect(bench.state.search == "" && bench.layout.placed.count == 2)
  }

  @Test func aShortTextIsSeenWhereALongOneWas() throws {
    let bench = searched()
    bench.click(at: try bench.middle(Target.search.name))
    bench.type(String(repeating: "long ", count: 40))
    #expect((bench.state.edit?.scroll ?? 0) > 0)
    bench.press(.a, .control)
    bench.type("spr")
    #expect(bench.state.edit?.scroll == 0)
  }

  /// A heading stands for the rows below it, which are found by their own names.
  @Test func aSearchLeavesNoHeadingAlone() throws {
    let bench = Workbench(
      [.row(.slider("amplitude", 1)), .heading("Pairs"), .row(.pair("scale", 1, 0.9))],
      search: true)
    bench.click(at: try bench.middle(Target.search.name))
    bench.type("ampl")
    #expect(bench.layout.placed.map(\.label) == ["amplitude"])
  }

  @Test func escapeEmptiesTheSearchField() throws {
    let bench = searched()
    bench.click(at: try bench.middle(Target.search.name))
    bench.type("spr")
    #expect(bench.press(.escape))
    #expect(bench.state.search == "" && bench.state.edit == nil)
  }
}
