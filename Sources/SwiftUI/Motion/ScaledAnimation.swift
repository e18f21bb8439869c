internal import Foundation

/// An animation whose time runs faster or slower.
struct ScaledAnimation: CustomAnimation, TimedAnimation {
  let content: Animation
  let speed: Double

  var endTime: Double? { speed > 0 ? content.endTime.map { $0 / speed } : nil }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    content.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    content.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let before = previous.base as? Self, before.speed == speed else { return false }
    return content.shouldMerge(
      previous: before.content, value: value, time: time * speed, context: &context)
  }
}
