import Layers
import Testing

@testable import Controls

/// Menus, switches and buttons.
@Suite struct ChoosingTests {
  private let row = Row.menu("palette", ["article", "cosine", "mono"])

  @Test func aClickOpensTheMenuAndAnotherOneChooses() throws {
    let bench = Workbench(row)
    try bench.click("palette")
    #expect(bench.state.popup == .menu(row: "palette", highlighted: 0))
    try bench.click("palette", .item(2))
    #expect(bench.messages == [.changed(ValueKey("palette"), to: .choice(2))])
    #expect(bench.state.popup == nil)
  }

  @Test func aPressOutsideClosesTheMenuAndChangesNothing() throws {
    let bench = Workbench(row)
    try bench.click("palette")
    bench.send(.pointerMoved(Point(x: 10, y: 10)))
    // Not even the scene gets it.
    let isTaken = bench.send(.pointerDown)
    #expect(isTaken && bench.state.popup == nil && bench.messages.isEmpty)
    #expect(bench.send(.pointerUp))
  }

  @Test func keysChooseInAnOpenMenu() throws {
    let bench = Workbench(row)
    bench.state.focusFirst(on: bench.layout)
    bench.press(.enter)
    bench.press(.down)
    bench.press(.down)
    bench.press(.up)
    bench.press(.enter)
    #expect(bench.messages == [.changed(ValueKey("palette"), to: .choice(1))])
    bench.press(.enter)
    bench.press(.end)
    #expect(bench.press(.escape))
    #expect(bench.state.popup == nil && bench.messages.count == 1)
    #expect(bench.state.focus == Target("palette"))
  }

  @Test func arrowsGoRoundWithoutOpening() throws {
    let bench = Workbench(row)
    bench.state.focusFirst(on: bench.layout)
    bench.press(.left)
    #expect(bench.last == .changed(ValueKey("palette"), to: .choice(2)))
    bench.press(.right)
    #expect(bench.last == .changed(ValueKey("palette"), to: .choice(0)))
  }

  @Test func aMenuLargerThanTheWindowScrolls() throws {
    let bench = Workbench(
      .menu("many", (0..<40).map { "choice \($0)" }), size: Size(width: 500, height: 300))
    try bench.click("many")
    let open = try #require(bench.layout.popup)
    #expect(open.frame.minY >= 0 && open.frame.maxY <= 300)
    bench.press(.end)
    bench.press(.enter)
    #expect(bench.last == .changed(ValueKey("many"), to: .choice(39)))
    try bench.click("many")
    // The chosen one is in sight again.
    let hitTarget = try bench.rect("many", .item(39))
    let frame = try #require(bench.layout.popup).frame
    #expect(hitTarget.minY >= frame.minY && hitTarget.maxY <= frame.maxY)
    bench.send(.pointerMoved(Point(x: frame.minX + 20, y: frame.minY + 20)))
    bench.send(.scrolled(5000))
    bench.click(at: Point(x: frame.minX + 20, y: frame.minY + 20))
    #expect(bench.last == .changed(ValueKey("many"), to: .choice(0)))
  }

  // MARK: - Switches

  private let toggle = Row("visible", .toggle(Toggle(ValueKey("visible"), isOn: true)))

  @Test func aClickTurnsTheSwitch() throws {
    let bench = Workbench(toggle)
    try bench.click("visible")
    #expect(bench.messages == [.changed(ValueKey("visible"), to: .toggle(false))])
  }

  @Test func aPressThatIsLetGoElsewhereTurnsNothing() throws {
    let bench = Workbench(toggle)
    bench.drag(from: try bench.middle("visible"), to: Point(x: 20, y: 20))
    #expect(bench.messages.isEmpty)
  }

  @Test func keysTurnTheSwitch() throws {
    let bench = Workbench(toggle)
    bench.state.focusFirst(on: bench.layout)
    bench.press(.right)
    #expect(bench.messages.isEmpty)
    bench.press(.left)
    bench.press(.enter)
    #expect(
      bench.messages == [
        .changed(ValueKey("visible"), to: .toggle(false)),
        .changed(ValueKey("visible"), to: .toggle(true)),
      ])
  }

  /// By the pointer and by Return it is switched on, whatever it shows, and by no key off.
  @Test(arguments: [false, true])
  func aMomentarySwitchIsOnlySwitchedOn(isOn: Bool) throws {
    let key = ValueKey("flash")
    let bench = Workbench(Row("flash", .toggle(Toggle(key, isOn: isOn, isMomentary: true))))
    // As wide as the other controls.
    let rect = try bench.rect("flash")
    #expect(rect.size.width > 100 && rect.size.height == 22)
    try bench.click("flash")
    bench.state.focusFirst(on: bench.layout)
    bench.press(.enter)
    bench.press(.left)
    bench.press(.right)
    #expect(bench.messages == Array(repeating: .changed(key, to: .toggle(true)), count: 3))
  }

  @Test func theKnobGlidesAndThenRests() throws {
    let bench = Workbench(toggle)
    let target = Target.turn(of: "visible")
    try bench.click("visible")
    bench.wait(0.05)
    let halfway = bench.state.glided(target, 0, at: bench.time)
    #expect(halfway > 0 && halfway < 1)
    #expect(bench.state.nextChange(after: bench.time) == bench.time)
    bench.send(.pointerLeft)
    bench.wait(1)
    bench.state.follow(bench.panel, at: bench.time)
    #expect(bench.state.glided(target, 0, at: bench.time) == 0)
    #expect(bench.state.nextChange(after: bench.time) == nil)
  }

  @Test func withLessMotionTheKnobJumps() throws {
    let bench = Workbench(toggle)
    bench.state.reducesMotion = true
    try bench.click("visible")
    #expect(bench.state.glides.values.allSatisfy { $0.isSettled(at: bench.time) })
    #expect(bench.state.glided(.turn(of: "visible"), 0, at: bench.time) == 0)
  }

  // MARK: - Buttons and groups

  @Test func buttonsAnswerToClicksAndReturn() throws {
    let bench = Workbench(toggle)
    try bench.click("copy button")
    #expect(bench.messages == [.pressed("copy button")])
    bench.press(.tab)
    bench.press(.enter)
    #expect(bench.last == .pressed("swift button"))
  }

  @Test func aGroupOpensAndCloses() throws {
    let bench = Workbench([
      .group(
        Group("spring group", label: "spring", reading: "0.3", items: [.row(.slider("bounce", 0))]))
    ])
    #expect(bench.layout.rect(of: Target("bounce")) == nil)
    try bench.click("spring group")
    #expect(bench.layout.rect(of: Target("bounce")) != nil)
    bench.press(.left)
    #expect(bench.layout.rect(of: Target("bounce")) == nil)
    bench.press(.enter)
    #expect(bench.layout.rect(of: Target("bounce")) != nil)
    #expect(bench.messages.isEmpty)
  }
}
