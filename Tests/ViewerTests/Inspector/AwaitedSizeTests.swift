import Layers
import Testing

@testable import Viewer

/// Opening and closing the panel while a window system takes its time with another size.
@Suite struct AwaitedSizeTests {
  private func isDrawn(_ viewer: TestedViewer) -> Bool {
    viewer.state.panel.shownLayout != nil
  }

  @Test func theWindowIsDrawnAsBeforeUntilItHasGrown() {
    var viewer = TestedViewer()
    viewer.press(.tab)
    viewer.take(.panel(.sizeAsked))
    #expect(!isDrawn(viewer) && viewer.state.stage.pixelWidth == 720)
    // It goes on drawing, and the keys are the panel's.
    #expect(viewer.take(.tick, after: 0.03).contains(.draw))
    viewer.press(.down)
    #expect(viewer.state.overlays.tuning.chosen == nil)
    viewer.resize(width: 1032, height: 320)
    #expect(isDrawn(viewer) && viewer.state.stage.pixelWidth < 1032)
  }

  @Test func thePanelStaysUntilTheWindowHasShrunk() {
    var viewer = TestedViewer()
    viewer.resize(width: 1032, height: 320)
    viewer.press(.tab)
    let stage = viewer.state.stage.pixelWidth
    viewer.press(.tab)
    viewer.take(.panel(.sizeAsked))
    #expect(isDrawn(viewer) && viewer.state.stage.pixelWidth == stage)
    viewer.resize(width: 720, height: 320)
    #expect(!isDrawn(viewer) && viewer.state.stage.pixelWidth == 720)
  }

  @Test func aSizeThatDoesNotComeIsAwaitedForATenthOfASecond() throws {
    var viewer = TestedViewer(isPaused: true)
    viewer.wait(0.1)
    viewer.press(.tab)
    viewer.take(.panel(.sizeAsked))
    viewer.take(.tick, after: 0.05)
    #expect(!isDrawn(viewer))
    let wait = try #require(viewer.state.secondsUntilTick(at: viewer.time))
    #expect(wait <= 0.05)
    #expect(viewer.take(.tick, after: 0.06).contains(.draw))
    #expect(isDrawn(viewer))
  }

  @Test func aWindowThatIsNotAskedShowsThePanelAtOnce() {
    var viewer = TestedViewer()
    viewer.press(.tab)
    #expect(isDrawn(viewer))
  }
}
