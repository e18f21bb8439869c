internal import Foundation

/// A spring that is laid over what runs: it moves a progress from 0 to 1.
struct InterpolatingSpringAnimation: CustomAnimation, TimedAnimation {
  let spring: Spring
  /// Of the progress, per second.
  let initialVelocity: Double
  /// Seconds until it has settled.
  private let settlingTime: Double
  /// Seconds until nothing of it can be seen.
  private let lastTime: Double

  init(spring: Spring, initialVelocity: Double) {
    self.spring = spring
    self.initialVelocity = initialVelocity
    func settling(_ epsilon: Double) -> Double {
      spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: epsilon)
    }
    (settlingTime, lastTime) = (settling(0.001), settling(1e-6))
  }

  /// A repeated one starts again when it has settled.
  var endTime: Double? { settlingTime }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= spring.duration { context.isLogicallyComplete = true }
    if time >= settlingTime { context.isSettled = true }
    guard time < lastTime else { return nil }
    return value.scaled(
      by: spring.value(target: 1.0, initialVelocity: initialVelocity, time: time))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    value.scaled(
      by: spring.velocity(target: 1.0, initialVelocity: initialVelocity, time: time))
  }
}
