internal import Foundation

/// An animation that stays at its start for a while.
struct DelayedAnimation: CustomAnimation, TimedAnimation {
  let content: Animation
  let delay: Double

  var endTime: Double? { content.endTime.map { $0 + delay } }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    content.animate(value: value, time: contentTime(time), context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    if time < delay, context.state[SpringState<V>.self].startTime == 0 { return .zero }
    return content.velocity(value: value, time: contentTime(time), context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let before = previous.base as? Self, before.delay == delay else { return false }
    return content.shouldMerge(
      previous: before.content, value: value, time: contentTime(time), context: &context)
  }

  private func contentTime(_ time: Double) -> Double { max(0, time - delay) }
}
