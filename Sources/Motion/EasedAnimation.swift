/// A run from 0 to 1 along a unit curve, as by SwiftUI's `linear` and `easeOut`.
///
/// ```swift
/// let fade = EasedAnimation.easeOut(duration: 0.2)
/// ```
///
/// It holds no values; `EasedValue` does. Springs are not among them, since they carry velocity on
/// where these are laid over each other.
package struct EasedAnimation: Hashable, Sendable {
  /// How progress is eased.
  package let curve: UnitCurve

  /// Seconds from the start to the end.
  package let duration: Double

  /// Creates a run along `curve` in `duration` seconds, which must be above 0.
  package init(_ curve: UnitCurve, duration: Double) {
    precondition(duration > 0, "EasedAnimation.duration must be positive, got \(duration)")
    self.curve = curve
    self.duration = duration
  }

  /// Returns a run of constant speed.
  package static func linear(duration: Double) -> EasedAnimation {
    EasedAnimation(.linear, duration: duration)
  }

  /// Returns a run that ends slowly.
  package static func easeOut(duration: Double) -> EasedAnimation {
    EasedAnimation(.easeOut, duration: duration)
  }

  /// Returns how far it is, `time` seconds after it was started: 0 at first, 1 when it is over.
  package func progress(at time: Double) -> Double {
    if time >= duration { return 1 }
    return time > 0 ? curve.value(at: time / duration) : 0
  }
}
