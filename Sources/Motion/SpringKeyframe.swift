/// A keyframe that a spring pulls to its value, and which ends where the spring got to.
///
/// It does not snap to its target: cut off early, it holds what it reached, and the next keyframe
/// starts there.
package struct SpringKeyframe: Hashable, Sendable {
  package let target: Double
  package let duration: Double
  package let spring: Spring

  /// Creates a keyframe that goes towards `to`, pulled by `spring`, for `duration` seconds, which
  /// must be above 0.
  package init(_ to: Double, duration: Double, spring: Spring) {
    precondition(duration > 0, "SpringKeyframe.duration must be positive, got \(duration)")
    (target, self.duration, self.spring) = (to, duration, spring)
  }
}
