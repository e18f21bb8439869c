import Scenes
import Testing

@testable import Viewer

/// Overlays over the scene, tested without drawing one.
@Suite struct OverlayStateTests {
  @Test func aNoticeStaysAndFadesAndIsRemoved() {
    var overlays = OverlayState()
    overlays.show(notice: "done", at: 10)
    #expect(overlays.noticeOpacity(at: 12) == 1 && overlays.nextChange == 12)
    #expect(overlays.noticeOpacity(at: 12.2) < 1 && overlays.noticeOpacity(at: 12.2) > 0)
    overlays.expire(at: 13)
    #expect(overlays.notice == nil && overlays.nextChange == nil)
  }

  /// 20 characters a second beyond the first 40
  @Test func aLongNoticeStaysAsLongAsItTakesToRead() {
    var overlays = OverlayState()
    overlays.show(notice: String(repeating: "a", count: 140), at: 10)
    #expect(overlays.nextChange == 17)
  }

  @Test func escapeClosesEverythingButFrameTimes() {
    var overlays = OverlayState()
    overlays.handle(.frameTimesToggled)
    let hasClosed = overlays.close(at: 1)
    #expect(!hasClosed)
    overlays.handle(.helpToggled)
    overlays.shownError = ShownError(headline: "A mistake", details: [])
    let hasClosedMore = overlays.close(at: 1)
    #expect(hasClosedMore && !overlays.isHelpOpen && overlays.shownError == nil)
    #expect(overlays.showsFrameTimes)
  }

  @Test func anotherSceneHasNothingChosenAndNoMistakes() {
    var overlays = OverlayState()
    overlays.tuning.choose(by: 1, of: ButtonScene(environment: SceneEnvironment()).parameters)
    overlays.shownError = ShownError(headline: "A mistake", details: [])
    overlays.showReadout(at: 1)
    overlays.sceneChanged()
    #expect(overlays == OverlayState())
  }
}
