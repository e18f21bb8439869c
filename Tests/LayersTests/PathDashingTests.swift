import Layers
import Testing

@Suite struct PathDashingTests {
  private let line = Path { $0.addLines([Point(x: 0, y: 0), Point(x: 10, y: 0)]) }

  /// The starts and ends of the strokes along x.
  private func strokes(of path: Path) -> [Double] {
    path.elements.map { element in
      switch element {
      case .move(let place), .line(let place), .curve(let place, _, _): place.x
      case .arc, .close: .nan
      }
    }
  }

  private static let patterns: [(lengths: [Double], phase: Double, places: [Double])] = [
    ([4, 2], 0, [0, 4, 6, 10]), ([4, 2], 1, [0, 3, 5, 9]), ([4, 2], 5, [1, 5, 7, 10]),
    ([4, 2], -1, [1, 5, 7, 10]), ([3], 0, [0, 3, 6, 9]), ([3], 3, [3, 6, 9, 10]),
    ([1, 2, 3], 0, [0, 1, 3, 6, 7, 9]),
  ]

  @Test(arguments: patterns)
  func strokesAndGapsTakeTurns(lengths: [Double], phase: Double, places: [Double]) {
    let dashed = strokes(of: line.dashed(lengths, phase: phase))
    #expect(dashed.prefix(places.count).map { ($0 * 1e9).rounded() / 1e9 } == places)
  }

  @Test func dotsHaveNoLength() {
    let dots = strokes(of: line.dashed([0, 4]))
    #expect(dots == [0, 0, 4, 4, 8, 8])
    let outlines = line.dashed([0, 4]).outline(
      StrokeStyle(lineWidth: 2, lineCap: .round), tolerance: 0.1)
    #expect(outlines.count == 3)
  }

  @Test func everySubpathBeginsThePattern() {
    let lines = Path { path in
      path.addLines([Point(x: 0, y: 0), Point(x: 5, y: 0)])
      path.addLines([Point(x: 100, y: 0), Point(x: 105, y: 0)])
    }
    #expect(strokes(of: lines.dashed([3, 9])) == [0, 3, 100, 103])
  }

  @Test func curvesAreDashedByLength() {
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 20))
    // Four of eight equal parts
    let dashed = circle.dashed([20 * Double.pi / 8])
    #expect(abs(dashed.length - 10 * Double.pi) < 1e-6)
    #expect(dashed.elements.count { if case .arc = $0 { true } else { false } } == 4)
  }

  @Test(arguments: [[Double](), [0, 0], [-1, 2], [.nan, 1], [1e-9, 1e-9], [.infinity, 1]])
  func patternsThatCannotBeLeaveTheLineSolid(lengths: [Double]) {
    #expect(line.dashed(lengths) == line)
  }
}
