public import Foundation

/// A motion of a value from zero to where it goes, as a function of time.
///
/// ```swift
/// struct Steps: CustomAnimation {
///   func animate<V: VectorArithmetic>(
///     value: V, time: TimeInterval, context: inout AnimationContext<V>
///   ) -> V? {
///     time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
///   }
/// }
/// ```
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns how far the value has come; `nil` when it has arrived.
  ///
  /// - Parameters:
  ///   - value: Where it goes from zero.
  ///   - time: Seconds since the start.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the change per second; `nil` if it is not known.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Returns whether this animation takes over from one that runs.
  ///
  /// It then goes on with that one's time and with the state that it leaves in `context`, to the
  /// new target. Otherwise both run, and this one is laid over the other.
  ///
  /// - Parameters:
  ///   - previous: The animation that runs.
  ///   - value: Where that one goes.
  ///   - time: Seconds since that one started.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    nil
  }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}
