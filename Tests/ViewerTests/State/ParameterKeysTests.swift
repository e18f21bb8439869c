import Scenes
import Testing

@testable import Viewer

/// Nudging parameters by keys, with a readout, without a window.
@Suite struct ParameterKeysTests {
  /// A viewer with `scale` chosen, the button's fifth parameter.
  private func viewerWithScaleChosen() -> TestedViewer {
    var viewer = TestedViewer(isPaused: true)
    for _ in 0..<5 { viewer.press(.down) }
    return viewer
  }

  @Test func arrowsChooseAndNudge() {
    var viewer = viewerWithScaleChosen()
    #expect(viewer.state.readout?.name == "scale")
    viewer.press(.left)
    #expect(viewer.held == ["scale": .number(0.99)])
    viewer.press(.left, .shift)
    #expect(viewer.number("scale") == 0.89)
    viewer.press(.right, .alt)
    #expect(viewer.number("scale") == 0.891)
    #expect(viewer.state.readout?.isSet == true)
  }

  @Test func homeReleasesTheChosenOneAndShiftRAll() {
    var viewer = viewerWithScaleChosen()
    viewer.press(.left)
    viewer.type("]")
    viewer.press(.home)  // the bracket has chosen its own parameter
    #expect(viewer.held == ["scale": .number(0.99)])
    viewer.type("]")
    viewer.type("R")
    #expect(viewer.held.isEmpty)
  }

  @Test func bracketsChangeTheNumberOfWaves() {
    var viewer = TestedViewer(isPaused: true)
    viewer.type("]")
    #expect(viewer.number("wavesCount") == 7)
    viewer.type("[")
    viewer.type("[")
    #expect(viewer.number("wavesCount") == 5)
    #expect(viewer.state.readout?.value == "5")
  }

  @Test func theReadoutStaysTwoSecondsAndFades() {
    var viewer = viewerWithScaleChosen()
    let draws = viewer.wait(1.9)
    #expect(viewer.state.overlays.readoutOpacity(at: viewer.time) == 1)
    viewer.wait(0.3)
    let fading = viewer.state.overlays.readoutOpacity(at: viewer.time)
    #expect(fading > 0 && fading < 1)
    viewer.wait(0.2)
    #expect(viewer.state.readout == nil)
    // One frame for the key, none while it stays.
    #expect(draws.count { $0 == .draw } <= 2)
  }

  @Test func arrowsAreTheScenesWhileNothingIsNudged() {
    var viewer = TestedViewer(CarouselScene.self)
    viewer.press(.right)
    viewer.wait(2)
    // A page of 632 points: four cards of 141.5 with 22 between them
    #expect(viewer.number("position") == 632 / 163.5)
    #expect(viewer.held.isEmpty)
    viewer.press(.down)
    viewer.press(.right)
    #expect(viewer.held.count == 1)
    #expect(viewer.number("position") == 632 / 163.5)
  }
}
