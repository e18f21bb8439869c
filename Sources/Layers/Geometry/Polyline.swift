/// Points joined by straight lines.
package struct Polyline: Sendable, Hashable {
  package let points: [Point]
  /// Whether a line leads from the last point back to the first, which is not repeated.
  package let isClosed: Bool

  package init(points: [Point], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }
}

extension Path {
  /// The path with its curves replaced by lines: one polyline for each subpath.
  ///
  /// - Parameter tolerance: How far a curve may be from its lines, in points, more than 0.
  package func flattened(tolerance: Double) -> [Polyline] {
    subpaths.map { subpath in
      var points = [subpath.start]
      for segment in subpath.segments {
        let count = segment.pieceCount(tolerance: tolerance)
        for piece in 1...count {
          let point = segment.point(at: Double(piece) / Double(count))
          if point != points.last { points.append(point) }
        }
      }
      if subpath.isClosed, points.count > 1, points[points.count - 1].coincides(with: points[0]) {
        points.removeLast()
      }
      return Polyline(points: points, isClosed: subpath.isClosed)
    }
  }
}
