/// A curve from (0, 0) to (1, 1) that eases progress, as SwiftUI's `UnitCurve` does.
///
/// ```swift
/// UnitCurve.easeInOut.value(at: 0.25)  // 0.129
/// UnitCurve.bezier(startControlPoint: (0.3, -0.4), endControlPoint: (0.2, 1.5))  // overshoots
/// ```
///
/// Progress outside 0…1 counts as 0 or 1. SwiftUI rounds values on Béziers to multiples of 2⁻²⁰;
/// these are exact.
package struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case linear
    case bezier(UnitBezier)
    case circularEaseIn, circularEaseOut, circularEaseInOut, circularEaseOutIn
  }

  private let shape: Shape

  /// Constant speed.
  package static let linear = UnitCurve(shape: .linear)

  /// Starts slowly.
  package static let easeIn = bezier(startControlPoint: (0.42, 0), endControlPoint: (1, 1))

  /// Ends slowly.
  package static let easeOut = bezier(startControlPoint: (0, 0), endControlPoint: (0.58, 1))

  /// Starts and ends slowly.
  package static let easeInOut = bezier(startControlPoint: (0.42, 0), endControlPoint: (0.58, 1))

  /// Starts slowly: the lower right quarter of a circle.
  package static let circularEaseIn = UnitCurve(shape: .circularEaseIn)

  /// Ends slowly: the upper left quarter of a circle.
  package static let circularEaseOut = UnitCurve(shape: .circularEaseOut)

  /// Starts and ends slowly: two quarters of a circle.
  package static let circularEaseInOut = UnitCurve(shape: .circularEaseInOut)

  /// Returns a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - startControlPoint: Where the curve heads at first. x is clamped to 0…1; y is free, so that
  ///     the curve may overshoot.
  ///   - endControlPoint: Where the curve arrives from; clamped in the same way.
  package static func bezier(
    startControlPoint: (x: Double, y: Double), endControlPoint: (x: Double, y: Double)
  ) -> UnitCurve {
    let curve = UnitBezier(
      x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x,
      y2: endControlPoint.y)
    return UnitCurve(shape: .bezier(curve))
  }

  /// The curve with progress and eased progress exchanged.
  ///
  /// A Bézier that overshoots has no inverse; its control points are exchanged, and clamped.
  package var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .bezier(let curve): UnitCurve(shape: .bezier(curve.inverse))
    case .circularEaseIn: UnitCurve(shape: .circularEaseOut)
    case .circularEaseOut: UnitCurve(shape: .circularEaseIn)
    case .circularEaseInOut: UnitCurve(shape: .circularEaseOutIn)
    case .circularEaseOutIn: UnitCurve(shape: .circularEaseInOut)
    }
  }

  /// Returns the eased progress: 0 at 0, 1 at 1.
  package func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    return switch shape {
    case .linear: x
    case .bezier(let curve): curve.value(at: x)
    case .circularEaseIn: 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: ((2 - x) * x).squareRoot()
    case .circularEaseInOut where x < 0.5: (1 - (1 - 4 * x * x).squareRoot()) / 2
    case .circularEaseInOut: (1 + max(0, (8 - 4 * x) * x - 3).squareRoot()) / 2
    case .circularEaseOutIn: x < 0.5 ? (x - x * x).squareRoot() : 1 - (x - x * x).squareRoot()
    }
  }

  /// Returns the slope of the curve: eased progress per progress.
  ///
  /// Infinite where a circular curve, or a Bézier with such a control point, is vertical.
  package func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    return switch shape {
    case .linear: 1
    case .bezier(let curve): curve.slope(at: x)
    case .circularEaseIn: x / (1 - x * x).squareRoot()
    case .circularEaseOut: (1 - x) / ((2 - x) * x).squareRoot()
    case .circularEaseInOut where x < 0.5: 2 * x / (1 - 4 * x * x).squareRoot()
    case .circularEaseInOut: 2 * (1 - x) / max(0, (8 - 4 * x) * x - 3).squareRoot()
    case .circularEaseOutIn: abs(0.5 - x) / (x - x * x).squareRoot()
    }
  }
}
