/// Lines and curves in user space, to be filled, stroked or drawn in bit by bit.
///
/// ```swift
/// // given bottomLeft: Point, bottomRight: Point, top: Point
/// let prism = Path { path in
///   path.move(to: bottomLeft)
///   path.addLine(to: bottomRight)
///   path.addLine(to: top)
///   path.closeSubpath()
/// }
/// let drawn = prism.trimmed(from: 0, to: 0.4)
/// ```
///
/// A path is made of subpaths: each begins with a move, and is open or closed. Circles are stored
/// as arcs, not as curves close to them. A path knows nothing of color, width or pixels.
package struct Path: Sendable {
  /// One step of the pen, from where the last one ended.
  package enum Element: Sendable, Hashable {
    /// Lifts the pen and begins a subpath.
    case move(to: Point)
    case line(to: Point)
    /// A cubic Bézier curve.
    case curve(to: Point, control1: Point, control2: Point)
    /// Begins where the pen is.
    case arc(EllipticArc)
    /// A line back to where the subpath began, joined there.
    case close
  }

  /// In drawing order. After `close` and before the first step comes a `move`.
  package private(set) var elements: [Element] = [] { didSet { clearCache() } }
  /// Shared by copies until one of them is changed.
  private var cache = PathCache()

  package init() {}

  package init(_ build: (inout Path) -> Void) {
    build(&self)
  }

  /// Makes a path of the elements of another one; `nil` if they draw before a move.
  package init?(elements: [Element]) {
    var hasPen = false
    for element in elements {
      switch element {
      case .move: hasPen = true
      case .close where hasPen: hasPen = false
      case .line, .curve, .arc, .close:
        if !hasPen { return nil }
      }
    }
    self.elements = elements
  }

  package var isEmpty: Bool { elements.isEmpty }

  /// Where the pen is; `nil` before the first step.
  package var currentPoint: Point? {
    switch elements.last {
    case nil: nil
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .arc(let arc): arc.point(at: 1)
    case .close: subpathStart
    }
  }

  package mutating func move(to point: Point) {
    elements.append(.move(to: point))
  }

  package mutating func addLine(to end: Point) {
    begin()
    elements.append(.line(to: end))
  }

  /// Begins a subpath at the first point and draws lines through the others.
  package mutating func addLines(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve; it is stored as the equal cubic one.
  package mutating func addQuadCurve(to end: Point, control: Point) {
    let start = begin()
    addCurve(
      to: end, control1: start.toward(control, 2.0 / 3), control2: end.toward(control, 2.0 / 3))
  }

  /// Adds a cubic Bézier curve.
  package mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    begin()
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a part of a circle, with a line to its start if the pen is elsewhere.
  ///
  /// As in SwiftUI, `clockwise` is meant for a y axis that points up: `false` draws clockwise on
  /// screen, toward growing angles. An end a full turn or more away draws the whole circle once; a
  /// start that is the end draws nothing.
  ///
  /// - Parameters:
  ///   - startAngle: From the x axis, clockwise on screen.
  ///   - endAngle: From the x axis, clockwise on screen.
  package mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    precondition(radius >= 0, "the radius of an arc must not be negative, got \(radius)")
    addArc(
      EllipticArc(
        center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise))
  }

  /// Adds a part of an ellipse, with a line to its start if the pen is elsewhere.
  package mutating func addArc(_ arc: EllipticArc) {
    let start = arc.point(at: 0)
    if currentPoint == nil {
      move(to: start)
    } else if !begin().coincides(with: start) {
      elements.append(.line(to: start))
    }
    elements.append(.arc(arc))
  }

  /// Draws a line back to where the subpath began and joins it there; does nothing if there is no
  /// subpath.
  package mutating func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  /// Adds the subpaths of another path.
  package mutating func addPath(_ other: Path) {
    elements += other.elements
  }

  /// The path with every point mapped. Fills keep their shape; a stroke is widened after mapping,
  /// not mapped itself.
  package func applying(_ transform: AffineTransform) -> Path {
    var mapped = Path()
    mapped.elements = elements.map { element in
      switch element {
      case .move(let point):
        .move(to: transform.apply(to: point))
      case .line(let point):
        .line(to: transform.apply(to: point))
      case .curve(let end, let control1, let control2):
        .curve(
          to: transform.apply(to: end), control1: transform.apply(to: control1),
          control2: transform.apply(to: control2))
      case .arc(let arc): .arc(arc.applying(transform))
      case .close: .close
      }
    }
    return mapped
  }

  /// Returns where the pen is, after a move there if the last subpath was closed.
  @discardableResult
  private mutating func begin() -> Point {
    guard let point = currentPoint else {
      preconditionFailure("a path begins with move(to:), not with a line or a curve")
    }
    if elements.last == .close { move(to: point) }
    return point
  }

  private var subpathStart: Point? {
    for case .move(let point) in elements.reversed() { return point }
    return nil
  }

  // MARK: - Bounds and edges, computed once

  /// The smallest upright rectangle around what is drawn; control points do not count. Zero for a
  /// path that draws nothing.
  package var bounds: Rect { cache.bounds { Rect(around: self) } }

  /// The edges of a fill, as `PathEdges(filling:pixelsPerPoint:)`; cached for the next frame.
  package func edges(pixelsPerPoint: Double) -> PathEdges {
    cache.edges(PathCache.Request(pixelsPerPoint: pixelsPerPoint)) {
      PathEdges(filling: self, pixelsPerPoint: pixelsPerPoint)
    }
  }

  /// The edges of a stroke, as `PathEdges(stroking:style:pixelsPerPoint:)`; cached for the next
  /// frame.
  package func edges(stroke style: StrokeStyle, pixelsPerPoint: Double) -> PathEdges {
    cache.edges(PathCache.Request(stroke: style, pixelsPerPoint: pixelsPerPoint)) {
      PathEdges(stroking: self, style: style, pixelsPerPoint: pixelsPerPoint)
    }
  }

  /// Frees the cached edges of all paths. They are computed again when they are next asked for.
  package static func forgetEdges() { PathCache.forgetEdges() }

  private mutating func clearCache() {
    if isKnownUniquelyReferenced(&cache) { cache.clear() } else { cache = PathCache() }
  }
}

extension Path: Hashable {
  package static func == (a: Path, b: Path) -> Bool { a.elements == b.elements }

  package func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
