import Glibc

/// How long a spring takes to come to rest, and the spring that takes a given time for it.
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

  /// Creates the spring of mass 1 that settles in a given time, over a distance of 1.
  ///
  /// For a damping ratio below 1 that is the time which `settlingDuration` gives. From 1 on the
  /// distance is `epsilon` exactly at that time, and `settlingDuration` gives it rounded up to a
  /// tenth.
  ///
  /// - Parameters:
  ///   - settlingDuration: Seconds until rest, above 0.
  ///   - dampingRatio: How strongly swings are damped, above 0 and finite: others never settle.
  ///   - epsilon: Distance that counts as being there, between 0 and 1.
  package init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    precondition(
      settlingDuration > 0 && settlingDuration.isFinite,
      "settlingDuration must be positive and finite, got \(settlingDuration)")
    precondition(
      dampingRatio > 0 && dampingRatio.isFinite,
      "a spring settles only if its dampingRatio is positive and finite, got \(dampingRatio)")
    precondition(epsilon > 0 && epsilon < 1, "epsilon must be between 0 and 1, got \(epsilon)")

    func isInTime(_ response: Double) -> Bool {
      let spring = Spring(response: response, dampingRatio: dampingRatio)
      return spring.dampingRatio < 1
        ? spring.settlingDuration(epsilon: epsilon) <= settlingDuration
        : spring.offset(from: 1, at: settlingDuration) < epsilon
    }
    // A longer response settles later: find the longest one that is in time.
    var inTime = settlingDuration
    while !isInTime(inTime) { inTime /= 2 }
    var late = inTime * 2
    while isInTime(late) { late *= 2 }
    for _ in 0..<60 {
      let middle = (inTime + late) / 2
      if isInTime(middle) { inTime = middle } else { late = middle }
    }
    self.init(response: inTime, dampingRatio: dampingRatio)
  }
}
