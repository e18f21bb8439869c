/// The edges of a filled or stroked path: straight lines that together bound what is painted.
///
/// The share of a pixel that is painted is the sum of the signed areas between its edges and any
/// fixed line, as each edge counts up or down by its direction: 1 where a shape lies that runs
/// clockwise on screen, -1 where one runs the other way. For the non-zero rule its absolute value
/// is limited to 1. A stroke's edges never add up to less than 0.
package struct PathEdges: Sendable {
  /// A straight line in user space.
  package struct Edge: Sendable, Hashable {
    package let x0: Double
    package let y0: Double
    package let x1: Double
    package let y1: Double
  }

  /// Closed loops, one after the other.
  package let edges: [Edge]
  /// The same edges as programs take them: x0, y0, x1, y1.
  package let vectors: [SIMD4<Float>]
  /// The smallest upright rectangle around them.
  package let bounds: Rect
  private let cache = PathCellsCache()

  /// How far an edge may be from its curve, in pixels: less than what changes a pixel by two levels
  /// in 255.
  package static let flatness = 1.0 / 128

  /// The edges of a fill with the non-zero rule; open subpaths are closed by a straight line.
  ///
  /// - Parameter pixelsPerPoint: Of the finest picture the edges are drawn in.
  package init(filling path: Path, pixelsPerPoint: Double) {
    self.init(path.flattened(tolerance: Self.tolerance(pixelsPerPoint)))
  }

  /// The edges of a stroke.
  ///
  /// - Parameter pixelsPerPoint: Of the finest picture the edges are drawn in.
  package init(stroking path: Path, style: StrokeStyle, pixelsPerPoint: Double) {
    self.init(path.outline(style, tolerance: Self.tolerance(pixelsPerPoint)))
  }

  private init(_ polylines: [Polyline]) {
    var edges: [Edge] = []
    edges.reserveCapacity(polylines.reduce(0) { $0 + $1.points.count })
    for points in polylines.map(\.points) where points.count > 2 {
      var previous = points[points.count - 1]
      for point in points {
        if point != previous {
          edges.append(Edge(x0: previous.x, y0: previous.y, x1: point.x, y1: point.y))
        }
        previous = point
      }
    }
    self.edges = edges
    vectors = edges.map { SIMD4(Float($0.x0), Float($0.y0), Float($0.x1), Float($0.y1)) }
    bounds =
      Rect(around: edges.lazy.map { Point(x: $0.x0, y: $0.y0) })
      ?? Rect(origin: .zero, size: .zero)
  }

  /// The cells that the edges are best drawn in; cached for the next frame.
  ///
  /// - Parameter bounds: The part that is drawn.
  package func cells(in bounds: Rect, limits: PathCells.Limits) -> PathCells {
    cache.cells(in: bounds, limits: limits) { PathCells(vectors, in: bounds, limits: limits) }
  }

  private static func tolerance(_ pixelsPerPoint: Double) -> Double {
    precondition(
      pixelsPerPoint > 0, "PathEdges needs a positive pixelsPerPoint, got \(pixelsPerPoint)")
    return flatness / pixelsPerPoint
  }
}

extension PathEdges: Hashable {
  package static func == (a: PathEdges, b: PathEdges) -> Bool { a.edges == b.edges }

  package func hash(into hasher: inout Hasher) { hasher.combine(edges) }
}
