import Foundation
import Layers
import TestSupport
import Testing

@Suite struct PathTrimmingTests {
  let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))

  // MARK: The prism's pen, in a view of 600 × 600

  @Test(arguments: try GoldenTable("darkside_partial").rows)
  func theTrimmedPrismEndsAtThePen(row: GoldenTable.Row) throws {
    let height = 100 * 3.0.squareRoot()
    let bottom = 300 + height / 2
    let triangle = Path { path in
      path.addLines([
        Point(x: 200, y: bottom), Point(x: 400, y: bottom), Point(x: 300, y: bottom - height),
      ])
      path.closeSubpath()
    }
    // From the golden geometry of that view.
    let light = Path { $0.addLines([Point(x: 0, y: 330), Point(x: 260, y: 282.6794919243112)]) }
    let fraction = try row.number("drawn_fraction")
    try expectTrim(
      of: triangle, to: min(fraction, 0.25) * 4,
      endsAt: row.number("prism_pen_x"), row.number("prism_pen_y"))
    try expectTrim(
      of: light, to: (min(max(fraction, 0.25), 0.5) - 0.25) * 4,
      endsAt: row.number("light_tip_x"), row.number("light_tip_y"))
  }

  private func expectTrim(of path: Path, to end: Double, endsAt x: Double, _ y: Double) {
    expect(path.point(atFraction: end), isCloseTo: x, y)
    let trimmed = path.trimmed(from: 0, to: end)
    #expect(trimmed.isEmpty == (end == 0))
    if end > 0 { expect(trimmed.currentPoint, isCloseTo: x, y) }
  }

  // MARK: What is left

  @Test(arguments: [(0.5, 0.5), (0.7, 0.2), (1.0, 1.0), (1.2, 2.0), (-1.0, 0.0)])
  func nothingIsLeftUnlessTheEndIsAboveTheStart(start: Double, end: Double) {
    #expect(square.trimmed(from: start, to: end).isEmpty)
  }

  @Test func fractionsAreLimitedToTheWholePath() {
    #expect(square.trimmed(from: -2, to: 7) == square)
    let half = square.trimmed(from: 0, to: 0.5)
    #expect(square.trimmed(from: -1, to: 0.5) == half)
  }

  @Test func theClosingLineIsDrawnLastAndNotJoined() {
    let last = square.trimmed(from: 0.75, to: 0.9)
    #expect(last.elements == [.move(to: Point(x: 0, y: 10)), .line(to: Point(x: 0, y: 4))])
    #expect(square.trimmed(from: 0.1, to: 1).flattened(tolerance: 1).map(\.isClosed) == [false])
  }

  @Test func subpathsAreOnePathInDrawingOrder() {
    let path = Path { path in  // 10 and 30 long, a gap between them
      path.addLines([.zero, Point(x: 10, y: 0)])
      path.addLines([Point(x: 100, y: 0), Point(x: 100, y: 30)])
    }
    let middle = path.trimmed(from: 0.125, to: 0.5)
    #expect(
      middle.elements == [
        .move(to: Point(x: 5, y: 0)), .line(to: Point(x: 10, y: 0)),
        .move(to: Point(x: 100, y: 0)), .line(to: Point(x: 100, y: 10)),
      ])
    expect(path.point(atFraction: 0.25), isCloseTo: 10, 0)
    expect(path.point(atFraction: 0.5), isCloseTo: 100, 10)
  }

  @Test func aCutBetweenSubpathsLeavesNoDot() {
    // Sums of 0.1 are never quite what the fraction of the length is.
    let path = Path { path in
      for x in 0..<10 {
        path.addLines([Point(x: Double(x), y: 0), Point(x: Double(x), y: 0.1)])
      }
    }
    for count in 1...9 {
      let cut = Double(count) / 10
      #expect(path.trimmed(from: 0, to: cut).flattened(tolerance: 1).count == count)
      #expect(path.trimmed(from: cut, to: 1).flattened(tolerance: 1).count == 10 - count)
    }
  }

  @Test func subpathsThatStayWholeStayClosed() {
    let path = Path { path in
      path.addRect(Rect(x: 0, y: 0, width: 5, height: 5))
      path.addRect(Rect(x: 9, y: 0, width: 5, height: 5))
    }
    let trimmed = path.trimmed(from: 0, to: 0.6)
    #expect(trimmed.flattened(tolerance: 1).map(\.isClosed) == [true, false])
  }

  // MARK: Curves

  @Test func aCircleIsCutIntoItsArcs() {
    let circle = Path(ellipseIn: Rect(x: -10, y: -10, width: 20, height: 20))
    let quarter = circle.trimmed(from: 0.125, to: 0.375)
    let side = 50.0.squareRoot()
    expect(quarter.point(atFraction: 0), isCloseTo: side, side)
    expect(quarter.point(atFraction: 0.5), isCloseTo: 0, 10)
    expect(quarter.currentPoint, isCloseTo: -side, side)
    expect(quarter.length, isCloseTo: 5 * .pi)
  }

  @Test func cutCurvesKeepTheirPlacesAndLengths() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<40 {
      let points = (0..<7).map { _ in Point.random(in: 0...50, using: &random) }
      let path = Path { path in
        path.move(to: points[0])
        path.addCurve(to: points[3], control1: points[1], control2: points[2])
        path.addQuadCurve(to: points[5], control: points[4])
        path.addArc(
          center: points[6], radius: 9, startAngle: .degrees(40), endAngle: .degrees(300),
          clockwise: true)
        path.closeSubpath()
      }
      let start = Double.random(in: 0...0.6, using: &random)
      let end = start + Double.random(in: 0.01...0.39, using: &random)
      let trimmed = path.trimmed(from: start, to: end)
      expect(trimmed.length, isCloseTo: path.length * (end - start), within: 1e-6)
      for t in [0, 0.3, 0.5, 0.9, 1] {
        let place = path.point(atFraction: start + (end - start) * t)
        expect(
          trimmed.point(atFraction: t), isCloseTo: place?.x ?? .nan, place?.y ?? .nan,
          within: 1e-5)
      }
    }
  }

  @Test func equalFractionsAreEqualDistancesOnAnUnevenCurve() {
    // A cubic whose parameter runs slowly at first: its places are found by length, not by
    // parameter.
    let line = Path { path in
      path.move(to: .zero)
      path.addCurve(to: Point(x: 90, y: 0), control1: .zero, control2: Point(x: 3, y: 0))
    }
    for step in 0...9 {
      let fraction = Double(step) / 9
      expect(line.point(atFraction: fraction), isCloseTo: 90 * fraction, 0, within: 1e-7)
    }
  }

  @Test func aCurveThatTurnsBackIsMeasuredThereAndBack() {
    // x = 16t³ + 12t² - 24t runs from 0 to -7, halts there at t = ½, and runs on to 4: 7 and 11
    // long.
    let path = Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: Point(x: 4, y: 0), control1: Point(x: -8, y: 0), control2: Point(x: -12, y: 0))
    }
    expect(path.length, isCloseTo: 18)
    expect(path.point(atFraction: 0.25), isCloseTo: -4.5, 0)
    expect(path.point(atFraction: 0.5), isCloseTo: -5, 0)
  }

  @Test(arguments: [-1, -0.5, -0.01, -0.001, 0, 0.0001, 0.02, 0.9])
  func placesNearACuspAreFound(t: Double) {
    // x = t², y = t³: from the cusp to t it is ((4 + 9t²)^1.5 - 8)/27 long.
    let path = Path { path in
      path.move(to: Point(x: 1, y: -1))
      path.addCurve(
        to: Point(x: 1, y: 1), control1: Point(x: -1.0 / 3, y: 1),
        control2: Point(x: -1.0 / 3, y: -1))
    }
    func length(_ t: Double) -> Double { (pow(4 + 9 * t * t, 1.5) - 8) / 27 }
    let fraction = 0.5 + (t < 0 ? -0.5 : 0.5) * length(t) / length(1)
    expect(path.point(atFraction: fraction), isCloseTo: t * t, t * t * t, within: 1e-6)
  }
}
