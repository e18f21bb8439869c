internal import Foundation

/// An animation that counts as complete when it is told to.
struct LogicallyCompleteAnimation: CustomAnimation, TimedAnimation {
  let content: Animation
  let duration: Double

  var endTime: Double? { content.endTime }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let moved = content.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration
    return moved
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    content.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let before = (previous.base as? Self)?.content ?? previous
    return content.shouldMerge(previous: before, value: value, time: time, context: &context)
  }
}
