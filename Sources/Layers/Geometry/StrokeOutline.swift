/// Walks along the pieces of a subpath and draws both sides of its stroke.
///
/// The result is the sum of shapes that all run clockwise on screen: for each piece one on either
/// side of the middle, for each corner one on its outside. So the winding number is above 0 inside
/// the stroke, 0 outside, and nowhere negative; a stroke that crosses itself never takes away from
/// itself.
struct StrokeOutline {
  private let pieces: [StrokePiece]
  private let style: StrokeStyle
  private let radius: Double
  private let mostTurn: Double
  /// Points of one turn at most, as of the pieces of a curve.
  private static let mostSteps = 4096
  /// The corners between the pieces: before each, and for a closed subpath before the first, too.
  private var corners: [Corner?] = []

  /// The join of two pieces that differ in direction.
  private struct Corner {
    let turn: Angle
    /// Where the inner sides meet: the place, and how far along the side before and the side after
    /// it. `nil` if they do not.
    var cut: (place: Point, before: Double, after: Double)?
  }

  /// Returns the closed outlines of one subpath's stroke.
  static func outlines(
    of subpath: Subpath, style: StrokeStyle, tolerance: Double
  ) -> [Polyline] {
    let radius = style.lineWidth / 2
    guard radius > 0 else { return [] }
    let pieces = subpath.strokePieces(radius: radius, tolerance: tolerance)
    let outline = StrokeOutline(
      pieces: pieces, isClosed: subpath.isClosed, style: style, tolerance: tolerance)
    let loops =
      pieces.isEmpty
      ? [outline.dot(at: subpath.start)]
      : subpath.isClosed ? [outline.side(-1), outline.side(1).reversed()] : [outline.open]
    return loops.filter { $0.count > 2 }.map { Polyline(points: $0, isClosed: true) }
  }

  private init(pieces: [StrokePiece], isClosed: Bool, style: StrokeStyle, tolerance: Double) {
    self.pieces = pieces
    self.style = style
    radius = style.lineWidth / 2
    mostTurn = EllipticArc.step(radius: radius, tolerance: tolerance / 2)
    corners = pieces.indices.map { index in
      index > 0 || isClosed ? corner(before: index) : nil
    }
    dropCrossingCuts()
  }

  // MARK: Sides and ends

  /// There along the left, around the end, back along the right, around the start.
  private var open: [Point] {
    guard let first = pieces.first, let last = pieces.last else { return [] }
    return side(-1) + cap(at: last.end, direction: last.endDirection)
      + side(1).reversed() + cap(at: first.start, direction: -first.startDirection)
  }

  /// The points of the left (-1) or the right (1) side, in the path's direction.
  private func side(_ side: Double) -> [Point] {
    let offset = side * radius
    var points: [Point] = []
    for (index, piece) in pieces.enumerated() {
      if let corner = corners[index] {
        points += around(corner, before: index, side: side)
      } else {
        points.append(piece.sideStart(offset))
      }
      // Otherwise the next piece begins where this one ends, or the corner before it brings the
      // point.
      if index + 1 == pieces.count, corners[0] == nil { points.append(piece.sideEnd(offset)) }
    }
    return points
  }

  /// The points around the end of a line, from its left to its right, without the two themselves.
  private func cap(at end: Point, direction: Point) -> [Point] {
    let left = -direction.turnedRight * radius
    return switch style.lineCap {
    case .butt: []
    case .square: [end + left + direction * radius, end - left + direction * radius]
    case .round: arc(around: end, from: left, turn: .radians(.pi))
    }
  }

  /// The outline of a subpath without length.
  private func dot(at center: Point) -> [Point] {
    switch style.lineCap {
    case .butt: []
    case .round, .square:
      [center + Point(x: 0, y: -radius)] + cap(at: center, direction: Point(x: 1, y: 0))
        + [center + Point(x: 0, y: radius)] + cap(at: center, direction: Point(x: -1, y: 0))
    }
  }

  // MARK: Corners

  private func piece(before index: Int) -> StrokePiece {
    pieces[index > 0 ? index - 1 : pieces.count - 1]
  }

  /// Returns the corner before a piece; `nil` if it goes on in the direction of the one before.
  private func corner(before index: Int) -> Corner? {
    let (before, after) = (piece(before: index), pieces[index])
    let turn = before.endNormal.turn(to: after.startNormal)
    // Curves that pass through a circle's quarters differ by rounding.
    guard abs(turn.radians) > 1e-9 else { return nil }
    var corner = Corner(turn: turn)
    let inside = turn.radians > 0 ? radius : -radius
    // What a cut takes from one piece the other must cover: neither may reach past the other's far
    // end.
    let reach = radius * abs(turn.sine)
    guard reach <= before.length, reach <= after.length else { return corner }
    corner.cut = Self.crossing(
      before.sideStart(inside), before.sideEnd(inside), after.sideStart(inside),
      after.sideEnd(inside))
    return corner
  }

  /// The points of one side around a corner, from the end of the side before to the start of the
  /// side after.
  private func around(_ corner: Corner, before index: Int, side: Double) -> [Point] {
    let (before, after) = (piece(before: index), pieces[index])
    let (first, last) = (before.sideEnd(side * radius), after.sideStart(side * radius))
    let isInside = (corner.turn.radians > 0) == (side > 0)
    if isInside {
      if let cut = corner.cut { return [cut.place] }
      // By way of the corner itself, so that both pieces are covered whole.
      return [first, after.start, last]
    }
    switch after.beginsSegment ? style.lineJoin : .round {
    case .bevel: return [first, last]
    case .round:
      let spoke = before.endNormal * (side * radius)
      return [first] + arc(around: after.start, from: spoke, turn: corner.turn) + [last]
    case .miter:
      // cos²(turn/2) = (1 + cos turn)/2, and a miter is 1/cos(turn/2) line widths long.
      let squaredCosine = (1 + before.endNormal.dot(after.startNormal)) / 2
      guard squaredCosine * style.miterLimit * style.miterLimit >= 1, squaredCosine > 1e-12 else {
        return [first, last]
      }
      let middle = (before.endNormal + after.startNormal) * (0.5 / squaredCosine)
      return [first, after.start + middle * (side * radius), last]
    }
  }

  /// Points on the circle between the start and the end of a turn.
  private func arc(around center: Point, from spoke: Point, turn: Angle) -> [Point] {
    let count = min(Int(clamping: (abs(turn.radians) / mostTurn).rounded(.up)), Self.mostSteps)
    return (1..<max(1, count)).map { step in
      center + spoke.turned(by: .radians(turn.radians * Double(step) / Double(count)))
    }
  }

  /// Gives up cuts where those at both ends of a side would leave less than nothing of it.
  private mutating func dropCrossingCuts() {
    for index in pieces.indices {
      let next = index + 1 < pieces.count ? index + 1 : 0
      guard let start = corners[index]?.cut, let end = corners[next]?.cut,
        corners[index]?.turn.isPositive == corners[next]?.turn.isPositive,
        start.after > end.before
      else { continue }
      if start.after > 0.5 { corners[index]?.cut = nil }
      if end.before < 0.5 { corners[next]?.cut = nil }
    }
  }

  /// Where the line from `a` to `b` meets the one from `c` to `d`; `nil` if it does not, or they
  /// are parallel.
  private static func crossing(
    _ a: Point, _ b: Point, _ c: Point, _ d: Point
  ) -> (place: Point, before: Double, after: Double)? {
    let (first, second, gap) = (b - a, d - c, c - a)
    let area = first.cross(second)
    guard abs(area) > 1e-9 * first.length * second.length else { return nil }
    let (before, after) = (gap.cross(second) / area, gap.cross(first) / area)
    guard before >= 0, before <= 1, after >= 0, after <= 1 else { return nil }
    return (a.toward(b, before), before, after)
  }
}

extension Angle {
  fileprivate var isPositive: Bool { radians > 0 }
}

extension Path {
  /// The outline of the path's stroke: closed polygons whose winding numbers add up to more than 0
  /// inside the stroke and to 0 outside, and are negative nowhere in sum.
  ///
  /// - Parameter tolerance: How far the outline may be from the true one, in points, more than 0.
  package func outline(_ style: StrokeStyle, tolerance: Double) -> [Polyline] {
    subpaths.flatMap { StrokeOutline.outlines(of: $0, style: style, tolerance: tolerance) }
  }
}
