public import Foundation
internal import Motion

/// Runs along curves, each 0.35 s long unless it says otherwise.
extension Animation {
  /// Constant speed.
  public static let linear = linear(duration: 0.35)
  /// Starts slowly.
  public static let easeIn = easeIn(duration: 0.35)
  /// Ends slowly.
  public static let easeOut = easeOut(duration: 0.35)
  /// Starts and ends slowly.
  public static let easeInOut = easeInOut(duration: 0.35)

  /// Constant speed.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: .linear, duration: duration))
  }

  /// Starts slowly.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: .easeIn, duration: duration))
  }

  /// Ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: .easeOut, duration: duration))
  }

  /// Starts and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: .easeInOut, duration: duration))
  }

  /// A cubic Bézier curve from (0, 0) to (1, 1) with control points (p1x, p1y) and (p2x, p2y).
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let curve = Motion.UnitCurve.bezier(
      startControlPoint: (p1x, p1y), endControlPoint: (p2x, p2y))
    return Animation(CurveAnimation(curve: curve, duration: duration))
  }

  /// A run along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve.curve, duration: duration))
  }
}
