import Layers
import Testing

@testable import Viewer

/// The scene's time and its scrubber, without a scene.
@Suite struct SceneTimeTests {
  private let layout = ScrubberLayout(in: Size(width: 720, height: 320))

  private func surroundings(
    isPointerTaken: Bool = false, earliest: Double = 0
  ) -> SceneTime.Surroundings {
    SceneTime.Surroundings(
      layout: layout, scale: 1, isPointerTaken: isPointerTaken,
      limits: SceneTime.Limits(earliest: earliest))
  }

  /// Time 4, which runs since wall time 100.
  private func running() -> SceneTime {
    var time = SceneTime(at: 0, isPaused: false, speed: 1)
    for step in 0...40 { time.handle(.passed, at: 100 + Double(step) / 10) }
    return time
  }

  @Test func theTimeThatHasPassedIsTheLatest() {
    let time = running()
    #expect(abs(time.clock.time - 4) < 1e-9 && time.isLatest)
    #expect(time.range(in: SceneTime.Limits()) == 0...5)
    #expect(time.range(in: SceneTime.Limits(scriptEnd: 8)) == 0...10)
  }

  @Test func steppingBackPausesAndLeavesTheLatestTime() {
    var time = running()
    time.handle(.stepped(frames: -60), at: 104)
    #expect(abs(time.clock.time - 3) < 1e-9 && time.clock.isPaused && !time.isLatest)
    #expect(time.scrubber.isPinned)
    time.handle(.stepped(frames: -600), at: 104, in: SceneTime.Limits(earliest: 2))
    #expect(time.clock.time == 2)
  }

  @Test func aChangeInThePastMakesItTheLatest() {
    var time = running()
    time.handle(.stepped(frames: -60), at: 104)
    time.handle(.laterForgotten, at: 104)
    #expect(time.isLatest)
  }

  @Test func anotherSceneBeginsAtItsOwnTime() {
    var time = running()
    time.handle(.sceneBegan(at: 1.5), at: 104)
    #expect(time.clock.time == 1.5 && time.scrubber.latestTime == 1.5)
    time.handle(.rewound, at: 104)
    #expect(time.clock.time == 0 && time.scrubber.latestTime == 0)
  }

  /// A user who has paused goes back to a scene that ran when it was left.
  @Test func aPauseStaysWhenASceneReturns() {
    var time = running()
    let left = time.clock
    time.handle(.sceneBegan(at: 0), at: 104)
    time.handle(.pauseToggled, at: 104)
    time.handle(.sceneReturned(left), at: 105)
    #expect(time.clock.time == left.time && time.clock.isPaused && time.isLatest)
  }

  @Test func draggingIsTakenAndJumps() throws {
    let layout = try #require(layout)
    var time = running()
    let range = time.range(in: SceneTime.Limits())
    let place = Point(x: layout.x(of: 2, in: range), y: layout.track.center.y)
    let near = time.handle(.pointerMoved(place), at: 104, in: surroundings())
    #expect(near == SceneTime.PointerReply(isTaken: true, needsDrawing: true))
    let down = time.handle(.pointerDown, at: 104, in: surroundings())
    #expect(down == SceneTime.PointerReply(isTaken: true, hasJumped: true))
    #expect(abs(time.clock.time - 2) < 0.01 && time.clock.isPaused)
    #expect(time.handle(.pointerUp, at: 104, in: surroundings()).isTaken)
    #expect(!time.handle(.pointerUp, at: 104, in: surroundings()).isTaken)
  }

  @Test func nothingIsTakenWhileTheSceneIsHeld() throws {
    let place = try #require(layout).track.center
    var time = running()
    let reply = time.handle(.pointerMoved(place), at: 104, in: surroundings(isPointerTaken: true))
    #expect(reply == SceneTime.PointerReply() && !time.scrubber.isOpen)
  }

  @Test func nothingIsTakenWhereThereIsNoScrubber() {
    var (time, nowhere) = (running(), surroundings())
    nowhere.layout = nil
    #expect(
      time.handle(.pointerMoved(Point(x: 360, y: 290)), at: 104, in: nowhere).isTaken == false)
    #expect(time.handle(.scrolled(x: 0, y: 3), at: 104, in: nowhere) == SceneTime.PointerReply())
  }
}
