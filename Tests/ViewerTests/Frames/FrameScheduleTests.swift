import Testing

@testable import Viewer

/// When frames and programs are due, without a scene.
@Suite struct FrameScheduleTests {
  @Test func twoFramesAreWholeAfterAnotherSize() {
    var frames = FrameSchedule()
    frames.begin(at: 1, sceneTime: 0, refreshRate: 60)
    #expect(!frames.needsDrawing && !frames.isAfterResize)
    frames.sizeChanged()
    var isWhole: [Bool] = []
    for index in 0..<3 {
      frames.begin(at: 2 + Double(index), sceneTime: 0, refreshRate: 60)
      isWhole.append(frames.isAfterResize)
    }
    #expect(isWhole == [true, true, false])
  }

  @Test func aFrameRateThatIsAskedForIsKeptBelowTheMonitors() {
    var frames = FrameSchedule(framesPerSecond: 10)
    // The second is the first that has a turn.
    for _ in 0..<2 { frames.begin(at: 1, sceneTime: 0, refreshRate: 60) }
    #expect(abs(frames.secondsUntilDue(at: 1) - 0.1) < 1e-9)
    #expect(!frames.isDue(at: 1.05) && frames.isDue(at: 1.11))
  }

  @Test func programsAreMadeOnceASceneHasFadedIn() {
    var frames = FrameSchedule()
    #expect(frames.effectsDue(at: 1, isFading: true, isVisible: true).isEmpty)
    #expect(frames.effectsDue(at: 1, isFading: false, isVisible: false).isEmpty)
    #expect(frames.effectsDue(at: 1, isFading: false, isVisible: true) == [.makePrograms])
    #expect(frames.effectsDue(at: 2, isFading: false, isVisible: true).isEmpty)
    frames.sceneChanged()
    #expect(frames.effectsDue(at: 3, isFading: false, isVisible: true) == [.makePrograms])
  }

  /// A second after the scene before has faded, and not before there are programs.
  @Test func whatIsUnusedIsFreedOnce() {
    var frames = FrameSchedule()
    _ = frames.effectsDue(at: 1, isFading: false, isVisible: true)
    frames.fadeEnded(at: 1)
    #expect(frames.unusedDue(isFading: false) == nil)
    #expect(frames.handle(.programsMade) == ["the programs for a press are made"])
    #expect(frames.unusedDue(isFading: false) == 2)
    #expect(frames.effectsDue(at: 1.9, isFading: false, isVisible: true).isEmpty)
    #expect(frames.effectsDue(at: 2, isFading: false, isVisible: true) == [.giveUpUnused])
    #expect(frames.effectsDue(at: 3, isFading: false, isVisible: true).isEmpty)
  }

  @Test func standInsAreReportedWhenTheyComeAndGo() {
    var frames = FrameSchedule()
    frames.begin(at: 1, sceneTime: 0, refreshRate: 60)
    #expect(frames.handle(.drawn(withStandIns: true, awaitsPrograms: true)).count == 1)
    #expect(frames.drawsStandIns && frames.needsDrawing)
    #expect(frames.handle(.drawn(withStandIns: true, awaitsPrograms: false)).isEmpty)
    #expect(frames.handle(.drawn(withStandIns: false, awaitsPrograms: false)).count == 1)
  }
}
