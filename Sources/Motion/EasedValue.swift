/// A number moved by animations that do not merge but are laid over each other.
///
/// ```swift
/// var opacity = EasedValue(0)
/// opacity.animate(to: 1, at: 0, with: .linear(duration: 0.4))
/// opacity.animate(to: 0, at: 0.2, with: .linear(duration: 0.4))  // turns round in a soft bow
/// ```
///
/// The older animation keeps running to its own target r(t), and the newer one goes from there to
/// its target: r(t) + p(t)·(target − r(t)), p being its progress. Only changes that can still be
/// seen are stored: times before the latest one give the value at that change.
package struct EasedValue: Hashable, Sendable {
  private struct Run: Hashable {
    let target: Double
    let startTime: Double
    let animation: EasedAnimation

    var endTime: Double { startTime + animation.duration }
  }

  private var base: Double
  private var runs: [Run] = []

  /// Creates a number at rest.
  package init(_ value: Double) {
    base = value
  }

  /// Where the value is, or where it is going.
  package var target: Double { runs.last?.target ?? base }

  /// Starts an animation to a new target, on top of those that still run.
  package mutating func animate(
    to newTarget: Double, at time: Double, with animation: EasedAnimation
  ) {
    if let over = runs.lastIndex(where: { $0.endTime <= time }) {
      base = runs[over].target  // covers everything below it
      runs.removeSubrange(...over)
    }
    runs.append(Run(target: newTarget, startTime: time, animation: animation))
  }

  /// Returns the value at `time`, in seconds on the clock of `animate`.
  package func value(at time: Double) -> Double {
    let time = max(time, runs.last?.startTime ?? time)
    return runs.reduce(base) { value, run in
      value + run.animation.progress(at: time - run.startTime) * (run.target - value)
    }
  }

  /// When the newest animation, which covers all others, is over; 0 if there is none.
  package var endTime: Double { runs.last?.endTime ?? 0 }

  /// Whether the newest animation, which covers all others, is over.
  package func isSettled(at time: Double) -> Bool {
    runs.last.map { $0.endTime <= time } ?? true
  }
}
