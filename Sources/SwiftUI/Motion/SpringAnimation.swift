internal import Foundation

/// A spring that takes over from whatever runs: value and velocity go on unbroken.
struct SpringAnimation: CustomAnimation {
  let spring: Spring
  /// Seconds over which the period goes over from that of the spring before; 0 for at once.
  let blendDuration: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var state = context.state[SpringState<V>.self]
    if blend(&state, to: value, at: time) { context.state[SpringState<V>.self] = state }
    let motion = spring.motion(
      from: state.offset, velocity: state.velocity, to: value, at: time - state.time)
    if time - state.startTime >= spring.duration { context.isLogicallyComplete = true }
    if isAtRest(motion.value, motion.velocity, target: value) {
      context.isSettled = true
      if (value - motion.value).magnitudeSquared <= Self.invisible * Self.invisible { return nil }
    }
    return motion.value
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    var state = context.state[SpringState<V>.self]
    _ = blend(&state, to: value, at: time)
    return spring.motion(
      from: state.offset, velocity: state.velocity, to: value, at: time - state.time
    ).velocity
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    var state = SpringState<V>.defaultValue
    state.velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    state.offset = previous.animate(value: value, time: time, context: &context) ?? value
    (state.time, state.startTime) = (time, time)
    if let before = previous.base as? SpringAnimation {
      state.periodBefore = before.spring.duration
    }
    context.state = AnimationState()
    context.state[SpringState<V>.self] = state
    return true
  }

  /// Whether SwiftUI ends the animation: slow, hardly accelerated, 1 % of the way or less to go.
  private func isAtRest<V: VectorArithmetic>(_ value: V, _ velocity: V, target: V) -> Bool {
    // What is seldom true comes first.
    guard (target - value).magnitudeSquared <= 1e-4 * target.magnitudeSquared,
      velocity.magnitudeSquared <= 0.0036
    else { return false }
    let force = spring.force(target: target, position: value, velocity: velocity)
    return force.magnitudeSquared <= 0.0036 * spring.mass * spring.mass
  }

  /// The distance at which ending the animation changes nothing that can be seen.
  private static let invisible = 5e-5

  /// Moves the state on while the period goes over from that of the spring before; returns whether
  /// it did.
  ///
  /// In steps of 1/300 s, in each of which the spring is that of its middle.
  private func blend<V: VectorArithmetic>(
    _ state: inout SpringState<V>, to target: V, at time: Double
  ) -> Bool {
    guard blendDuration > 0, let before = state.periodBefore, before != spring.duration else {
      return false
    }
    let start = state.time
    let end = min(time, state.startTime + blendDuration)
    let step = 1.0 / 300
    while state.time + step <= end + 1e-9 {
      let progress = min(1, (state.time + step / 2 - state.startTime) / blendDuration)
      let weight = 1 - progress * progress * (3 - 2 * progress)
      let period = spring.duration + (before - spring.duration) * weight
      let between = Spring(response: period, dampingRatio: spring.dampingRatio)
      (state.offset, state.velocity) = between.motion(
        from: state.offset, velocity: state.velocity, to: target, at: step)
      state.time += step
    }
    return state.time > start
  }
}

/// Where a spring took over.
struct SpringState<V: VectorArithmetic>: AnimationStateKey {
  /// The value at `time`.
  var offset = V.zero
  var velocity = V.zero
  var time = 0.0
  var startTime = 0.0
  /// Of the spring that was taken over from.
  var periodBefore: Double?

  static var defaultValue: Self { Self() }
}
