internal import Foundation
internal import Motion

/// A run along a unit curve in a given time.
struct CurveAnimation: CustomAnimation {
  let curve: Motion.UnitCurve
  /// Seconds; 0 or less is there at once.
  let duration: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard time < duration else { return .zero }
    let slope = curve.velocity(at: time / duration)
    return value.scaled(by: slope.isFinite ? slope / duration : 0)
  }
}
