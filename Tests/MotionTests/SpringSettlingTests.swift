import Motion
import TestSupport
import Testing

@Suite struct SpringSettlingTests {
  @Test func settlingDurationFollowsTargetVelocityAndEpsilon() {
    // ζ = 0.7 and ω₀ = 5π: ln((|109.9557… − 30| + 10)/1e-4)/10.99557…
    let spring = Spring(duration: 0.4, bounce: 0.3)
    let settling = spring.settlingDuration(target: 10, initialVelocity: 30, epsilon: 1e-4)
    expect(settling, isCloseTo: 1.246834209564)
  }

  @Test func settlingDurationIsNeverNegative() {
    #expect(Spring.bouncy.settlingDuration(target: 0) == 0)
    #expect(Spring.smooth.settlingDuration(target: 0) == 0)
  }

  @Test func settledSpringStaysWithinEpsilon() throws {
    var random = SeededRandom(seed: 2)
    for _ in 0..<200 {
      // ω_d is above 1 per second here, where SwiftUI's formula bounds the distance
      let spring = Spring(
        duration: .random(in: 0.1...1, using: &random),
        bounce: .random(in: 0.05...0.95, using: &random))
      let (target, velocity) = (
        Double.random(in: -10...10, using: &random), Double.random(in: -50...50, using: &random)
      )
      let settling = spring.settlingDuration(target: target, initialVelocity: velocity)
      for time in try nonEmpty(stride(from: settling, to: settling + 2, by: 0.01)) {
        let value = spring.value(target: target, initialVelocity: velocity, time: time)
        #expect(abs(value - target) <= 0.001, "\(spring) at \(time)")
      }
    }
  }

  @Test func passingTheTargetIsNotSettling() {
    // thrown so hard that it passes the target at 0.1 s, and is back near it only much later
    let spring = Spring(duration: 1)
    let passing = 10 / 0.1 + 2 * Double.pi * 10
    let settling = spring.settlingDuration(target: 10, initialVelocity: passing)
    expect(spring.value(target: 10, initialVelocity: passing, time: 0.1), isCloseTo: 10)
    #expect(settling > 1)
    let value = spring.value(target: 10, initialVelocity: passing, time: settling)
    expect(value, isCloseTo: 10, within: 0.001)
  }
}
