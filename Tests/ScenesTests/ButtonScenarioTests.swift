import Layers
import Parameters
import TestSupport
import Testing

@testable import Scenes

/// The button in time, against the tables of the published source's arithmetic.
@Suite struct ButtonScenarioTests {
  private let canvas = Size(width: 360, height: 160)

  /// Press at 1 s, release at 2 s.
  private func playback(held: [(name: String, value: ParameterValue)] = []) -> Playback {
    var script = Script()
    script.presses = [Script.Press(start: 1, end: 2)]
    script.held = held
    return script.playback(of: SceneSource(ButtonScene.self), in: canvas)
  }

  private func number(_ name: String, in playback: Playback, at time: Double) throws -> Double {
    let scene = playback.scene(at: time)
    let parameter = try scene.parameters.parameter(named: name)
    return try #require(scene.value(of: parameter, at: time).number)
  }

  @Test func pressAndReleaseFollowTheTable() throws {
    let playback = playback()
    for row in try GoldenTable("button_press_scenario").rows {
      let time = try row.number("t")
      for (name, column) in [
        ("mixCoeff", "mix_coeff"), ("speedMultiplier", "speed_multiplier"),
        ("elapsedTime", "clock_m_squared"), ("amplitude", "amplitude"), ("scale", "scale"),
      ] {
        let found = try number(name, in: playback, at: time)
        let expected = try row.number(column)
        #expect(abs(found - expected) < 1e-9, "\(name) at \(time): \(found), not \(expected)")
      }
    }
  }

  /// At 60 frames a second at most one tick fits in a frame: 0.96 and 1.92.
  @Test func theClockCanRunAsSeenOnASixtyHertzDisplay() throws {
    let row = try #require(
      try GoldenTable("clock_rates").rows.first { try $0.text("frames_per_second") == "60" })
    let playback = playback(held: [("clock", .choice("60hz"))])
    let atPress = try number("elapsedTime", in: playback, at: 1)
    let atRelease = try number("elapsedTime", in: playback, at: 2)
    #expect(abs(atPress - (try row.number("rate_released"))) < 1e-12)
    #expect(abs(atRelease - atPress - (try row.number("rate_pressed"))) < 1e-12)
  }

  /// The phase is reduced in double precision: a minute's worth of digits is left even after 10 000
  /// s.
  @Test func largeTimesLoseNoDigits() {
    // 10 000 − 1591 · 2π, from 30 digits of π
    #expect(abs(HarmonicClock.phase(of: 10_000) - 3.452176277278) < 1e-11)
  }

  @Test func tappingFastNeverMakesAJump() throws {
    var random = SeededRandom(seed: 7)
    var script = Script()
    var time = 0.1
    for _ in 0..<60 {
      let end = time + Double.random(in: 0.002...0.12, using: &random)
      script.presses.append(Script.Press(start: time, end: end))
      time = end + Double.random(in: 0.002...0.12, using: &random)
    }
    let playback = script.playback(of: SceneSource(ButtonScene.self), in: canvas)
    // Fastest that a spring of 0.3 s moves 1.5: ω₀/e · 1.5 = 11.6 a second; taps may add up to some
    // times that.
    let step = 1e-4
    for name in ["amplitude", "scale"] {
      var last = try number(name, in: playback, at: 0)
      var lastVelocity: Double?
      for index in 1...Int(time / step) {
        let now = try number(name, in: playback, at: Double(index) * step)
        let velocity = (now - last) / step
        #expect(abs(now - last) < 0.01, "\(name) jumps at \(Double(index) * step)")
        // Acceleration is at most ω₀² · 3 gaps and 2ω₀ · velocity: the slope moves little in 0.1
        // ms.
        if let lastVelocity { #expect(abs(velocity - lastVelocity) < 0.5) }
        (last, lastVelocity) = (now, velocity)
      }
    }
  }
}
