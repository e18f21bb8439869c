internal import Foundation

/// An animation run several times, perhaps every other time backwards.
struct RepeatedAnimation: CustomAnimation, TimedAnimation {
  let content: Animation
  /// `nil` for endless repetition.
  let count: Int?
  let autoreverses: Bool

  var endTime: Double? {
    guard let count, let end = content.endTime else { return nil }
    return end * Double(max(1, count))
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var passes = context.state[Passes<V>.self]
    defer { context.state[Passes<V>.self] = passes }
    if let length = content.endTime {
      guard length > 0 else { return nil }
      passes.goOn(to: time, length: length)
    }
    if let count, passes.index >= max(1, count) { return nil }
    var inner = AnimationContext(state: passes.state)
    let moved = content.animate(value: value, time: time - passes.start, context: &inner)
    passes.state = inner.state
    let isLast = count.map { passes.index + 1 >= $0 } ?? false
    context.isLogicallyComplete = isLast && inner.isLogicallyComplete
    let isBackwards = autoreverses && !passes.index.isMultiple(of: 2)
    guard let moved, !(inner.isSettled && content.endTime == nil) else {
      if content.endTime == nil { passes.begin(passes.index + 1, at: time) }
      return isLast ? nil : isBackwards ? .zero : value
    }
    return isBackwards ? value - moved : moved
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let passes = context.state[Passes<V>.self]
    let inner = AnimationContext(state: passes.state)
    let isBackwards = autoreverses && !passes.index.isMultiple(of: 2)
    return content.velocity(value: value, time: time - passes.start, context: inner)
      .map { isBackwards ? .zero - $0 : $0 }
  }
}

/// The run that a repeated animation is in.
private struct Passes<V: VectorArithmetic>: AnimationStateKey {
  private(set) var index = 0
  private(set) var start = 0.0
  /// That of the run.
  var state = AnimationState<V>()

  static var defaultValue: Self { Self() }

  mutating func begin(_ index: Int, at time: Double) {
    (self.index, start, state) = (index, time, AnimationState())
  }

  /// Goes on to the run at `time`; where one ends and the next begins, it is the end.
  mutating func goOn(to time: Double, length: Double) {
    let place = time / length
    let nearest = place.rounded()
    let passes = abs(place - nearest) < 1e-9 ? nearest - 1 : place.rounded(.down)
    let index = Int(max(0, min(passes, 1e15)))
    if index != self.index { begin(index, at: Double(index) * length) }
  }
}
