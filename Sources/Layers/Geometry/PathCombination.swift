/// Areas of two paths, put together.
///
/// Their edges are cut where they meet, and those stay that have the result on one side only.
package struct PathCombination {
  /// Whether a place belongs to the result, if it lies inside of the first or the second path.
  package typealias Rule = (_ isInFirst: Bool, _ isInSecond: Bool) -> Bool

  private struct Edge {
    var start: Point
    var end: Point

    var minY: Double { min(start.y, end.y) }
    var maxY: Double { max(start.y, end.y) }
    var minX: Double { min(start.x, end.x) }
    var maxX: Double { max(start.x, end.x) }
  }

  /// The lines of a path, closed as a fill closes them.
  private struct Area {
    var lines: [Polyline]
    var edges: [Edge]
    var isEvenOdd: Bool

    init(_ path: Path, isEvenOdd: Bool) {
      lines = path.flattened(tolerance: PathCombination.tolerance).map { line in
        Polyline(points: line.points.map(PathCombination.snapped), isClosed: line.isClosed)
      }
      edges = lines.flatMap { PathCombination.edges(of: $0.points, isClosed: true) }
      self.isEvenOdd = isEvenOdd
    }

    func contains(_ point: Point) -> Bool {
      var (winding, crossings) = (0, 0)
      for edge in edges where (edge.start.y <= point.y) != (edge.end.y <= point.y) {
        let share = (point.y - edge.start.y) / (edge.end.y - edge.start.y)
        guard edge.start.x + share * (edge.end.x - edge.start.x) > point.x else { continue }
        winding += edge.start.y < edge.end.y ? 1 : -1
        crossings += 1
      }
      return isEvenOdd ? !crossings.isMultiple(of: 2) : winding != 0
    }
  }

  /// How far curves may be from their lines, in points.
  private static let tolerance = 0.02
  /// Points closer than this are one.
  private static let grain = 1e-6
  /// How far beside an edge it is looked whether the result is there.
  private static let sideDistance = 1e-4

  private let first: Area
  private let second: Area

  /// - Parameter isEvenOdd: Whether places that lie inside an even number of times are outside.
  package init(_ first: Path, _ second: Path, isEvenOdd: Bool) {
    self.first = Area(first, isEvenOdd: isEvenOdd)
    self.second = Area(second, isEvenOdd: isEvenOdd)
  }

  /// The area by a rule, as a path of straight lines without crossings that is clockwise on screen
  /// around what it fills.
  package func area(_ rule: Rule) -> Path {
    var outgoing: [Point: [Point]] = [:]
    var known: Set<[Point]> = []
    func isResult(_ point: Point) -> Bool { rule(first.contains(point), second.contains(point)) }
    for edge in Self.pieces(of: first.edges + second.edges) {
      let ends = [edge.start, edge.end].sorted { ($0.x, $0.y) < ($1.x, $1.y) }
      guard known.insert(ends).inserted, let way = (edge.end - edge.start).direction else {
        continue
      }
      let middle = edge.start.toward(edge.end, 0.5)
      let side = way.turnedRight * Self.sideDistance
      switch (isResult(middle + side), isResult(middle - side)) {
      case (true, false): outgoing[edge.start, default: []].append(edge.end)
      case (false, true): outgoing[edge.end, default: []].append(edge.start)
      default: break
      }
    }
    return Self.loops(outgoing)
  }

  /// The parts of the first path's line that lie inside the second path, or outside.
  package func line(isInside: Bool) -> Path {
    var path = Path()
    for line in first.lines {
      let edges = Self.edges(of: line.points, isClosed: line.isClosed)
      var last: Point?
      for piece in Self.pieces(of: edges, cutBy: second.edges) {
        guard second.contains(piece.start.toward(piece.end, 0.5)) == isInside else { continue }
        if last != piece.start { path.move(to: piece.start) }
        path.addLine(to: piece.end)
        last = piece.end
      }
    }
    return path
  }

  // MARK: - Edges

  private static func snapped(_ point: Point) -> Point {
    // Adding 0 makes the negative zero a zero.
    Point(
      x: (point.x / grain).rounded() * grain + 0, y: (point.y / grain).rounded() * grain + 0)
  }

  private static func edges(of points: [Point], isClosed: Bool) -> [Edge] {
    guard points.count > 1 else { return [] }
    var edges = zip(points, points.dropFirst()).map { Edge(start: $0, end: $1) }
    if isClosed { edges.append(Edge(start: points[points.count - 1], end: points[0])) }
    return edges.filter { $0.start != $0.end }
  }

  /// Edges, cut where they meet each other or others.
  private static func pieces(of edges: [Edge], cutBy others: [Edge]? = nil) -> [Edge] {
    let cutting = (others ?? edges).sorted { $0.minY < $1.minY }
    return edges.flatMap { edge in
      var places = [0.0, 1]
      for other in cutting {
        if other.minY > edge.maxY + grain { break }
        guard other.maxY >= edge.minY - grain, other.maxX >= edge.minX - grain,
          other.minX <= edge.maxX + grain
        else { continue }
        places += meetings(of: edge, with: other)
      }
      var pieces: [Edge] = []
      var last = edge.start
      for place in places.sorted().dropFirst() {
        let point = place >= 1 ? edge.end : snapped(edge.start.toward(edge.end, place))
        if point != last { pieces.append(Edge(start: last, end: point)) }
        last = point
      }
      return pieces
    }
  }

  /// The fractions of an edge at which it meets another.
  private static func meetings(of edge: Edge, with other: Edge) -> [Double] {
    let (way, otherWay) = (edge.end - edge.start, other.end - other.start)
    var places: [Double] = []
    let cross = way.cross(otherWay)
    if cross != 0 {
      let gap = other.start - edge.start
      let (place, otherPlace) = (gap.cross(otherWay) / cross, gap.cross(way) / cross)
      if place > 0, place < 1, otherPlace >= 0, otherPlace <= 1 { places.append(place) }
    }
    // Ends that lie on the edge: of edges along it, too.
    for point in [other.start, other.end] {
      let place = (point - edge.start).dot(way) / way.dot(way)
      let foot = edge.start.toward(edge.end, place)
      if place > 0, place < 1, (point - foot).length <= grain { places.append(place) }
    }
    return places
  }

  /// Edges joined to closed lines.
  private static func loops(_ edges: [Point: [Point]]) -> Path {
    var left = edges
    var path = Path()
    let starts = edges.keys.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    for start in starts {
      while let next = left[start]?.popLast() {
        var points = [start]
        var point = next
        while point != start {
          points.append(point)
          guard let following = left[point]?.popLast() else { break }
          point = following
        }
        path.addLines(withoutFlatCorners(points))
        path.closeSubpath()
      }
    }
    return path
  }

  /// A closed line without points that lie between their neighbors.
  private static func withoutFlatCorners(_ points: [Point]) -> [Point] {
    guard points.count > 3 else { return points }
    return points.indices.filter { index in
      let before = points[(index + points.count - 1) % points.count]
      let after = points[(index + 1) % points.count]
      let (arrival, departure) = (points[index] - before, after - points[index])
      let flatness = abs(arrival.cross(departure))
      return flatness > 1e-9 || arrival.dot(departure) < 0
    }.map { points[$0] }
  }
}
