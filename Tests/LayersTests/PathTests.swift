import Foundation
import Layers
import Testing

@Suite struct PathTests {
  // MARK: Building

  @Test func thePenIsWhereTheLastStepEnded() {
    var path = Path()
    #expect(path.currentPoint == nil)
    path.move(to: Point(x: 1, y: 2))
    expect(path.currentPoint, isCloseTo: 1, 2)
    path.addLine(to: Point(x: 3, y: 4))
    expect(path.currentPoint, isCloseTo: 3, 4)
    path.addQuadCurve(to: Point(x: 5, y: 6), control: .zero)
    expect(path.currentPoint, isCloseTo: 5, 6)
    path.addCurve(to: Point(x: 7, y: 8), control1: .zero, control2: .zero)
    expect(path.currentPoint, isCloseTo: 7, 8)
    path.closeSubpath()
    expect(path.currentPoint, isCloseTo: 1, 2)
  }

  @Test func aStepAfterClosingBeginsASubpathWhereTheClosedOneBegan() {
    let path = Path { path in
      path.addLines([Point(x: 1, y: 1), Point(x: 5, y: 1), Point(x: 5, y: 5)])
      path.closeSubpath()
      path.addLine(to: Point(x: 1, y: 9))
    }
    let lines = path.flattened(tolerance: 1)
    #expect(lines.map(\.isClosed) == [true, false])
    #expect(lines[1].points == [Point(x: 1, y: 1), Point(x: 1, y: 9)])
  }

  @Test func closingTwiceIsClosingOnce() {
    var path = Path(Rect(x: 0, y: 0, width: 1, height: 1))
    let once = path
    path.closeSubpath()
    #expect(path == once)
  }

  @Test func aMoveAloneDrawsNothing() {
    let path = Path { $0.move(to: Point(x: 3, y: 3)) }
    #expect(path.flattened(tolerance: 1).isEmpty)
    #expect(path.length == 0)
    #expect(path.point(atFraction: 0.5) == nil)
  }

  // MARK: Arcs

  // SwiftUI's flag is meant for a y axis that points up: `false` runs through growing angles,
  // clockwise on screen.
  @Test(arguments: [
    // start, end, clockwise, middle of the arc in degrees, length in degrees
    (0.0, 90.0, false, 45.0, 90.0),
    (0.0, 90.0, true, 225.0, 270.0),
    (90.0, 0.0, false, 225.0, 270.0),
    (90.0, 0.0, true, 45.0, 90.0),
    (-30.0, 30.0, false, 0.0, 60.0),
    (350.0, 370.0, false, 0.0, 20.0),
    (10.0, 380.0, false, 190.0, 360.0),
    (0.0, -720.0, true, 180.0, 360.0),
    (0.0, -720.0, false, 0.0, 0.0),
  ])
  func arcsRunAsInSwiftUI(
    start: Double, end: Double, clockwise: Bool, middle: Double, length: Double
  ) {
    let path = Path { path in
      path.addArc(
        center: Point(x: 10, y: 20), radius: 2, startAngle: .degrees(start),
        endAngle: .degrees(end), clockwise: clockwise)
    }
    expect(path.length, isCloseTo: 2 * length * .pi / 180)
    let angle = middle * .pi / 180
    let (x, y) = (10 + 2 * cos(angle), 20 + 2 * sin(angle))
    expect(path.point(atFraction: 0.5), isCloseTo: x, y)
  }

  @Test func aLineLeadsToTheStartOfAnArc() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(
        center: Point(x: 10, y: 0), radius: 4, startAngle: .degrees(180),
        endAngle: .degrees(270), clockwise: false)
    }
    expect(path.length, isCloseTo: 6 + 2 * .pi)
    expect(path.point(atFraction: 0), isCloseTo: 0, 0)
    expect(path.currentPoint, isCloseTo: 10, -4)
  }

  @Test func noLineLeadsToAnArcThatBeginsAtThePen() {
    let path = Path { path in
      path.move(to: Point(x: 6, y: 0))
      path.addArc(
        center: Point(x: 10, y: 0), radius: 4, startAngle: .degrees(180),
        endAngle: .degrees(270), clockwise: false)
    }
    #expect(path.elements.count == 2)
  }

  // MARK: Bounds

  @Test func boundsHoldTheCurveAndNotItsControlPoints() {
    let quadratic = Path { path in  // y = 2t(1 - t)·8, at most 4
      path.move(to: .zero)
      path.addQuadCurve(to: Point(x: 10, y: 0), control: Point(x: 5, y: 8))
    }
    expectBounds(of: quadratic, toBe: Rect(x: 0, y: 0, width: 10, height: 4))
    // x = 3t(1 - t)²·6 + 3t²(1 - t)·(-6) = 18 t(1 - t)(1 - 2t): extreme at t = ½ ± √3/6, where it
    // is ±√3
    let cubic = Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: Point(x: 0, y: 9), control1: Point(x: 6, y: 3), control2: Point(x: -6, y: 6))
    }
    let extreme = 3.0.squareRoot()
    expectBounds(of: cubic, toBe: Rect(x: -extreme, y: 0, width: 2 * extreme, height: 9))
  }

  @Test func boundsOfAnArcReachToItsExtremes() {
    let path = Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(45), endAngle: .degrees(225),
        clockwise: false)
    }
    let side = 50.0.squareRoot()
    expectBounds(of: path, toBe: Rect(x: -10, y: -side, width: 10 + side, height: 10 + side))
  }

  @Test func boundsOfATurnedEllipse() {
    // The reach of an ellipse with half axes a and b, turned by φ, along x is √(a²cos²φ + b²sin²φ).
    let angle = 30 * Double.pi / 180
    let turn = AffineTransform(
      a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 7, ty: 0)
    let ellipse = Path(ellipseIn: Rect(x: -8, y: -3, width: 16, height: 6)).applying(turn)
    let (x, y) = (50.25.squareRoot(), 22.75.squareRoot())  // cos² 30° = ¾
    expectBounds(of: ellipse, toBe: Rect(x: 7 - x, y: -y, width: 2 * x, height: 2 * y))
  }

  private func expectBounds(
    of path: Path, toBe bounds: Rect, at location: SourceLocation = #_sourceLocation
  ) {
    let actual = path.bounds
    let differences = [
      actual.minX - bounds.minX, actual.minY - bounds.minY, actual.maxX - bounds.maxX,
      actual.maxY - bounds.maxY,
    ]
    #expect(
      differences.allSatisfy { abs($0) < 1e-9 }, "\(actual) instead of \(bounds)",
      sourceLocation: location)
  }

  // MARK: Shapes and maps

  @Test func shapesRunClockwiseOnScreen() {
    let rect = Rect(x: 1, y: 2, width: 30, height: 10)
    let paths = [
      (Path(rect), 300.0), (Path(roundedRect: rect, cornerRadius: 2), 300 - 4 * (4 - .pi)),
      (Path(capsuleIn: rect), 200 + 25 * .pi), (Path(ellipseIn: rect), 75 * .pi),
    ]
    for (path, area) in paths {
      let edges = PathEdges(filling: path, pixelsPerPoint: 100)
      expect(edges.signedArea, isCloseTo: area, within: 0.01)
    }
  }

  @Test func cornerRadiiEndAtHalfTheShorterSide() {
    let rect = Rect(x: 1, y: 2, width: 30, height: 10)
    #expect(Path(roundedRect: rect, cornerRadius: 50) == Path(capsuleIn: rect))
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect))
  }

  @Test func mappedPathsPassThroughTheMappedPlaces() {
    let path = Path { path in
      path.move(to: Point(x: 1, y: 1))
      path.addLine(to: Point(x: 4, y: 2))
      path.addQuadCurve(to: Point(x: 6, y: 6), control: Point(x: 8, y: 1))
      path.addCurve(
        to: Point(x: 0, y: 9), control1: Point(x: 7, y: 9), control2: Point(x: 2, y: 4))
      path.addArc(
        center: Point(x: -3, y: 9), radius: 3, startAngle: .zero, endAngle: .degrees(200),
        clockwise: true)
      path.closeSubpath()
    }
    let shear = AffineTransform(a: 1, b: 0.5, c: -2, d: 3, tx: 4, ty: -1)
    let (plain, mapped) = (
      path.flattened(tolerance: 0.01)[0], path.applying(shear).flattened(tolerance: 0.01)[0]
    )
    #expect(plain.isClosed && mapped.isClosed)
    for point in plain.points {
      let image = shear.apply(to: point)
      #expect(distance(from: image, to: mapped.points + [mapped.points[0]]) < 0.02)
    }
    expect(path.applying(.identity).length, isCloseTo: path.length)
  }
}
