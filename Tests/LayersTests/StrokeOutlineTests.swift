import Foundation
import Layers
import Testing

@Suite struct StrokeOutlineTests {
  // MARK: Ends

  @Test(arguments: [
    (StrokeStyle.LineCap.butt, 20), (.square, 24), (.round, 20 + Double.pi),
  ])
  func areaOfALineByItsCaps(cap: StrokeStyle.LineCap, area: Double) {
    let path = Path { $0.addLines([Point(x: 3, y: 5), Point(x: 11, y: 11)]) }  // 10 long
    let edges = edges(path, StrokeStyle(lineWidth: 2, lineCap: cap))
    expect(edges.signedArea, isCloseTo: area, within: 4e-3)
  }

  @Test func buttEndsAreSquareToTheCurve() {
    // A quarter circle about (0, 0): its ends are cut along both axes, whatever its pieces are.
    let arc = Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    let edges = PathEdges(stroking: arc, style: StrokeStyle(lineWidth: 8), pixelsPerPoint: 1)
    for (x, y) in [(6.0, 0.0), (14.0, 0.0), (0.0, 6.0), (0.0, 14.0)] {
      #expect(edges.edges.contains { abs($0.x0 - x) < 1e-9 && abs($0.y0 - y) < 1e-9 })
    }
    #expect(edges.bounds.minX > -1e-9 && edges.bounds.minY > -1e-9)
  }

  @Test(arguments: [
    (StrokeStyle.LineCap.butt, 0), (.square, 36), (.round, 9 * Double.pi),
  ])
  func aSubpathWithoutLengthIsItsCaps(cap: StrokeStyle.LineCap, area: Double) {
    let dots = [
      Path { $0.addLines([Point(x: 4, y: 4), Point(x: 4, y: 4)]) },
      Path { path in
        path.move(to: Point(x: 4, y: 4))
        path.closeSubpath()
      },
      Path { path in
        path.move(to: Point(x: 4, y: 4))
        let here = Point(x: 4, y: 4)
        path.addCurve(to: here, control1: here, control2: here)
      },
    ]
    for dot in dots {
      let edges = edges(dot, StrokeStyle(lineWidth: 6, lineCap: cap))
      expect(edges.signedArea, isCloseTo: area, within: 1e-2)
      if area > 0 { #expect(edges.windingNumber(around: Point(x: 4, y: 4)) == 1) }
    }
  }

  @Test func nothingIsDrawnWithoutWidthOrLines() {
    let line = Path { $0.addLines([.zero, Point(x: 9, y: 9)]) }
    #expect(edges(line, StrokeStyle(lineWidth: 0, lineCap: .round)).edges.isEmpty)
    let move = Path { $0.move(to: .zero) }
    #expect(edges(move, StrokeStyle(lineWidth: 4, lineCap: .round)).edges.isEmpty)
  }

  // MARK: Corners

  @Test(arguments: [
    // Two lines of 10 and the outside of a right angle: a square, half of it, a quarter circle of
    // radius 1.
    (StrokeStyle.LineJoin.miter, 40), (.bevel, 39.5), (.round, 39 + Double.pi / 4),
  ])
  func areaOfARightAngleByItsJoin(join: StrokeStyle.LineJoin, area: Double) {
    for y in [-10.0, 10.0] {
      let path = Path { $0.addLines([.zero, Point(x: 10, y: 0), Point(x: 10, y: y)]) }
      let edges = edges(path, StrokeStyle(lineWidth: 2, lineJoin: join))
      expect(edges.signedArea, isCloseTo: area, within: 1e-3)
    }
  }

  @Test(arguments: [(11.3, false), (11.7, true), (60.0, true), (179.0, true)])
  func mitersEndAtTheirLimit(degrees: Double, isMitered: Bool) {
    // A miter is 1/sin(angle/2) line widths long: ten of them at 11.478°.
    let half = degrees / 2 * .pi / 180
    let path = Path { path in
      path.addLines([
        Point(x: -30 * cos(half), y: -30 * sin(half)), .zero,
        Point(x: -30 * cos(half), y: 30 * sin(half)),
      ])
    }
    let reach = isMitered ? 1 / sin(half) : sin(half)
    expect(edges(path, StrokeStyle(lineWidth: 2)).bounds.maxX, isCloseTo: reach)
  }

  @Test func aLowerLimitBevelsRightAngles() {
    let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    let style = StrokeStyle(lineWidth: 2, miterLimit: 1.4)
    expect(edges(square, style).signedArea, isCloseTo: 78)
  }

  @Test func aClosedSquareIsJoinedAtItsStart() {
    let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    let closed = edges(square, StrokeStyle(lineWidth: 2))
    expect(closed.signedArea, isCloseTo: 80)  // 12² - 8²
    #expect(closed.windingNumber(around: Point(x: 5, y: 5)) == 0)
    #expect(closed.windingNumber(around: Point(x: -0.9, y: -0.9)) == 1)
    let open = edges(square.trimmed(from: 0, to: 0.99999999), StrokeStyle(lineWidth: 2))
    #expect(open.windingNumber(around: Point(x: -0.9, y: -0.9)) == 0)
  }

  @Test func theInsideOfACornerIsCoveredOnce() {
    // At (9, 1) the sides meet in the middle of a pixel: a quarter of it is left free.
    let path = Path { $0.addLines([.zero, Point(x: 10, y: 0), Point(x: 10, y: 10)]) }
    let edges = edges(path, StrokeStyle(lineWidth: 2))
    expect(edges.coverage(x: 8.5, y: 0.5), isCloseTo: 0.75)
    expect(edges.coverage(x: 10.5, y: -1.5), isCloseTo: 0.25)  // the miter's tip at (11, -1)
  }

  @Test func aShortLineDoesNotUncoverTheCornerBeforeIt() {
    // The inner sides meet, but what a cut there takes from the first line reaches past the end of
    // the second.
    let path = Path { $0.addLines([Point(x: -20, y: 0), .zero, Point(x: 1.75, y: 3.03)]) }
    let edges = edges(path, StrokeStyle(lineWidth: 10, lineJoin: .bevel))
    #expect(edges.windingNumber(around: Point(x: -0.3, y: 4.9)) > 0)
  }

  @Test func aTriangleWithinItsOwnStrokeIsCoveredWhole() {
    let corners = [Point(x: 0, y: 0), Point(x: -4.4, y: 5.5), Point(x: -0.2, y: 6.9)]
    let path = Path { path in
      path.addLines(corners)
      path.closeSubpath()
    }
    let edges = edges(path, StrokeStyle(lineWidth: 4.4, lineJoin: .bevel))
    for a in 0...20 {
      for b in 0...(20 - a) {
        let weights = [Double(a) / 20, Double(b) / 20, Double(20 - a - b) / 20]
        let place = zip(corners, weights).reduce(Point.zero) {
          Point(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1)
        }
        #expect(edges.windingNumber(around: place) > 0, "\(place)")
      }
    }
  }

  @Test(arguments: [
    (StrokeStyle.LineJoin.miter, 10.0), (.bevel, 10.0), (.round, 11.0),
  ])
  func aLineThatTurnsBackEndsInItsJoin(join: StrokeStyle.LineJoin, reach: Double) {
    let path = Path { $0.addLines([.zero, Point(x: 10, y: 0), Point(x: 2, y: 0)]) }
    let edges = edges(path, StrokeStyle(lineWidth: 2, lineJoin: join))
    expect(edges.bounds.maxX, isCloseTo: reach, within: 1e-3)
    expect(edges.bounds.minX, isCloseTo: 0)
    #expect(edges.windingNumber(around: Point(x: 9, y: 0.9)) == 2)
    #expect(edges.windingNumber(around: Point(x: 1, y: -0.9)) == 1)
  }

  @Test func repeatedPointsChangeNothing() {
    let (a, b, c) = (Point.zero, Point(x: 10, y: 2), Point(x: 3, y: 9))
    let plain = Path { path in
      path.addLines([a, b, c])
      path.closeSubpath()
    }
    let repeated = Path { path in
      path.addLines([a, a, b, b, b, c, a])
      path.closeSubpath()
    }
    let style = StrokeStyle(lineWidth: 3, lineJoin: .round)
    #expect(edges(plain, style) == edges(repeated, style))
  }

  // MARK: Curves

  @Test(arguments: [(2.0, false), (9.9, false), (20.0, true), (30.0, true)])
  func aCircleIsARingUntilItsInsideIsGone(width: Double, isDisk: Bool) {
    let circle = Path(ellipseIn: Rect(x: -5, y: -5, width: 10, height: 10))
    let edges = PathEdges(
      stroking: circle, style: StrokeStyle(lineWidth: width), pixelsPerPoint: 10)
    #expect((edges.windingNumber(around: .zero) > 0) == isDisk)
    #expect(edges.windingNumber(around: Point(x: 4, y: 3)) == 1 || isDisk)
    expect(edges.bounds.maxX, isCloseTo: 5 + width / 2, within: 1e-2)
    if !isDisk { expect(edges.signedArea, isCloseTo: 10 * .pi * width, within: 0.05) }
  }

  @Test func curvesLeaveNoSeamAndNoOverlap() {
    let circle = Path(ellipseIn: Rect(x: -8, y: -8, width: 16, height: 16))
    let edges = PathEdges(stroking: circle, style: StrokeStyle(lineWidth: 10), pixelsPerPoint: 1)
    for row in -14..<14 {
      for column in 0..<14 {
        let (x, y) = (Double(column), Double(row))
        let ring =
          shareOfDisk(x: x, y: y, side: 1, radius: 13) - shareOfDisk(x: x, y: y, side: 1, radius: 3)
        expect(edges.coverage(x: x, y: y), isCloseTo: ring, within: 2.0 / 255, "at \(x), \(y)")
      }
    }
  }

  @Test(arguments: [(40.0, 2.0), (8, 10), (2, 36), (0.1, 50)])
  func outerSidesStayWithinTheTolerance(radius: Double, width: Double) {
    let circle = Path(
      ellipseIn: Rect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    let edges = PathEdges(stroking: circle, style: StrokeStyle(lineWidth: width), pixelsPerPoint: 1)
    let outside = radius + width / 2
    let middles = edges.edges.map { hypot(($0.x0 + $0.x1) / 2, ($0.y0 + $0.y1) / 2) }
      .filter { $0 > max(radius, width / 2) }
    #expect(middles.count >= 40)
    #expect(middles.allSatisfy { abs($0 - outside) < PathEdges.flatness })
  }

  @Test func aCuspIsRound() {
    // x = t², y = t³ times 20, seen from its point: the tip at (0, 0) looks to the left.
    let path = Path { path in
      path.move(to: Point(x: 20, y: -20))
      path.addCurve(
        to: Point(x: 20, y: 20), control1: Point(x: -20.0 / 3, y: 20),
        control2: Point(x: -20.0 / 3, y: -20))
    }
    let edges = edges(path, StrokeStyle(lineWidth: 4))
    expect(edges.bounds.minX, isCloseTo: -2, within: 0.01)
    for (x, y) in [(-1.9, 0.0), (-1.3, 1.3), (-1.3, -1.3), (0.5, 0.0)] {
      #expect(edges.windingNumber(around: Point(x: x, y: y)) > 0, "at \(x), \(y)")
    }
    #expect(edges.windingNumber(around: Point(x: -1.5, y: 1.5)) == 0)
  }

  private func edges(_ path: Path, _ style: StrokeStyle) -> PathEdges {
    PathEdges(stroking: path, style: style, pixelsPerPoint: 10)
  }
}
