import Controls
import Layers
import Opening
import Parameters
import Scenes
import Testing

@testable import Viewer

/// Undo, redo and comparing, without a window.
@Suite struct ChangeHistoryTests {
  private func values(_ scale: Double) -> TunedValues {
    var values = TunedValues()
    values.held["scale"] = .number(scale)
    return values
  }

  @Test func aDragIsOneStepHoweverLongItTakes() {
    var history = ChangeHistory()
    for step in 1...5 {
      history.note(
        from: values(Double(step - 1)), to: values(Double(step)), by: .drag(press: 1),
        at: Double(step) * 10)
    }
    history.note(from: values(5), to: values(6), by: .drag(press: 2), at: 50)
    #expect(history.undo(from: values(6)) == values(5))
    #expect(history.undo(from: values(5)) == values(0))
    #expect(history.undo(from: values(0)) == nil)
    #expect(history.redo(from: values(0)) == values(5))
  }

  @Test func aRunOfNudgesEndsAfterASecondOrWithAnotherParameter() {
    var history = ChangeHistory()
    let nudge = ChangeHistory.Origin.keys(parameter: "scale")
    history.note(from: values(0), to: values(1), by: nudge, at: 0)
    history.note(from: values(1), to: values(2), by: nudge, at: 0.9)
    history.note(from: values(2), to: values(3), by: nudge, at: 1.8)
    history.note(from: values(3), to: values(4), by: nudge, at: 2.9)
    history.note(from: values(4), to: values(5), by: .keys(parameter: "speed"), at: 2.95)
    #expect(history.undo(from: values(5)) == values(4))
    #expect(history.undo(from: values(4)) == values(3))
    #expect(history.undo(from: values(3)) == values(0))
  }

  @Test func aChangeAfterAnUndoForgetsWhatWasUndone() {
    var history = ChangeHistory()
    history.note(from: values(0), to: values(1), by: .once, at: 0)
    _ = history.undo(from: values(1))
    history.note(from: values(0), to: values(2), by: .once, at: 1)
    #expect(history.redo(from: values(2)) == nil)
    #expect(history.undo(from: values(2)) == values(0))
  }

  @Test func aDragThereAndBackIsNoStep() {
    var history = ChangeHistory()
    history.note(from: values(0), to: values(1), by: .drag(press: 1), at: 0)
    history.note(from: values(1), to: values(0), by: .drag(press: 1), at: 1)
    #expect(history.undo(from: values(0)) == nil)
  }

  // MARK: - In the viewer

  private func undo(_ viewer: inout TestedViewer) { viewer.press(.z, .control) }
  private func redo(_ viewer: inout TestedViewer) { viewer.press(.z, [.control, .shift]) }

  @Test func nudgesAreUndoneAndTheMessageSaysWhatCameBack() {
    var viewer = TestedViewer(isPaused: true)
    viewer.type("]")
    viewer.type("]")
    viewer.wait(1.5)
    viewer.type("]")
    undo(&viewer)
    #expect(viewer.held == ["wavesCount": .number(8)])
    #expect(viewer.state.overlays.notice?.text == "Undone: wavesCount is 8")
    #expect(viewer.state.readout?.value == "8")
    undo(&viewer)
    #expect(viewer.held.isEmpty)
    #expect(viewer.state.overlays.notice?.text == "Undone: wavesCount is reset")
    undo(&viewer)
    #expect(viewer.state.overlays.notice?.text == "Nothing to undo")
    redo(&viewer)
    #expect(viewer.held == ["wavesCount": .number(8)])
    viewer.press(.y, .control)
    #expect(viewer.held == ["wavesCount": .number(9)])
    #expect(viewer.state.overlays.notice?.text == "Redone: wavesCount is 9")
    redo(&viewer)
    #expect(viewer.state.overlays.notice?.text == "Nothing to redo")
  }

  @Test func releasingEverythingIsOneStep() {
    var viewer = TestedViewer(isPaused: true)
    viewer.type("]")
    viewer.hold("scale", at: .number(0.5))
    viewer.type("R")
    #expect(viewer.held.isEmpty)
    undo(&viewer)
    #expect(viewer.held == ["wavesCount": .number(7), "scale": .number(0.5)])
    #expect(viewer.state.overlays.notice?.text == "Undone: 2 values")
  }

  @Test func aDragInTheInspectorIsOneStep() throws {
    var viewer = TestedViewer(isPaused: true)
    viewer.press(.tab)
    let start = try viewer.middle(of: Target("scale"))
    var held: [[String: ParameterValue]] = []
    for press in [1.0, -1] {
      viewer.pressPointer(at: start)
      for step in 1...3 {
        let place = Point(x: start.x + press * Double(step) * 5, y: start.y)
        viewer.take(.input(.pointerMoved(place)), after: 2)
      }
      viewer.releasePointer()
      held.append(viewer.held)
    }
    #expect(held[0] != held[1] && held.allSatisfy { $0.count == 1 })
    undo(&viewer)
    #expect(viewer.held == held[0])
    undo(&viewer)
    #expect(viewer.held.isEmpty)
  }

  @Test func aDraggedMeshPointGoesBackAndForth() {
    var viewer = TestedViewer(AuroraScene.self, isPaused: true)
    // The vertex at (0.565, 0.340) of 720 × 320
    viewer.pressPointer(at: Point(x: 407, y: 109))
    for x in 400...420 { viewer.take(.input(.pointerMoved(Point(x: Double(x), y: 160)))) }
    viewer.releasePointer()
    let moved = viewer.held
    // 420 of 720, to four decimals
    guard case .points(let grid)? = moved["points"] else {
      Issue.record("no points are held")
      return
    }
    #expect(grid.points[5] == UnitPoint(x: 0.5833, y: 0.5) && moved.count == 1)
    undo(&viewer)
    #expect(viewer.held.isEmpty)
    #expect(viewer.state.overlays.notice?.text == "Undone: a dragged point")
    redo(&viewer)
    #expect(viewer.held == moved)
    // Another mesh puts the points back; undoing it brings mesh and points.
    viewer.hold("mesh", at: .choice("three"))
    #expect(viewer.held == ["mesh": .choice("three")])
    undo(&viewer)
    #expect(viewer.held == moved)
  }

  @Test func aDragOfThePrismsLightIsOneStep() {
    var viewer = TestedViewer(PrismScene.self)
    viewer.wait(2.5)
    let fit = viewer.state.fit
    let start = fit.transform.apply(to: Point(x: 6, y: 230))
    viewer.pressPointer(at: start)
    for step in 1...20 {
      viewer.take(.input(.pointerMoved(Point(x: start.x, y: start.y - Double(step)))), after: 0.1)
    }
    viewer.releasePointer()
    #expect(Set(viewer.held.keys) == ["lightFraction"])
    undo(&viewer)
    #expect(viewer.held.isEmpty)
  }

  /// Stepped back before the change, there is nothing of it to undo.
  @Test func aStepThatWouldChangeNothingIsPassed() {
    var viewer = TestedViewer()
    viewer.type("]")
    viewer.wait(1.5)
    viewer.type("]")
    for _ in 0..<30 { viewer.type(",") }
    #expect(viewer.number("wavesCount") == 7)
    undo(&viewer)
    #expect(viewer.held.isEmpty)
  }

  @Test func anotherSceneHasAnotherHistory() {
    var viewer = TestedViewer()
    viewer.type("]")
    viewer.press(.pageDown)
    viewer.take(.files(.tried(.accepted(date: .standard))))
    undo(&viewer)
    #expect(viewer.state.overlays.notice?.text == "Nothing to undo")
  }

  // MARK: - Comparing

  private func shown(_ viewer: TestedViewer) -> [String: ParameterValue] {
    viewer.state.shownScene.parameters.held
  }

  @Test func holdingCShowsTheValuesBeforeTheLastChange() {
    var viewer = TestedViewer(isPaused: true)
    viewer.type("]")
    viewer.wait(1.5)
    viewer.type("]")
    viewer.type("c")
    #expect(shown(viewer) == ["wavesCount": .number(7)])
    #expect(viewer.held == ["wavesCount": .number(8)])
    viewer.wait(10)
    #expect(viewer.state.overlays.notice?.text == "Before the last change")
    viewer.take(.input(.characterUp("c")))
    #expect(shown(viewer) == ["wavesCount": .number(8)])
    #expect(viewer.state.overlays.notice == nil)
    viewer.type("C")
    #expect(shown(viewer).isEmpty)
    #expect(viewer.state.overlays.notice?.text == "All defaults")
    viewer.take(.input(.characterUp("C")))
    undo(&viewer)
    #expect(viewer.held == ["wavesCount": .number(7)])
  }

  @Test func withoutAChangeTheDefaultsAreCompared() {
    var viewer = TestedViewer(isPaused: true)
    viewer.type("c")
    #expect(viewer.state.overlays.notice?.text == "All values are the defaults")
    viewer.take(.input(.characterUp("c")))
    var request = SceneRequest(scene: SceneCatalog.standard)
    request.script.held = [(name: "scale", value: .number(0.5))]
    viewer = TestedViewer(request, isPaused: true)
    viewer.type("c")
    #expect(shown(viewer).isEmpty && viewer.held == ["scale": .number(0.5)])
  }

  @Test func thePressGoesOnInBothWhileComparing() {
    var viewer = TestedViewer()
    viewer.type("]")
    viewer.type("c")
    viewer.pressPointer()
    #expect(viewer.isPressed)
    let mix = viewer.state.shownScene.parameters.all.first { $0.name == "mixCoeff" }
    #expect(
      mix.map { viewer.state.shownScene.value(of: $0, at: viewer.state.time.clock.time) }
        == .number(1))
    viewer.take(.input(.focusLost))
    #expect(shown(viewer) == viewer.held)
  }

  @Test func aNudgeEndsTheComparison() {
    var viewer = TestedViewer(isPaused: true)
    viewer.type("]")
    viewer.type("c")
    viewer.type("]")
    #expect(shown(viewer) == ["wavesCount": .number(8)])
  }
}
