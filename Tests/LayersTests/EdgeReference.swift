import Foundation
import Layers

/// The area that edges paint, computed slowly and by definition.
extension PathEdges {
  /// How often the edges run clockwise around `point` (on screen), from the angles they are seen
  /// under.
  func windingNumber(around point: Point) -> Int {
    var sum = 0.0
    for edge in edges {
      let (ax, ay) = (edge.x0 - point.x, edge.y0 - point.y)
      let (bx, by) = (edge.x1 - point.x, edge.y1 - point.y)
      sum += atan2(ax * by - ay * bx, ax * bx + ay * by)
    }
    return Int((sum / (2 * .pi)).rounded())
  }

  /// The area inside, each part counted by its winding number.
  var signedArea: Double {
    edges.reduce(0) { $0 + ($1.x0 * $1.y1 - $1.x1 * $1.y0) / 2 }
  }

  /// The share of the square with this top left corner and side that is painted under the non-zero
  /// rule, as the renderer works it out: signed areas summed, then limited to 1.
  func coverage(x: Double, y: Double, side: Double = 1) -> Double {
    let corner = Point(x: x, y: y)
    // Each edge and the corner span a triangle. Triangles of opposite direction cancel outside of
    // the shape.
    let area = edges.reduce(0.0) { sum, edge in
      let triangle = [corner, Point(x: edge.x0, y: edge.y0), Point(x: edge.x1, y: edge.y1)]
      return sum + Self.area(Self.clipped(triangle, x: x, y: y, side: side))
    }
    return min(1, abs(area) / (side * side))
  }

  /// Sutherland and Hodgman's clipping, against the four sides of a square in turn.
  private static func clipped(_ polygon: [Point], x: Double, y: Double, side: Double) -> [Point] {
    let depths: [(Point) -> Double] = [
      { $0.x - x }, { x + side - $0.x }, { $0.y - y }, { y + side - $0.y },
    ]
    return depths.reduce(polygon) { polygon, depth in
      var kept: [Point] = []
      for (index, point) in polygon.enumerated() {
        let previous = polygon[index > 0 ? index - 1 : polygon.count - 1]
        let (before, after) = (depth(previous), depth(point))
        if (before < 0) != (after < 0) {
          let t = before / (before - after)
          kept.append(
            Point(
              x: previous.x + (point.x - previous.x) * t,
              y: previous.y + (point.y - previous.y) * t))
        }
        if after >= 0 { kept.append(point) }
      }
      return kept
    }
  }

  private static func area(_ polygon: [Point]) -> Double {
    zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0) {
      $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
    }
  }
}

/// The distance from `point` to the nearest place of the polyline.
func distance(from point: Point, to points: [Point]) -> Double {
  zip(points, points.dropFirst()).map { a, b in
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let squared = dx * dx + dy * dy
    let along = squared > 0 ? ((point.x - a.x) * dx + (point.y - a.y) * dy) / squared : 0
    let t = min(1, max(0, along))
    return hypot(a.x + t * dx - point.x, a.y + t * dy - point.y)
  }.min() ?? .infinity
}

/// The share of a square that a disk about (0, 0) covers: exact along x, in 500 strips along y.
func shareOfDisk(x: Double, y: Double, side: Double, radius: Double) -> Double {
  let widths = (0..<500).map { strip in
    let height = y + (Double(strip) + 0.5) / 500 * side
    let half = max(0, radius * radius - height * height).squareRoot()
    return max(0, min(x + side, half) - max(x, -half))
  }
  return widths.reduce(0, +) / 500 / side
}
