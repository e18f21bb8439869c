package import Layers

/// Where everything of the album cover lies, in points, for a square or other canvas:
/// swiftui-semantics §12.
package struct PrismGeometry: Sendable, Hashable {
  /// The values that the sliders move.
  package struct Parameters: Sendable, Hashable {
    package var light = 0.55
    package var prism = 0.4
    package var dispersion = 0.2
    package var rainbow = 0.15

    package init() {}
  }

  package let size: Size
  package let parameters: Parameters

  package init(size: Size, parameters: Parameters) {
    self.size = size
    self.parameters = parameters
  }

  private var side: Double { size.width / 3 }
  private var height: Double { side * 3.0.squareRoot() / 2 }  // of an equilateral triangle

  package var bottomLeft: Point { Point(x: side, y: (size.height + height) / 2) }
  package var bottomRight: Point { Point(x: 2 * side, y: bottomLeft.y) }
  package var top: Point { Point(x: size.width / 2, y: bottomLeft.y - height) }

  package var lightStart: Point { Point(x: 0, y: size.height * parameters.light) }
  package var lightEnd: Point { Self.point(parameters.prism, from: top, to: bottomLeft) }

  /// The prism's outline, drawn from the bottom left corner by way of the right one.
  package var outline: Path {
    Path { path in
      path.move(to: bottomLeft)
      path.addLine(to: bottomRight)
      path.addLine(to: top)
      path.closeSubpath()
    }
  }

  package var lightBeam: Path {
    Path { path in
      path.move(to: lightStart)
      path.addLine(to: lightEnd)
    }
  }

  /// The triangle of white light inside; its right corners come out of the left one as `drawn`
  /// grows.
  package func dispersion(drawn: Double) -> [Point] {
    let (upper, lower) = (rightEdge(0), rightEdge(1))
    return [
      lightEnd, Self.point(drawn, from: lightEnd, to: upper),
      Self.point(drawn, from: lightEnd, to: lower),
    ]
  }

  /// The slice from share `first` to share `last` of the rainbow, clockwise from its top left; its
  /// right ends come out of the prism as `drawn` grows.
  package func slice(from first: Double, to last: Double, drawn: Double) -> [Point] {
    let (upperLeft, lowerLeft) = (rightEdge(first), rightEdge(last))
    return [
      upperLeft, Self.point(drawn, from: upperLeft, to: viewEdge(first)),
      Self.point(drawn, from: lowerLeft, to: viewEdge(last)), lowerLeft,
    ]
  }

  /// The place on the prism's right edge at a share of the dispersed light.
  private func rightEdge(_ share: Double) -> Point {
    let half = parameters.dispersion / 2
    return Self.point(
      parameters.prism - half + share * parameters.dispersion, from: top, to: bottomRight)
  }

  /// The place on the view's right side at a share of the rainbow.
  private func viewEdge(_ share: Double) -> Point {
    let start = parameters.light - parameters.rainbow / 2
    return Point(x: size.width, y: size.height * (start + share * parameters.rainbow))
  }

  package static func point(_ fraction: Double, from a: Point, to b: Point) -> Point {
    Point(x: a.x + fraction * (b.x - a.x), y: a.y + fraction * (b.y - a.y))
  }
}
