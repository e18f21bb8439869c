import Testing

@testable import Viewer

@Suite struct SceneClockTests {
  @Test func timeRunsAtItsSpeed() {
    var clock = SceneClock(time: 1, isPaused: false, speed: 2)
    for wall in [10.0, 10.05, 10.1] { clock.advance(to: wall) }
    #expect(abs(clock.time - 1.2) < 1e-12)
  }

  @Test func aPausedClockStandsAndAGapDoesNotCount() {
    var clock = SceneClock(time: 0, isPaused: true, speed: 1)
    clock.advance(to: 5)
    clock.advance(to: 6)
    #expect(clock.time == 0)
    clock.isPaused = false
    clock.advance(to: 6.05)
    #expect(abs(clock.time - 0.05) < 1e-12)
    clock.advance(to: 3600)  // the machine slept
    #expect(abs(clock.time - 0.15) < 1e-12)
  }

  @Test func steppingPausesAndNeverGoesBeforeTheBeginning() {
    var clock = SceneClock(time: 1, isPaused: false, speed: 1)
    clock.step(frames: 3, notBefore: 0)
    #expect(clock.isPaused && abs(clock.time - 1.05) < 1e-12)
    clock.step(frames: -600, notBefore: 0.5)
    #expect(clock.time == 0.5)
  }
}
