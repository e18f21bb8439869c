import Testing

@testable import Viewer

/// Recordings in progress, tested without a window.
@Suite struct RecordingsTests {
  @Test func aVideoBeginsAndEndsByTheSameKey() {
    var recording = Recordings()
    #expect(recording.handle(.videoToggled, at: 10).effects == [.startVideo])
    #expect(recording.video?.start == 10)
    #expect(recording.marks(at: 12.5).map(\.text) == ["0:02"])
    #expect(recording.changes(after: 12.5) == [13])
    let end = recording.handle(.videoToggled, at: 20)
    #expect(end.effects == [.endVideo] && end.message?.said == nil)
    #expect(recording.video == nil && recording.marks(at: 20).isEmpty)
  }

  /// Another may have begun before the one before has become a file.
  @Test func aFileThatIsDoneEndsNoOtherVideo() {
    var recording = Recordings()
    _ = recording.handle(.videoToggled, at: 10)
    let outcome = VideoOutcome.written(path: "/v/a.mkv", frames: 60, dropped: 2)
    let done = recording.handle(.videoEnded(outcome, isRecording: true), at: 11)
    #expect(recording.video != nil)
    #expect(
      done.message?.said
        == "wrote /v/a.mkv, 60 frames; 2 more were drawn than could be encoded in time")
    _ = recording.handle(.videoEnded(.failed(reason: "full"), isRecording: false), at: 12)
    #expect(recording.video == nil)
  }

  @Test func aScriptEndsWithItsScene() {
    var recording = Recordings()
    #expect(recording.handle(.sceneLeft, at: 1).endedScript == nil)
    #expect(recording.handle(.scriptToggled(sceneTime: 4), at: 2).endedScript == nil)
    #expect(recording.marks(at: 3).map(\.text) == ["script 0:01"])
    #expect(recording.handle(.sceneLeft, at: 5).endedScript?.sceneTime == 4)
    #expect(recording.handle(.scriptToggled(sceneTime: 9), at: 6).endedScript == nil)
    #expect(recording.handle(.scriptToggled(sceneTime: 12), at: 9).endedScript?.sceneTime == 9)
  }

  @Test func aScreenshotIsOnItsWayUntilItHasLeftTheGPU() {
    var recording = Recordings()
    #expect(recording.handle(.pictureAsked, at: 1).effects == [.writePicture])
    #expect(recording.isCopyingPicture)
    _ = recording.handle(.picturesCopied, at: 2)
    #expect(!recording.isCopyingPicture)
    #expect(
      recording.handle(.pictureFailed(reason: "full"), at: 3).message
        == Message("No screenshot: full", isFailure: true, saying: "no screenshot: full"))
  }
}
