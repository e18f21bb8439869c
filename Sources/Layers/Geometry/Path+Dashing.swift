/// Dashed lines.
extension Path {
  /// The strokes of a dashed line, each an open subpath.
  ///
  /// The pattern starts again with every subpath. Of one with an odd number of lengths the strokes
  /// become gaps at the second time round. A length of 0 makes a dot where ends are round or
  /// square. A pattern that has no length, has one below 0, or takes more than 100 000 strokes,
  /// leaves the line solid.
  ///
  /// - Parameters:
  ///   - lengths: Of strokes and gaps by turns, in points.
  ///   - phase: Length of the pattern that is skipped before the first stroke.
  package func dashed(_ lengths: [Double], phase: Double = 0) -> Path {
    guard let pattern = DashPattern(lengths, phase: phase) else { return self }
    let subpaths = subpaths.map { ($0, $0.segments.map(\.length)) }
    let total = subpaths.reduce(0) { $0 + $1.1.reduce(0, +) }
    guard total / pattern.length * Double(lengths.count) <= 100_000 else { return self }
    var path = Path()
    for (subpath, lengths) in subpaths {
      path.addStrokes(of: subpath, lengths: lengths, pattern)
    }
    return path
  }

  private mutating func addStrokes(
    of subpath: Subpath, lengths: [Double], _ pattern: DashPattern
  ) {
    var pattern = pattern
    if pattern.isStroke { move(to: subpath.start) }
    for (segment, length) in zip(subpath.segments, lengths) {
      var (place, parameter) = (0.0, 0.0)
      while place < length {
        let next = min(length, place + pattern.rest)
        let end = segment.parameter(atLength: next, of: length)
        if pattern.isStroke {
          add(next > place ? segment.part(from: parameter, to: end) : .dot(segment.point(at: end)))
        }
        let isOver = next < length || pattern.rest <= next - place
        pattern.advance(by: next - place, isOver: isOver)
        if isOver, pattern.isStroke { move(to: segment.point(at: end)) }
        (place, parameter) = (next, end)
      }
    }
  }
}

extension PathSegment {
  fileprivate static func dot(_ place: Point) -> PathSegment { .line(place, place) }
}

/// Where in a pattern of strokes and gaps a line is.
private struct DashPattern {
  /// Of the whole pattern.
  let length: Double
  /// The length that is left of the stroke or the gap.
  private(set) var rest: Double
  private let lengths: [Double]
  private var index = 0

  var isStroke: Bool { index.isMultiple(of: 2) }

  init?(_ lengths: [Double], phase: Double) {
    self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    length = self.lengths.reduce(0, +)
    guard lengths.allSatisfy({ $0 >= 0 }), length > 0, length.isFinite, phase.isFinite else {
      return nil
    }
    rest = self.lengths[0]
    var skipped = phase.truncatingRemainder(dividingBy: length)
    if skipped < 0 { skipped += length }
    while skipped >= rest, skipped > 0 {
      skipped -= rest
      next()
    }
    rest -= skipped
  }

  mutating func advance(by distance: Double, isOver: Bool) {
    rest -= distance
    if isOver { next() }
  }

  private mutating func next() {
    index = (index + 1) % lengths.count
    rest = lengths[index]
  }
}
