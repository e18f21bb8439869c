internal import Foundation
package import Motion

/// A curve from (0, 0) to (1, 1) that eases progress.
public struct UnitCurve: Sendable, Hashable {
  package let curve: Motion.UnitCurve

  private init(_ curve: Motion.UnitCurve) {
    self.curve = curve
  }

  /// Constant speed.
  public static let linear = UnitCurve(.linear)
  /// Starts slowly.
  public static let easeIn = UnitCurve(.easeIn)
  /// Ends slowly.
  public static let easeOut = UnitCurve(.easeOut)
  /// Starts and ends slowly.
  public static let easeInOut = UnitCurve(.easeInOut)
  /// Starts and ends slowly; the older name of `easeInOut`.
  public static let easeInEaseOut = UnitCurve(.easeInOut)
  /// Starts slowly: the lower right quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// Ends slowly: the upper left quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Starts and ends slowly: two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// A cubic Bézier curve; x of the control points counts as 0…1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      .bezier(
        startControlPoint: (startControlPoint.x, startControlPoint.y),
        endControlPoint: (endControlPoint.x, endControlPoint.y)))
  }

  /// Returns the eased progress at a progress of 0…1.
  public func value(at progress: Double) -> Double { curve.value(at: progress) }

  /// Returns the slope of the curve at a progress of 0…1.
  public func velocity(at progress: Double) -> Double { curve.velocity(at: progress) }

  /// The curve mirrored, so that progress and eased progress change places.
  public var inverse: UnitCurve { UnitCurve(curve.inverse) }
}
