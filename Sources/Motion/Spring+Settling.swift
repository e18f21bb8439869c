import Glibc

/// How long a spring takes to come to rest.
extension Spring {
  /// Returns the seconds after which a value that started at 0 stays within `epsilon` of `target`.
  ///
  /// SwiftUI's own rules. A spring that overshoots takes ln((|σG − v₀| + |G|)/ε)/σ, which is not
  /// the tight bound. Any other is looked at every 0.1 s: the answer is the first such time from
  /// which it stays near for more than a second. Infinite for a spring that swings indefinitely,
  /// holds fast, or is still far away after 10 000 s.
  ///
  /// - Parameters:
  ///   - target: Where the value goes.
  ///   - initialVelocity: Change per second at the start.
  ///   - epsilon: Distance from `target` that counts as being there, above 0.
  package func settlingDuration(
    target: Double = 1, initialVelocity: Double = 0, epsilon: Double = 0.001
  ) -> Double {
    precondition(epsilon > 0, "epsilon must be positive, got \(epsilon)")
    guard decayRate > 0, decayRate.isFinite else { return .infinity }
    if dampingRatio < 1 {
      let reach = abs(decayRate * target - initialVelocity) + abs(target)
      return max(0, log(reach / epsilon) / decayRate)
    }
    var arrival: Int?
    for step in 0..<100_000 {
      let offset = offset(from: target, velocity: -initialVelocity, at: Double(step) * 0.1)
      guard abs(offset) < epsilon else {
        arrival = nil
        continue
      }
      let first = arrival ?? step
      if step - first > 10 { return Double(first) * 0.1 }
      arrival = first
    }
    return .infinity
  }
}
