/// A keyframe that goes straight to its value, its progress eased by a curve.
package struct LinearKeyframe: Hashable, Sendable {
  let target: Double
  let duration: Double
  let timingCurve: UnitCurve

  /// Creates a keyframe that arrives at `to` after `duration` seconds, which must be above 0.
  package init(_ to: Double, duration: Double, timingCurve: UnitCurve = .linear) {
    precondition(duration > 0, "LinearKeyframe.duration must be positive, got \(duration)")
    target = to
    self.duration = duration
    self.timingCurve = timingCurve
  }
}

/// A keyframe on a smooth cubic curve through its neighbors.
package struct CubicKeyframe: Hashable, Sendable {
  let target: Double
  let duration: Double
  let startVelocity: Double?
  let endVelocity: Double?

  /// Creates a keyframe that arrives at `to` after `duration` seconds, which must be above 0.
  ///
  /// Velocities are per second. One that is `nil` follows from the neighbor on that side: another
  /// cubic gives the slope between the far ends of both, any other its velocity at the joint; a
  /// move, or nothing, gives 0.
  package init(
    _ to: Double, duration: Double, startVelocity: Double? = nil, endVelocity: Double? = nil
  ) {
    precondition(duration > 0, "CubicKeyframe.duration must be positive, got \(duration)")
    target = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }
}

/// A keyframe that a spring pulls to its value, and which ends where the spring got to.
///
/// It does not snap to its target: cut off early, it holds what it reached, and the next keyframe
/// starts there.
package struct SpringKeyframe: Hashable, Sendable {
  package let target: Double
  package let duration: Double?
  package let spring: Spring
  let startVelocity: Double?

  /// Creates a keyframe that goes towards `to` for `duration` seconds.
  ///
  /// - Parameters:
  ///   - to: Where the spring pulls.
  ///   - duration: Seconds, above 0; if `nil`, until the spring settles within 0.0001.
  ///   - spring: What pulls.
  ///   - startVelocity: Per second; if `nil`, the velocity at the end of the keyframe before.
  package init(
    _ to: Double, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Double? = nil
  ) {
    if let duration {
      precondition(duration > 0, "SpringKeyframe.duration must be positive, got \(duration)")
    }
    target = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }
}

/// A keyframe that jumps to its value and takes no time.
package struct MoveKeyframe: Hashable, Sendable {
  let target: Double

  /// Creates a jump to `to`.
  package init(_ to: Double) {
    target = to
  }
}

/// One step of a track, of any of the four kinds.
package enum Keyframe: Hashable, Sendable {
  case linear(LinearKeyframe)
  case cubic(CubicKeyframe)
  case spring(SpringKeyframe)
  case move(MoveKeyframe)
}

/// Collects the keyframes that are written one below the other in a `KeyframeTrack`.
@resultBuilder
package enum KeyframesBuilder {
  package static func buildExpression(_ keyframe: LinearKeyframe) -> Keyframe { .linear(keyframe) }
  package static func buildExpression(_ keyframe: CubicKeyframe) -> Keyframe { .cubic(keyframe) }
  package static func buildExpression(_ keyframe: SpringKeyframe) -> Keyframe { .spring(keyframe) }
  package static func buildExpression(_ keyframe: MoveKeyframe) -> Keyframe { .move(keyframe) }
  package static func buildBlock(_ keyframes: Keyframe...) -> [Keyframe] { keyframes }
}
