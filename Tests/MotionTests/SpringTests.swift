import Motion
import TestSupport
import Testing

@Suite struct SpringTests {
  @Test func parametersFollowFromDurationAndBounce() throws {
    for row in try GoldenTable("spring_parameters").rows {
      let (duration, bounce) = try (row.number("duration"), row.number("bounce"))
      let spring = Spring(duration: duration, bounce: bounce)
      expect(spring.duration, isCloseTo: duration)
      expect(spring.bounce, isCloseTo: bounce)
      expect(spring.mass, isCloseTo: 1)
      expect(spring.dampingRatio, isCloseTo: try row.number("damping_ratio"))
      expect(spring.stiffness, isCloseTo: try row.number("stiffness"))
      expect(spring.damping, isCloseTo: try row.number("damping"))
      expect(spring.settlingDuration(), isCloseTo: try row.number("settling_duration"))
      let reached = spring.value(target: 10, time: 0.1)
      expect(reached, isCloseTo: try row.number("value_target10_at_0.1"))
    }
  }

  @Test func presetsAreThoseOfSwiftUI() throws {
    let presets = [
      "smooth": Spring.smooth, "snappy": .snappy, "bouncy": .bouncy,
      "spring(duration: 0.3)": Spring(duration: 0.3), "spring()": Spring(),
    ]
    let rows = try GoldenTable("spring_presets").rows
    #expect(rows.count == presets.count)
    for row in rows {
      let spring = try #require(presets[row.text("preset")], "\(row)")
      expect(spring.duration, isCloseTo: try row.number("duration"))
      expect(spring.bounce, isCloseTo: try row.number("bounce"))
      expect(spring.dampingRatio, isCloseTo: try row.number("damping_ratio"))
      expect(spring.stiffness, isCloseTo: try row.number("stiffness"))
      expect(spring.damping, isCloseTo: try row.number("damping"))
      expect(spring.settlingDuration(), isCloseTo: try row.number("settling_duration"))
    }
  }

  @Test func presetsTakeADurationAndExtraBounce() {
    #expect(Spring.smooth(duration: 0.2, extraBounce: 0.1) == Spring(duration: 0.2, bounce: 0.1))
    #expect(Spring.snappy(duration: 0.35, extraBounce: 0.5) == Spring(duration: 0.35, bounce: 0.65))
    #expect(Spring.bouncy(duration: 0.6, extraBounce: 0.25) == Spring(duration: 0.6, bounce: 0.55))
  }

  @Test(arguments: [
    ("spring_d030_b000", Spring(duration: 0.3), 0.5, 2.0),
    ("spring_d030_b040", Spring(duration: 0.3, bounce: 0.4), 0.5, 2.0),
    ("spring_d030_bm030", Spring(duration: 0.3, bounce: -0.3), 0.5, 2.0),
    ("spring_scale_press", Spring(duration: 0.3), 1.0, 0.95),
    ("spring_default_d050_b000", Spring(), 0.0, 1.0),
  ])
  func motionAgreesWithRungeKutta(table: String, spring: Spring, start: Double, end: Double) throws
  {
    for row in try GoldenTable(table).rows {
      let time = try row.number("t")
      let value = start + spring.value(target: end - start, time: time)
      let velocity = spring.velocity(target: end - start, time: time)
      expect(value, isCloseTo: try row.number("value"))
      expect(value, isCloseTo: try row.number("rk4_value"))
      expect(velocity, isCloseTo: try row.number("velocity"))
      expect(velocity, isCloseTo: try row.number("rk4_velocity"))
      expect(end + spring.offset(from: start - end, at: time), isCloseTo: try row.number("value"))
      expect(
        spring.offsetVelocity(from: start - end, at: time), isCloseTo: try row.number("velocity"))
    }
  }

  // Measured on Apple's framework: smooth, target 4, initial velocity 1.5
  @Test(arguments: [
    (0.5, 3.946996856186481), (1, 3.99981598869808), (1.5, 3.9999994975789717),
    (2, 3.9999999987652255),
  ])
  func initialVelocityIsCarriedOn(time: Double, expected: Double) {
    let value = Spring.smooth.value(target: 4, initialVelocity: 1.5, time: time)
    expect(value, isCloseTo: expected, within: 1e-12)
  }

  // Measured on Apple's framework, to the digits published: duration, bounce, settling, value
  @Test(arguments: [
    (0.4, 0, 0.6, 4.656), (0.4, 0.3, 0.854188, 5.614), (0.4, 0.5, 1.157199, 6.473),
    (0.4, -0.3, 1.2, 3.724), (1, 0, 1.5, 1.313), (1, 0.3, 1.953928, 1.457),
    (0.5, 0.15, 0.876827, 3.881), (0.2, 0.7, 0.981661, 13.679),
  ])
  func agreesWithAppleMeasurements(
    duration: Double, bounce: Double, settling: Double, reached: Double
  ) {
    let spring = Spring(duration: duration, bounce: bounce)
    expect(spring.settlingDuration(), isCloseTo: settling, within: 1e-6)
    expect(spring.value(target: 10, time: 0.1), isCloseTo: reached, within: 5.001e-4)
  }

  // duration 0.5, bounce 0.3, released at 100; from a Runge–Kutta integration at 10 µs
  @Test(arguments: [(0.0, 100.0), (0.1, 57.67), (0.2, 12.63), (0.5, -1.45)])
  func bouncySpringOvershoots(time: Double, expected: Double) {
    let offset = Spring(duration: 0.5, bounce: 0.3).offset(from: 100, at: time)
    expect(offset, isCloseTo: expected, within: 0.01)
  }

  @Test func randomSpringsAgreeWithRungeKutta() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<60 {
      let spring = Spring(
        duration: .random(in: 0.2...1, using: &random),
        bounce: .random(in: -0.8...0.9, using: &random))
      let (target, velocity) = (
        Double.random(in: -5...5, using: &random), Double.random(in: -20...20, using: &random)
      )
      let time = Double.random(in: 0.01...0.8, using: &random)
      let expected = integrate(spring, to: target, velocity: velocity, time: time)
      let value = spring.value(target: target, initialVelocity: velocity, time: time)
      let reached = spring.velocity(target: target, initialVelocity: velocity, time: time)
      expect(value, isCloseTo: expected.value, within: 1e-8)
      expect(reached, isCloseTo: expected.velocity, within: 1e-7)
    }
  }

  @Test func physicalConstantsDescribeTheSameSpring() {
    // ω₀ = √(200/2) = 10, ζ = 12/(2√400) = 0.3
    let spring = Spring(mass: 2, stiffness: 200, damping: 12)
    expect(spring.duration, isCloseTo: 0.6283185307179586)
    expect(spring.dampingRatio, isCloseTo: 0.3)
    expect(spring.bounce, isCloseTo: 0.7)
    expect(spring.stiffness, isCloseTo: 200)
    expect(spring.damping, isCloseTo: 12)
    #expect(spring.mass == 2)
  }

  @Test func overdampingMustBeAllowed() {
    // critical damping would be 2√100 = 20
    #expect(Spring(stiffness: 100, damping: 50).dampingRatio == 1)
    let overdamped = Spring(stiffness: 100, damping: 50, allowOverDamping: true)
    expect(overdamped.dampingRatio, isCloseTo: 2.5)
    expect(overdamped.bounce, isCloseTo: -0.6)
  }

  @Test func responseAndDampingRatioAreDurationAndBounce() {
    #expect(Spring(response: 0.4, dampingRatio: 0.5) == Spring(duration: 0.4, bounce: 0.5))
    expect(Spring(response: 0.4, dampingRatio: 2).bounce, isCloseTo: -0.5)
  }

  @Test func forceIsPullLessDamping() {
    // k = 200, c = 12: 200 · (5 − 2) − 12 · 4
    let spring = Spring(mass: 2, stiffness: 200, damping: 12)
    expect(spring.force(target: 5, position: 2, velocity: 4), isCloseTo: 552)
  }

  @Test(arguments: [1.0, 1.5, .infinity])
  func bounceOfOneOrMoreSwingsForEver(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    expect(spring.value(target: 3, time: 0.25), isCloseTo: 6)
    expect(spring.value(target: 3, time: 1000.25), isCloseTo: 6)
    expect(spring.value(target: 3, time: 1000.5), isCloseTo: 0)
    #expect(spring.settlingDuration() == .infinity)
    #expect(spring.bounce == 1)
  }

  @Test(arguments: [-1, -3, -Double.infinity])
  func bounceOfMinusOneOrLessHoldsTheValue(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    #expect(spring.value(target: 3, initialVelocity: 7, time: 100) == 0)
    #expect(spring.velocity(target: 3, initialVelocity: 7, time: 100) == 0)
    #expect(spring.force(target: 3, position: 3, velocity: 0) == 0)
    #expect(spring.settlingDuration() == .infinity)
    #expect(spring.bounce == -1)
  }

  @Test func timesBeforeTheStartCountAsTheStart() {
    #expect(Spring.bouncy.value(target: 3, initialVelocity: 7, time: -1) == 0)
    #expect(Spring.bouncy.velocity(target: 3, initialVelocity: 7, time: -1) == 7)
  }

  @Test(arguments: [1e-9, 0.3, 1e9], [-7.0, -0.9999999999999, -0.5, 0, 1e-12, 0.5, 1, 9])
  func extremesStayFinite(duration: Double, bounce: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    for time in [0.0, 1e-12, 1, 1e6, 1e200, .infinity] {
      for (target, velocity) in [(0, 0), (1e100, -1e100), (-1e-100, 1e100)] {
        let value = spring.value(target: target, initialVelocity: velocity, time: time)
        let reached = spring.velocity(target: target, initialVelocity: velocity, time: time)
        #expect(value.isFinite && reached.isFinite, "\(target), \(velocity) at \(time)")
      }
    }
  }

  @Test(arguments: [-0.9, -0.3, -1e-7, 0.0, 1e-7, 0.5])
  func dampedSpringsArriveInTheEnd(bounce: Double) {
    #expect(Spring(duration: 0.3, bounce: bounce).value(target: 8, time: 1e5) == 8)
  }

  @Test func impossibleConstantsAreRefused() async {
    let refusal = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Spring(duration: 0)
    }
    let reason = String(decoding: refusal?.standardErrorContent ?? [], as: UTF8.self)
    #expect(reason.contains("Spring.duration must be positive and finite, got 0.0"))
    await #expect(processExitsWith: .failure) { _ = Spring(response: 0.5, dampingRatio: -1) }
    await #expect(processExitsWith: .failure) { _ = Spring(duration: 0.5, bounce: .nan) }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: 0, damping: 1) }
  }

  /// Integrates x″ = k(target − x) − cx′ from 0 by the classical Runge–Kutta method, in 4000 steps.
  private func integrate(
    _ spring: Spring, to target: Double, velocity: Double, time: Double
  ) -> (value: Double, velocity: Double) {
    func acceleration(_ x: Double, _ v: Double) -> Double {
      spring.stiffness * (target - x) - spring.damping * v
    }
    let h = time / 4000
    var (x, v) = (0.0, velocity)
    for _ in 0..<4000 {
      let a1 = acceleration(x, v)
      let (x2, v2) = (x + h / 2 * v, v + h / 2 * a1)
      let a2 = acceleration(x2, v2)
      let (x3, v3) = (x + h / 2 * v2, v + h / 2 * a2)
      let a3 = acceleration(x3, v3)
      let (x4, v4) = (x + h * v3, v + h * a3)
      let a4 = acceleration(x4, v4)
      x += h / 6 * (v + 2 * v2 + 2 * v3 + v4)
      v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
    }
    return (x, v)
  }
}
