/// The values that an animatable view goes through on its way to a new one.
///
/// A view, modifier or shape with `animatableData` is evaluated in each frame of an animation, with
/// data between the old and the new; views without are shown as they are.
@MainActor
struct AnimatedView<Value> {
  private var data: AnimatedData<Value>?

  init() {}

  /// Whether it is on its way.
  var isRunning: Bool { data?.isRunning ?? false }

  /// Takes in a new value, under the transaction of `node`.
  mutating func change(from old: Value, to new: Value, in node: _Node) {
    if data == nil, let type = Value.self as? any Animatable.Type {
      data = makeAnimatedData(type) as? AnimatedData<Value>
    }
    data?.change(from: old, to: new, in: node)
  }

  /// The value on its way to `value` at `time`.
  func shown(_ value: Value, at time: Double) -> Value {
    data?.shown(value, at: time) ?? value
  }
}

@MainActor
private class AnimatedData<Value> {
  var isRunning: Bool { false }

  func change(from old: Value, to new: Value, in node: _Node) {}

  func shown(_ value: Value, at time: Double) -> Value { value }
}

@MainActor
private func makeAnimatedData<A: Animatable>(_ type: A.Type) -> AnyObject { TypedData<A>() }

private final class TypedData<A: Animatable>: AnimatedData<A> {
  private var animator: Animator<A.AnimatableData>?

  override var isRunning: Bool { animator?.isAnimating ?? false }

  override func change(from old: A, to new: A, in node: _Node) {
    let (old, new) = (old.animatableData, new.animatableData)
    guard old != new else { return }
    let transaction = node.transaction
    guard animator != nil || transaction.effectiveAnimation != nil else { return }
    if animator == nil { animator = Animator(old) }
    animator?.set(new, transaction: transaction, at: node.graph.time)
  }

  override func shown(_ value: A, at time: Double) -> A {
    guard animator != nil else { return value }
    animator?.advance(to: time)
    guard let animator, animator.isAnimating else {
      animator = nil
      return value
    }
    var shown = value
    shown.animatableData = animator.value
    return shown
  }
}
