/// A short part of a stroke: a line of the path's middle, and the directions across it at both
/// ends.
///
/// The normals point to the right of the way along the path, as seen on screen. Where a curve
/// bends, a piece's normals are the curve's own, and so its sides follow the curve's without gaps
/// or overlaps.
struct StrokePiece {
  let start: Point
  let end: Point
  let startNormal: Point
  let endNormal: Point
  /// Whether what lies before it is a corner of the path, not the same line or curve.
  var beginsSegment = false

  /// A piece with straight sides; `nil` if it has no length.
  init?(line start: Point, _ end: Point) {
    guard !start.coincides(with: end), let direction = (end - start).direction else { return nil }
    self.start = start
    self.end = end
    startNormal = direction.turnedRight
    endNormal = startNormal
  }

  /// A piece of a curve with directions of its own at the ends.
  ///
  /// `nil` if a side would run backward because the curve is tighter than the stroke is wide: such
  /// a piece would take away from what others cover.
  init?(
    curveFrom start: Point, _ startDirection: Point, to end: Point, _ endDirection: Point,
    radius: Double
  ) {
    let chord = end - start
    let (startNormal, endNormal) = (startDirection.turnedRight, endDirection.turnedRight)
    guard chord.dot(startDirection) > 0, chord.dot(endDirection) > 0 else { return nil }
    for side in [-radius, radius] {
      // The ends of a side must each lie on their side of the line across the piece's other end.
      let reach = chord + (endNormal - startNormal) * side
      guard reach.dot(startDirection) > 0, reach.dot(endDirection) > 0 else { return nil }
    }
    self.start = start
    self.end = end
    self.startNormal = startNormal
    self.endNormal = endNormal
  }

  var length: Double { (end - start).length }

  func sideStart(_ offset: Double) -> Point { start + startNormal * offset }
  func sideEnd(_ offset: Double) -> Point { end + endNormal * offset }

  /// The way along the path at the ends.
  var startDirection: Point { -startNormal.turnedRight }
  var endDirection: Point { -endNormal.turnedRight }
}

extension Subpath {
  /// The subpath cut into pieces for a stroke.
  ///
  /// - Parameters:
  ///   - radius: Half the line width.
  ///   - tolerance: How far the stroke's sides may be from the true ones.
  func strokePieces(radius: Double, tolerance: Double) -> [StrokePiece] {
    let cutter = StrokeCutter(radius: radius, tolerance: tolerance)
    return segments.flatMap { segment in
      var pieces = cutter.pieces(of: segment)
      if !pieces.isEmpty { pieces[0].beginsSegment = true }
      return pieces
    }
  }
}

/// Cuts lines and curves into stroke pieces.
private struct StrokeCutter {
  let radius: Double
  /// Half of what is allowed, for the middle of the stroke and for the turn of its sides each.
  let tolerance: Double
  let mostTurn: Double

  init(radius: Double, tolerance: Double) {
    self.radius = radius
    self.tolerance = tolerance / 2
    mostTurn = EllipticArc.step(radius: radius, tolerance: tolerance / 2)
  }

  func pieces(of segment: PathSegment) -> [StrokePiece] {
    if case .line(let a, let b) = segment { return StrokePiece(line: a, b).map { [$0] } ?? [] }
    var pieces: [StrokePiece] = []
    let count = segment.pieceCount(tolerance: tolerance)
    for piece in 0..<count {
      let (lower, upper) = (Double(piece) / Double(count), Double(piece + 1) / Double(count))
      add(segment, from: lower, to: upper, depth: 10, into: &pieces)
    }
    return pieces
  }

  /// Adds the piece between two places, halved until its ends differ little in direction.
  private func add(
    _ segment: PathSegment, from lower: Double, to upper: Double, depth: Int,
    into pieces: inout [StrokePiece]
  ) {
    let (start, end) = (segment.point(at: lower), segment.point(at: upper))
    let startDirection = direction(of: segment, at: lower, toward: upper)
    let endDirection = direction(of: segment, at: upper, toward: lower)
    guard let startDirection, let endDirection else { return }  // the segment is a point
    let turn = abs(startDirection.turn(to: endDirection).radians)
    if turn > mostTurn, depth > 0 {
      let middle = (lower + upper) / 2
      add(segment, from: lower, to: middle, depth: depth - 1, into: &pieces)
      add(segment, from: middle, to: upper, depth: depth - 1, into: &pieces)
      return
    }
    let curved =
      turn > mostTurn
      ? nil
      : StrokePiece(curveFrom: start, startDirection, to: end, endDirection, radius: radius)
    if let piece = curved ?? StrokePiece(line: start, end) { pieces.append(piece) }
  }

  /// The way along the segment; where it comes to a halt, that of a place a little towards `other`.
  private func direction(
    of segment: PathSegment, at place: Double, toward other: Double
  ) -> Point? {
    for step in [0, 1e-4, 1e-2, 0.5] {
      let derivative = segment.derivative(at: place + (other - place) * step)
      if derivative.length > 1e-9 * segment.extent { return derivative.direction }
    }
    return nil
  }
}
