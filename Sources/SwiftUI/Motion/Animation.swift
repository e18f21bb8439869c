public import Foundation

/// A way for values to change over time.
///
/// ```swift
/// let press = Animation.spring(duration: 0.3, bounce: 0.2).delay(0.1)
/// ```
public struct Animation: Sendable {
  /// How values move.
  public var base: any CustomAnimation

  /// Creates an animation that moves values in a way of its own.
  public init(_ base: some CustomAnimation) {
    self.base = base
  }

  /// Returns how far a value has come on its way from zero; `nil` when it has arrived.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// Returns the change per second; `nil` if it is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Returns whether the animation takes over from one that runs.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: Hashable {
  public static func == (a: Animation, b: Animation) -> Bool {
    func isEqual<T: CustomAnimation>(_ base: T) -> Bool { base == b.base as? T }
    return isEqual(a.base)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(base)
  }
}

extension Animation: CustomStringConvertible {
  public var description: String { "\(base)" }
}
