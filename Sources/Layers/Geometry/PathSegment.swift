/// A line or a curve with both its ends: what a path is measured, cut and flattened by.
enum PathSegment: Sendable, Hashable {
  case line(Point, Point)
  /// A cubic Bézier curve: start, controls, end.
  case curve(Point, Point, Point, Point)
  case arc(EllipticArc)

  var start: Point { point(at: 0) }
  var end: Point { point(at: 1) }

  /// The place at `t` of 0…1; exact at the ends of lines and curves.
  func point(at t: Double) -> Point {
    switch self {
    case .line(let a, let b): a.toward(b, t)
    case .curve: blossom(t, t, t)
    case .arc(let arc): arc.point(at: t)
    }
  }

  /// Change of the place per unit of `t`.
  func derivative(at t: Double) -> Point {
    switch self {
    case .line(let a, let b): b - a
    case .curve(let a, let b, let c, let d):
      ((b - a) * ((1 - t) * (1 - t)) + (c - b) * (2 * t * (1 - t)) + (d - c) * (t * t)) * 3
    case .arc(let arc): arc.derivative(at: t)
    }
  }

  /// Change of the derivative per unit of `t`.
  func secondDerivative(at t: Double) -> Point {
    switch self {
    case .line: .zero
    case .curve(let a, let b, let c, let d):
      ((a - b * 2 + c) * (1 - t) + (b - c * 2 + d) * t) * 6
    case .arc(let arc): (arc.center - arc.point(at: t)) * (arc.sweep.radians * arc.sweep.radians)
    }
  }

  /// The same line or curve between two places of it.
  func part(from lower: Double, to upper: Double) -> PathSegment {
    if lower <= 0, upper >= 1 { return self }
    return switch self {
    case .line(let a, let b): .line(a.toward(b, lower), a.toward(b, upper))
    case .curve:
      .curve(
        blossom(lower, lower, lower), blossom(lower, lower, upper), blossom(lower, upper, upper),
        blossom(upper, upper, upper))
    case .arc(let arc): .arc(arc.part(from: lower, to: upper))
    }
  }

  /// An upper bound of the length, to judge by what is negligible.
  var extent: Double {
    switch self {
    case .line(let a, let b): (b - a).length
    case .curve(let a, let b, let c, let d): (b - a).length + (c - b).length + (d - c).length
    case .arc(let arc): (arc.xAxis.length + arc.yAxis.length) * abs(arc.sweep.radians)
    }
  }

  /// The ends and the places where the segment turns back along x or y: their box is the segment's.
  var extremePoints: [Point] {
    let turns: [Double] =
      switch self {
      case .line: []
      case .curve(let a, let b, let c, let d):
        Self.roots(b.x - a.x, c.x - b.x, d.x - c.x) + Self.roots(b.y - a.y, c.y - b.y, d.y - c.y)
      case .arc(let arc): arc.extremes
      }
    return [start, end] + turns.map(point(at:))
  }

  /// How many pieces, equal in `t`, stay within `tolerance` of their chords.
  ///
  /// For curves by Wang's bound: a piece of width h is at most h²/8 · max|P″| away from its chord.
  /// Source: Wang, "The subdivision method for finding the intersection between two Bézier curves
  /// or surfaces", 1984.
  func pieceCount(tolerance: Double) -> Int {
    precondition(tolerance > 0, "a flattening tolerance must be positive, got \(tolerance)")
    switch self {
    case .line: return 1
    case .curve(let a, let b, let c, let d):
      let bend = 6 * max((a - b * 2 + c).length, (b - c * 2 + d).length)
      let count = (bend / (8 * tolerance)).squareRoot().rounded(.up)
      return Int(min(max(1, count), Self.mostPieces))
    case .arc(let arc): return arc.pieceCount(tolerance: tolerance)
    }
  }

  /// Enough for a curve of 10⁵ pixels; beyond it, a curve is off the screen.
  private static let mostPieces = 4096.0

  /// De Casteljau's construction with a parameter of its own at each step.
  private func blossom(_ t1: Double, _ t2: Double, _ t3: Double) -> Point {
    guard case .curve(let a, let b, let c, let d) = self else {
      preconditionFailure("only Bézier curves have control points")
    }
    let (ab, bc, cd) = (a.toward(b, t1), b.toward(c, t1), c.toward(d, t1))
    return ab.toward(bc, t2).toward(bc.toward(cd, t2), t3)
  }

  /// Where between 0 and 1 the quadratic Bernstein polynomial with these coefficients is 0.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let (square, half) = (a - 2 * b + c, b - a)  // square·t² + 2·half·t + a
    let inner = half * half - square * a
    guard inner >= 0 else { return [] }
    // The sum whose parts have one sign, so that nothing cancels; the other root is a / (square ·
    // this one).
    let sum = half < 0 ? -half + inner.squareRoot() : -half - inner.squareRoot()
    return [sum / square, a / sum].filter { $0 > 0 && $0 < 1 }
  }
}
