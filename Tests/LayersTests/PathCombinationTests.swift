import Testing

@testable import Layers

/// Two squares, and circles whose areas are known.
@Suite struct PathCombinationTests {
  private let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))
  /// It covers a quarter of the square.
  private let moved = Path(Rect(x: 5, y: 5, width: 10, height: 10))

  /// The area that a path fills, by the sum of its lines: clockwise ones count as more.
  private func area(_ path: Path) -> Double {
    path.flattened(tolerance: 0.001).reduce(0) { sum, line in
      let next = line.points.dropFirst() + line.points.prefix(1)
      return sum + zip(line.points, next).reduce(0) { $0 + $1.0.cross($1.1) } / 2
    }
  }

  private func combined(_ a: Path, _ b: Path, _ rule: PathCombination.Rule) -> Path {
    PathCombination(a, b, isEvenOdd: false).area(rule)
  }

  @Test func squaresHaveAreasByTheirRule() {
    let union = combined(square, moved) { $0 || $1 }
    #expect(abs(area(union) - 175) < 1e-6)
    #expect(union.flattened(tolerance: 1).map(\.points.count) == [8])
    let common = combined(square, moved) { $0 && $1 }
    #expect(abs(area(common) - 25) < 1e-6)
    #expect(common.bounds == Rect(x: 5, y: 5, width: 5, height: 5))
    #expect(abs(area(combined(square, moved) { $0 && !$1 }) - 75) < 1e-6)
    #expect(abs(area(combined(square, moved) { $0 != $1 }) - 150) < 1e-6)
  }

  @Test func edgesThatCoincideAreNoTrouble() {
    let beside = Path(Rect(x: 10, y: 0, width: 10, height: 10))
    let union = combined(square, beside) { $0 || $1 }
    #expect(union.flattened(tolerance: 1).map(\.points.count) == [4])
    #expect(abs(area(union) - 200) < 1e-6)
    #expect(combined(square, square) { $0 != $1 }.isEmpty)
    #expect(combined(square, beside) { $0 && $1 }.isEmpty)
  }

  /// Two circles of radius 10 whose middles are 10 apart share 2 r² (π / 3 − √3 / 4).
  @Test func circlesShareALens() {
    let a = Path(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 20))
    let b = Path(ellipseIn: Rect(x: 10, y: 0, width: 20, height: 20))
    let lens = 200 * (Double.pi / 3 - 3.0.squareRoot() / 4)
    // Lines inside a circle lack up to 0.02 points along its edge.
    #expect(abs(area(combined(a, b) { $0 && $1 }) - lens) < 1)
    #expect(abs(area(combined(a, b) { $0 && !$1 }) - (100 * .pi - lens)) < 1.5)
  }

  @Test func aHoleRunsTheOtherWay() {
    let inner = Path(Rect(x: 2, y: 2, width: 4, height: 4))
    let ring = combined(square, inner) { $0 && !$1 }
    #expect(abs(area(ring) - 84) < 1e-6)
    #expect(ring.flattened(tolerance: 1).count == 2)
  }

  @Test func aLineIsCutAtAnArea() {
    var line = Path()
    line.move(to: Point(x: -5, y: 5))
    line.addLine(to: Point(x: 20, y: 5))
    let cut = PathCombination(line, square, isEvenOdd: false)
    #expect(
      cut.line(isInside: true).flattened(tolerance: 1).map(\.points)
        == [[Point(x: 0, y: 5), Point(x: 10, y: 5)]])
    #expect(
      cut.line(isInside: false).flattened(tolerance: 1).map(\.points)
        == [[Point(x: -5, y: 5), Point(x: 0, y: 5)], [Point(x: 10, y: 5), Point(x: 20, y: 5)]])
  }
}
