/// A cubic Bézier curve from (0, 0) to (1, 1), read as y over x.
///
/// x of both control points lies in 0…1, so x never turns back along the curve: one y for each x.
struct UnitBezier: Hashable, Sendable {
  private let x1, y1, x2, y2: Double

  /// Creates a curve from its two control points; x is clamped to 0…1.
  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// The curve with x and y exchanged; y outside 0…1 is clamped.
  var inverse: UnitBezier { UnitBezier(x1: y1, y1: x1, x2: y2, y2: x2) }

  /// Returns y at `x`, which lies in 0…1.
  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return UnitBezier.coordinate(y1, y2, at: parameter(at: x))
  }

  /// Returns dy/dx at `x`, which lies in 0…1; infinite where the curve is vertical.
  ///
  /// At both ends it is the direction to the nearest control point that lies apart from that end.
  func slope(at x: Double) -> Double {
    if x <= 0 { return UnitBezier.slope(toFirstOf: [(x1, y1), (x2, y2), (1, 1)]) }
    if x >= 1 { return UnitBezier.slope(toFirstOf: [(1 - x2, 1 - y2), (1 - x1, 1 - y1), (1, 1)]) }
    let s = parameter(at: x)
    let dx = UnitBezier.derivative(x1, x2, at: s)
    let dy = UnitBezier.derivative(y1, y2, at: s)
    return dx == 0 && dy == 0 ? 1 : dy / dx
  }

  /// Returns s with X(s) = `x`: Newton's method, and bisection where it would leave the bracket.
  private func parameter(at x: Double) -> Double {
    var bracket = (low: 0.0, high: 1.0)
    var s = x
    for _ in 0..<100 {
      let error = UnitBezier.coordinate(x1, x2, at: s) - x
      if error == 0 { break }
      if error < 0 { bracket.low = s } else { bracket.high = s }
      var next = s - error / UnitBezier.derivative(x1, x2, at: s)
      if !(bracket.low < next && next < bracket.high) {  // also where the derivative is 0
        next = (bracket.low + bracket.high) / 2
      }
      if abs(next - s) <= 1e-16 { break }
      s = next
    }
    return s
  }

  /// Returns ((1 − 3q + 3p)s + (3q − 6p))s² + 3ps: a coordinate, its inner control values p and q.
  private static func coordinate(_ p: Double, _ q: Double, at s: Double) -> Double {
    (((1 - 3 * q + 3 * p) * s + (3 * q - 6 * p)) * s + 3 * p) * s
  }

  private static func derivative(_ p: Double, _ q: Double, at s: Double) -> Double {
    (3 * (1 - 3 * q + 3 * p) * s + 2 * (3 * q - 6 * p)) * s + 3 * p
  }

  private static func slope(toFirstOf points: [(x: Double, y: Double)]) -> Double {
    let point = points.first { $0.x != 0 || $0.y != 0 } ?? (1, 1)
    return point.y / point.x
  }
}
