/// The lines and curves between two moves of a path.
struct Subpath {
  let start: Point
  /// The closing line is the last segment, unless the pen was already there.
  fileprivate(set) var segments: [PathSegment] = []
  fileprivate(set) var isClosed = false
}

extension Path {
  /// The subpaths in drawing order; a move that nothing follows draws nothing and is left out.
  var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    var current: Subpath?
    func finish() {
      if let current, current.isClosed || !current.segments.isEmpty { subpaths.append(current) }
    }
    var pen = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        current = Subpath(start: point)
        pen = point
      case .line(let end):
        current?.segments.append(.line(pen, end))
        pen = end
      case .curve(let end, let control1, let control2):
        current?.segments.append(.curve(pen, control1, control2, end))
        pen = end
      case .arc(let arc):
        current?.segments.append(.arc(arc))
        pen = arc.point(at: 1)
      case .close:
        guard let start = current?.start else { continue }
        if !pen.coincides(with: start) { current?.segments.append(.line(pen, start)) }
        current?.isClosed = true
        pen = start
      }
    }
    finish()
    return subpaths
  }

  /// Goes on along `segment`, which begins where the pen is.
  mutating func add(_ segment: PathSegment) {
    switch segment {
    case .line(_, let end): addLine(to: end)
    case .curve(_, let control1, let control2, let end):
      addCurve(to: end, control1: control1, control2: control2)
    case .arc(let arc): addArc(arc)
    }
  }
}

extension Rect {
  /// The smallest rectangle around what a path draws.
  init(around path: Path) {
    let points = path.subpaths.flatMap { subpath in
      [subpath.start] + subpath.segments.flatMap(\.extremePoints)
    }
    self = Rect(around: points) ?? Rect(origin: .zero, size: .zero)
  }

  /// The smallest rectangle with all `points` in it; `nil` if there are none.
  init?(around points: some Sequence<Point>) {
    var box: (low: Point, high: Point)?
    for point in points {
      let (low, high) = box ?? (point, point)
      box = (
        Point(x: min(low.x, point.x), y: min(low.y, point.y)),
        Point(x: max(high.x, point.x), y: max(high.y, point.y))
      )
    }
    guard let (low, high) = box else { return nil }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
