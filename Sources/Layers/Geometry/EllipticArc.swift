import Glibc

/// A part of an ellipse: center + cos θ · xAxis + sin θ · yAxis, for θ from `start` over `sweep`.
///
/// Kept as such, not as Bézier curves, so that circles are exact at every size. The axes need not
/// be perpendicular: what an affine map makes of an arc is an arc again.
package struct EllipticArc: Sendable, Hashable {
  package let center: Point
  /// From the center to θ = 0.
  package let xAxis: Point
  /// From the center to θ = 90°.
  package let yAxis: Point
  package let start: Angle
  /// Negative against the turn from `xAxis` to `yAxis`.
  package let sweep: Angle

  package init(center: Point, xAxis: Point, yAxis: Point, start: Angle, sweep: Angle) {
    self.center = center
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.start = start
    self.sweep = sweep
  }

  /// The part of a circle that `Path.addArc` draws.
  ///
  /// An end that lies the wrong way round is reached by going on past a full turn; an end a full
  /// turn or more away draws the whole circle once.
  init(center: Point, radius: Double, start: Angle, end: Angle, clockwise: Bool) {
    let turn = 2 * Double.pi
    let difference = end.radians - start.radians
    var sweep = difference
    if abs(difference) >= turn, (difference < 0) == clockwise {
      sweep = clockwise ? -turn : turn
    } else {
      sweep.formTruncatingRemainder(dividingBy: turn)
      if sweep < 0, !clockwise { sweep += turn }
      if sweep > 0, clockwise { sweep -= turn }
    }
    self.init(
      center: center, xAxis: Point(x: radius, y: 0), yAxis: Point(x: 0, y: radius),
      start: start, sweep: .radians(sweep))
  }

  /// The place at `fraction` of the sweep.
  func point(at fraction: Double) -> Point {
    let angle = angle(at: fraction)
    return center + xAxis * angle.cosine + yAxis * angle.sine
  }

  /// Change of the place per unit of `fraction`.
  func derivative(at fraction: Double) -> Point {
    let angle = angle(at: fraction)
    return (yAxis * angle.cosine - xAxis * angle.sine) * sweep.radians
  }

  func part(from lower: Double, to upper: Double) -> EllipticArc {
    EllipticArc(
      center: center, xAxis: xAxis, yAxis: yAxis, start: angle(at: lower),
      sweep: .radians(sweep.radians * (upper - lower)))
  }

  func applying(_ transform: AffineTransform) -> EllipticArc {
    let origin = transform.apply(to: .zero)
    return EllipticArc(
      center: transform.apply(to: center), xAxis: transform.apply(to: xAxis) - origin,
      yAxis: transform.apply(to: yAxis) - origin, start: start, sweep: sweep)
  }

  /// The circle's radius; `nil` for other ellipses.
  var radius: Double? {
    let (x, y) = (xAxis.length, yAxis.length)
    let tolerance = 1e-12 * (x + y)
    return abs(x - y) <= tolerance && abs(xAxis.dot(yAxis)) <= tolerance * x ? x : nil
  }

  /// The fractions at which the arc turns back along x or y.
  var extremes: [Double] {
    guard sweep.radians != 0 else { return [] }
    let halfTurns = [atan2(yAxis.x, xAxis.x), atan2(yAxis.y, xAxis.y)]
    return halfTurns.flatMap { angle in
      (-4...4).map { (angle + Double($0) * .pi - startInTurn) / sweep.radians }
    }.filter { $0 > 0 && $0 < 1 }
  }

  /// How many pieces of equal sweep stay within `tolerance` of their chords.
  func pieceCount(tolerance: Double) -> Int {
    let step = Self.step(radius: largerRadius, tolerance: tolerance)
    return max(1, Int(clamping: min((abs(sweep.radians) / step - 1e-9).rounded(.up), 4096)))
  }

  /// The turn whose chord stays within `tolerance` of a circle: at most a quarter.
  ///
  /// A chord over the angle φ is r(1 − cos φ/2) away from its arc.
  static func step(radius: Double, tolerance: Double) -> Double {
    precondition(tolerance > 0, "a flattening tolerance must be positive, got \(tolerance)")
    guard radius > tolerance else { return .pi / 2 }
    return min(.pi / 2, max(2 * acos(1 - tolerance / radius), 1e-3))
  }

  /// Half of the ellipse's longer diameter: the larger singular value of the matrix of both axes.
  private var largerRadius: Double {
    let sum = xAxis.dot(xAxis) + yAxis.dot(yAxis)
    let area = xAxis.cross(yAxis)
    return ((sum + max(0, sum * sum - 4 * area * area).squareRoot()) / 2).squareRoot()
  }

  /// `start` within a turn of 0.
  private var startInTurn: Double { start.radians.truncatingRemainder(dividingBy: 2 * .pi) }

  private func angle(at fraction: Double) -> Angle {
    .radians(start.radians + sweep.radians * fraction)
  }
}
