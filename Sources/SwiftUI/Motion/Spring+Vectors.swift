public import Foundation
internal import Motion

/// Where a value on the spring is, in closed form.
extension Spring {
  /// Returns how far a value has come that started at zero.
  ///
  /// - Parameters:
  ///   - target: Where the value goes.
  ///   - initialVelocity: Change per second at the start.
  ///   - time: Seconds since the start.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    motion(from: .zero, velocity: initialVelocity, to: target, at: time).value
  }

  /// Returns the change per second of a value that started at zero.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    motion(from: .zero, velocity: initialVelocity, to: target, at: time).velocity
  }

  /// Returns the force on a value: the pull of the spring less the braking.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    let pull = (target - position).scaled(by: stiffness)
    return damping.isFinite ? pull - velocity.scaled(by: damping) : pull
  }

  /// Moves a value by one frame.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    (value, velocity) = motion(from: value, velocity: velocity, to: target, at: deltaTime)
  }

  /// Returns the seconds after which a value that started at zero stays within `epsilon` of
  /// `target`.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let decay = damping / (2 * mass)
    guard decay > 0, decay.isFinite else { return .infinity }
    // Along the way to the target the vector is one number; what is across it only adds.
    let epsilon = max(epsilon, 1e-12)
    let reach = target.magnitude
    if dampingRatio < 1 {
      let speed = (target.scaled(by: decay) - initialVelocity).magnitude
      return max(0, log((speed + reach) / epsilon) / decay)
    }
    return spring.settlingDuration(
      target: reach, initialVelocity: initialVelocity.magnitude, epsilon: epsilon)
  }

  // MARK: - From a value to another

  /// Returns where a value is on its way.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let (start, end) = (fromValue.animatableData, toValue.animatableData)
    var value = fromValue
    value.animatableData =
      motion(from: start, velocity: initialVelocity.animatableData, to: end, at: time).value
    return value
  }

  /// Returns the change per second of a value on its way.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let (start, end) = (fromValue.animatableData, toValue.animatableData)
    var value = fromValue
    value.animatableData =
      motion(from: start, velocity: initialVelocity.animatableData, to: end, at: time).velocity
    return value
  }

  /// Returns the force on a value on its way.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    var value = fromValue
    value.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return value
  }

  /// Returns the seconds after which a value stays within `epsilon` of `toValue`.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// Returns value and velocity after `time` seconds.
  ///
  /// With a and b, what is left of an offset of 1 and comes of a velocity of 1, the offset is
  /// x₀·a + v₀·b. Their changes are a′ = −k/M·b and b′ = a − c/M·b.
  package func motion<V: VectorArithmetic>(
    from start: V, velocity: V, to target: V, at time: Double
  ) -> (value: V, velocity: V) {
    let gap = start - target
    let a = spring.offset(from: 1, at: time)
    guard damping.isFinite else { return (target + gap.scaled(by: a), .zero) }
    let b = spring.offset(from: 0, velocity: 1, at: time)
    let braking = damping / mass
    return (
      target + gap.scaled(by: a) + velocity.scaled(by: b),
      gap.scaled(by: -stiffness / mass * b) + velocity.scaled(by: a - braking * b)
    )
  }
}
