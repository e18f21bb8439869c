/// The state of a running animation, handed to each of its frames.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state: AnimationState<Value>

  /// Whether the motion is over for the eye, though it may go on below what can be seen.
  public var isLogicallyComplete: Bool

  /// Whether SwiftUI would end the motion here, at a distance that can still be seen.
  package var isSettled = false

  package init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// The context with another state, to hand to another animation.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
  }
}
