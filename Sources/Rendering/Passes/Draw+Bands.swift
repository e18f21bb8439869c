import Layers

/// A path cut into bands, one above the other, each a draw of its own.
///
/// Every pixel adds up the edges of a path that its draw has. A band needs those only that cross
/// it, and reaches only as far to the sides as they do.
nonisolated extension Draw {
  /// What a draw among others of its kind costs, counted in edges that a pixel adds up: measured on
  /// a renderer on the processor, where an edge takes about a nanosecond.
  private static let drawCost = 5000.0
  /// Lowest band, in pixels: edges near its border are in the next one, too.
  private static let lowestBand = 8.0
  /// Part of the cost that bands must leave at most; below it they are not worth their draws on
  /// faster renderers.
  private static let worthwhile = 0.7

  /// The parts of its bounds to draw one by one; none where it had best be drawn whole.
  var bands: [Rect] {
    // Turned, neighbours would share a line but not its ends, and leave slivers between them.
    guard textures.isEmpty, transform.isUpright,
      case .paint(.masked(_, let coverage), let bounds) = content,
      case (.edges(let range), .uniform) = (coverage.outline, coverage.resolution),
      values.count(of: range) == values.indexedCount
    else { return [] }
    let edges = values.indexed
    let scale = transform.lengthScale
    let cost = bounds.size.width * bounds.size.height * scale * scale * Double(edges.count)
    let best = (cost / Self.drawCost).squareRoot()
    let count = Int(clamping: min(best, bounds.size.height * scale / Self.lowestBand))
    guard count > 1 else { return [] }
    var sum = 0.0
    let bands = bounds.bands(count).compactMap { band -> Rect? in
      guard let (part, count) = band.part(reachedBy: edges, margin: 1 / scale) else { return nil }
      sum +=
        Self.drawCost + part.size.width * part.size.height * scale * scale * Double(count)
      return part
    }
    return sum < cost * Self.worthwhile ? bands : []
  }
}

nonisolated extension Rect {
  /// The rectangle cut into bands of the same height from the top, without gaps even in single
  /// precision.
  fileprivate func bands(_ count: Int) -> [Rect] {
    let cuts = (0...count).map { index in
      Double(Float(minY + size.height * Double(index) / Double(count)))
    }
    return zip(cuts, cuts.dropFirst()).map { top, bottom in
      Rect(x: minX, y: top, width: size.width, height: bottom - top)
    }
  }

  /// The part of a band between the leftmost and the rightmost of the edges in it, and how many
  /// there are; `nil` without any.
  ///
  /// - Parameter margin: Added to the edges on all sides, in points.
  fileprivate func part(
    reachedBy edges: [SIMD4<Float>], margin: Double
  ) -> (part: Rect, count: Int)? {
    let (top, bottom) = (Float(minY - margin), Float(maxY + margin))
    var (left, right) = (Float.infinity, -Float.infinity)
    var count = 0
    for edge in edges where max(edge.y, edge.w) > top && min(edge.y, edge.w) < bottom {
      count += 1
      // Only as much of a long edge as lies in the band.
      let slope = edge.y == edge.w ? 0 : (edge.z - edge.x) / (edge.w - edge.y)
      let first = edge.x + slope * (min(max(edge.y, top), bottom) - edge.y)
      let last =
        edge.y == edge.w ? edge.z : edge.x + slope * (min(max(edge.w, top), bottom) - edge.y)
      left = min(left, min(first, last))
      right = max(right, max(first, last))
    }
    guard count > 0 else { return nil }
    let part = Rect(
      x: Double(left) - margin, y: minY, width: Double(right) - Double(left) + 2 * margin,
      height: size.height)
    return (part, count)
  }
}
