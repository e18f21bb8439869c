/// Measuring and cutting by arc length.
extension Path {
  /// The arc length of all subpaths in points, closing lines included.
  package var length: Double {
    subpaths.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.length } }
  }

  /// The place at a fraction of the length, over all subpaths in drawing order; `nil` if nothing is
  /// drawn.
  ///
  /// Where one subpath ends and the next begins, it is the end.
  ///
  /// - Parameter fraction: Below 0 counts as 0, above 1 as 1.
  package func point(atFraction fraction: Double) -> Point? {
    let subpaths = subpaths
    let segments = subpaths.flatMap(\.segments)
    let lengths = segments.map(\.length)
    var rest = lengths.reduce(0, +) * min(1, max(0, fraction))
    for (segment, length) in zip(segments, lengths) {
      if rest <= length {
        return segment.point(at: segment.parameter(atLength: rest, of: length))
      }
      rest -= length
    }
    // Past the last segment by no more than rounding, or there are only dots.
    return segments.last?.end ?? subpaths.last?.start
  }

  /// The part between two fractions of the length, over all subpaths in drawing order.
  ///
  /// A subpath that lies in it whole stays closed, if it was; any other is open. Curves stay
  /// curves.
  ///
  /// - Parameters:
  ///   - start: Below 0 counts as 0.
  ///   - end: Above 1 counts as 1. One that is not above `start` leaves nothing.
  package func trimmed(from start: Double, to end: Double) -> Path {
    let range = (lower: max(0, start), upper: min(1, end))
    guard range.lower < range.upper else { return Path() }
    guard range.lower > 0 || range.upper < 1 else { return self }

    let subpaths = subpaths
    let lengths = subpaths.map { $0.segments.map(\.length) }
    let total = lengths.reduce(0) { $0 + $1.reduce(0, +) }
    let (lower, upper) = (range.lower * total, range.upper * total)
    // A remainder this short comes from rounding; it must not leave a cap at the next subpath's
    // start.
    let negligible = 1e-9 * total

    var trimmed = Path()
    var covered = 0.0
    for (subpath, lengths) in zip(subpaths, lengths) {
      let start = covered
      covered += lengths.reduce(0, +)
      if lower <= start + negligible, covered - negligible <= upper {
        trimmed.add(subpath)
      } else if min(upper, covered) - max(lower, start) > negligible {
        trimmed.addPart(
          of: subpath, lengths: lengths, from: lower - start, to: upper - start,
          negligible: negligible)
      }
    }
    return trimmed
  }

  private mutating func add(_ subpath: Subpath) {
    move(to: subpath.start)
    for segment in subpath.segments { add(segment) }
    if subpath.isClosed { closeSubpath() }
  }

  private mutating func addPart(
    of subpath: Subpath, lengths: [Double], from lower: Double, to upper: Double,
    negligible: Double
  ) {
    var isDrawing = false
    var start = 0.0
    for (segment, length) in zip(subpath.segments, lengths) {
      defer { start += length }
      let (first, last) = (max(0, lower - start), min(length, upper - start))
      guard last - first > negligible else { continue }
      let part = segment.part(
        from: segment.parameter(atLength: first, of: length),
        to: segment.parameter(atLength: last, of: length))
      if !isDrawing { move(to: part.start) }
      isDrawing = true
      add(part)
    }
  }
}
