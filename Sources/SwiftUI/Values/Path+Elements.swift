public import Foundation
internal import Layers

extension Path {
  /// One step of the pen, from where the last one ended.
  @frozen public enum Element: Sendable, Equatable {
    /// Lifts the pen and begins a subpath.
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the subpath began, joined there.
    case closeSubpath
  }

  /// Calls `body` with every step in order.
  ///
  /// Arcs come as cubic curves of a quarter at most, and a cubic curve that is also a quadratic one
  /// as such.
  public func forEach(_ body: (Element) -> Void) {
    var (pen, start) = (Layers.Point(x: 0, y: 0), Layers.Point(x: 0, y: 0))
    for element in layersPath.elements {
      switch element {
      case .move(let end):
        body(.move(to: CGPoint(end)))
        (pen, start) = (end, end)
      case .line(let end):
        body(.line(to: CGPoint(end)))
        pen = end
      case .curve(let end, let control1, let control2):
        body(Element(from: pen, to: end, control1, control2))
        pen = end
      case .arc(let arc):
        for piece in arc.cubicPieces {
          body(.curve(to: piece.end, control1: piece.control1, control2: piece.control2))
          pen = piece.end.layersPoint
        }
      case .close:
        body(.closeSubpath)
        pen = start
      }
    }
  }
}

extension Path.Element {
  /// Creates a curve: the quadratic one, if it is what the cubic one was made from.
  fileprivate init(
    from start: Layers.Point, to end: Layers.Point, _ control1: Layers.Point,
    _ control2: Layers.Point
  ) {
    // Both controls of a raised curve are two thirds of the way to its one control.
    let first = CGPoint(x: (3 * control1.x - start.x) / 2, y: (3 * control1.y - start.y) / 2)
    let last = CGPoint(x: (3 * control2.x - end.x) / 2, y: (3 * control2.y - end.y) / 2)
    let size = [start, end, control1, control2].map { abs($0.x) + abs($0.y) }.max() ?? 0
    if abs(first.x - last.x) + abs(first.y - last.y) <= 1e-12 * size {
      self = .quadCurve(
        to: CGPoint(end),
        control: CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2))
    } else {
      self = .curve(
        to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2))
    }
  }
}

extension EllipticArc {
  /// Cubic curves of a quarter at most, whose controls lie on the tangents at 4/3·tan(¼ of the
  /// turn).
  fileprivate var cubicPieces: [(control1: CGPoint, control2: CGPoint, end: CGPoint)] {
    let count = max(1, Int((abs(sweep.radians) / (.pi / 2) - 1e-9).rounded(.up)))
    let turn = sweep.radians / Double(count)
    let handle = 4 / 3 * tan(turn / 4)
    func place(_ angle: Double, _ tangent: Double) -> CGPoint {
      let (x, y) = (cos(angle) - tangent * sin(angle), sin(angle) + tangent * cos(angle))
      return CGPoint(
        x: center.x + x * xAxis.x + y * yAxis.x, y: center.y + x * xAxis.y + y * yAxis.y)
    }
    return (0..<count).map { index in
      let angle = start.radians + turn * Double(index)
      return (place(angle, handle), place(angle + turn, -handle), place(angle + turn, 0))
    }
  }
}
