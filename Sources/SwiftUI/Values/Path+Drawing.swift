public import Foundation
internal import Layers

/// Steps of the pen.
///
/// A transform maps what is added, not what is there.
extension Path {
  /// Lifts the pen and begins a subpath.
  public mutating func move(to end: CGPoint) {
    layersPath.move(to: end.layersPoint)
  }

  public mutating func addLine(to end: CGPoint) {
    guard hasPen else { return }
    layersPath.addLine(to: end.layersPoint)
  }

  /// Adds a curve whose bend one point decides.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard hasPen else { return }
    layersPath.addQuadCurve(to: end.layersPoint, control: control.layersPoint)
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard hasPen else { return }
    layersPath.addCurve(
      to: end.layersPoint, control1: control1.layersPoint, control2: control2.layersPoint)
  }

  /// Draws a line back to where the subpath began and joins it there.
  public mutating func closeSubpath() {
    layersPath.closeSubpath()
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Layers.Path(rect.standardized.layersRect), mappedBy: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Begins a subpath at the first point and draws lines through the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    layersPath.addLines(lines.map(\.layersPoint))
  }

  /// Adds an ellipse that touches the sides of a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Layers.Path(ellipseIn: rect.standardized.layersRect), mappedBy: transform)
  }

  /// Adds the subpaths of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    add(path.layersPath, mappedBy: transform)
  }

  // MARK: - Arcs

  /// Adds a part of a circle, with a line to its start if the pen is elsewhere.
  ///
  /// - Parameter clockwise: As on paper with y upwards: `false` is clockwise on screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var circle = Layers.Path()
    circle.addArc(
      center: center.layersPoint, radius: max(0, radius), startAngle: startAngle.layersAngle,
      endAngle: endAngle.layersAngle, clockwise: clockwise)
    for case .arc(let arc) in circle.applying(transform.layersTransform).elements {
      layersPath.addArc(arc)
    }
  }

  /// Adds a part of a circle, with a line to its start if the pen is elsewhere.
  ///
  /// - Parameter delta: Clockwise on screen where it is positive; more than a turn goes round more
  ///   than once.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard delta.radians.isFinite else { return }
    var (start, rest) = (startAngle, delta)
    while rest != .zero {
      let turn = Angle(radians: min(2 * .pi, max(-2 * .pi, rest.radians)))
      addArc(
        center: center, radius: radius, startAngle: start, endAngle: start + turn,
        clockwise: turn < .zero, transform: transform)
      start += turn
      rest = abs(rest.radians) > abs(turn.radians) ? rest - turn : .zero
    }
  }

  /// Rounds the corner of the lines from the pen to `tangent1End` and on to `tangent2End`.
  ///
  /// The arc touches both lines and ends on the second one.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint else { return }
    let (corner, end) = (tangent1End.applying(transform), tangent2End.applying(transform))
    let (before, after) = (
      CGVector(dx: start.x - corner.x, dy: start.y - corner.y).direction,
      CGVector(dx: end.x - corner.x, dy: end.y - corner.y).direction
    )
    let cross = before.dx * after.dy - before.dy * after.dx
    // Straight on, or back the same way: there is no corner to round.
    guard radius > 0, abs(cross) > 1e-9 else { return addLine(to: corner) }
    let angle = atan2(abs(cross), before.dx * after.dx + before.dy * after.dy)
    let distance = radius / tan(angle / 2)
    func place(_ direction: CGVector) -> CGPoint {
      CGPoint(x: corner.x + direction.dx * distance, y: corner.y + direction.dy * distance)
    }
    let (first, last) = (place(before), place(after))
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: first.x - before.dy * side * radius, y: first.y + before.dx * side * radius)
    addArc(
      center: center, radius: radius,
      startAngle: Angle(radians: atan2(first.y - center.y, first.x - center.x)),
      endAngle: Angle(radians: atan2(last.y - center.y, last.x - center.x)),
      clockwise: cross > 0)
  }

  // MARK: - Steps

  /// Whether there is a place for a line to begin.
  private var hasPen: Bool { layersPath.currentPoint != nil }

  private mutating func add(_ path: Layers.Path, mappedBy transform: CGAffineTransform) {
    layersPath.addPath(
      transform.isIdentity ? path : path.applying(transform.layersTransform))
  }
}

extension CGVector {
  /// The vector with length 1; without length if it has none.
  fileprivate var direction: CGVector {
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
  }
}
