import Foundation
import Layers
import TestSupport
import Testing

@Suite struct PathEdgesTests {
  @Test func aLineOfWidthTwoCoversExactlyItsArea() {
    let path = Path { $0.addLines([Point(x: 2.25, y: 3), Point(x: 7.5, y: 3)]) }
    let edges = PathEdges(stroking: path, style: StrokeStyle(lineWidth: 2), pixelsPerPoint: 1)
    // Rows 2 and 3 between 2.25 and 7.5.
    let expected: [Int: Double] = [2: 0.75, 3: 1, 4: 1, 5: 1, 6: 1, 7: 0.5]
    for x in 0..<10 {
      for y in 0..<6 {
        let share = y == 2 || y == 3 ? expected[x] ?? 0 : 0
        expect(edges.coverage(x: Double(x), y: Double(y)), isCloseTo: share, "at \(x), \(y)")
      }
    }
  }

  @Test func aSlantedLineCoversItsAreaInAll() {
    let path = Path { $0.addLines([Point(x: 3.3, y: 4.1), Point(x: 15.3, y: 9.1)]) }  // 13 long
    let edges = PathEdges(stroking: path, style: StrokeStyle(lineWidth: 2), pixelsPerPoint: 1)
    expect(totalCoverage(of: edges, in: 20), isCloseTo: 26)
  }

  @Test func aTriangleCoversItsAreaInAll() {
    // Integer corners whose slanted sides cut pixels in every way: by the shoelace formula 137.
    let path = Path { $0.addLines([Point(x: 1, y: 2), Point(x: 18, y: 5), Point(x: 6, y: 19)]) }
    let edges = PathEdges(filling: path, pixelsPerPoint: 1)
    expect(totalCoverage(of: edges, in: 20), isCloseTo: 137)
    expect(edges.coverage(x: 8, y: 8), isCloseTo: 1)
    expect(edges.coverage(x: 0, y: 0), isCloseTo: 0)
  }

  private func totalCoverage(of edges: PathEdges, in size: Int) -> Double {
    (0..<size * size).reduce(0) {
      $0 + edges.coverage(x: Double($1 % size), y: Double($1 / size))
    }
  }

  @Test func openSubpathsAreFilledAsIfClosed() {
    let corners = [Point(x: 0, y: 0), Point(x: 8, y: 0), Point(x: 8, y: 6)]
    let open = Path { $0.addLines(corners) }
    let closed = Path { path in
      path.addLines(corners)
      path.closeSubpath()
    }
    let edges = PathEdges(filling: open, pixelsPerPoint: 1)
    expect(edges.signedArea, isCloseTo: 24)
    #expect(Set(edges.edges) == Set(PathEdges(filling: closed, pixelsPerPoint: 1).edges))
  }

  @Test func edgesAreClosedLoops() {
    let path = Path { path in
      path.addEllipse(in: Rect(x: 0, y: 0, width: 9, height: 5))
      path.addLines([.zero, Point(x: 3, y: 9), Point(x: 7, y: 1)])
      path.addRoundedRect(in: Rect(x: 2, y: 2, width: 9, height: 9), cornerRadius: 3)
    }
    let stroke = StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
    for edges in [
      PathEdges(filling: path, pixelsPerPoint: 2),
      PathEdges(stroking: path, style: stroke, pixelsPerPoint: 2),
    ] {
      // Every point is left as often as it is reached.
      var balance: [Point: Int] = [:]
      for edge in edges.edges {
        balance[Point(x: edge.x0, y: edge.y0), default: 0] += 1
        balance[Point(x: edge.x1, y: edge.y1), default: 0] -= 1
      }
      #expect(!balance.isEmpty && balance.values.allSatisfy { $0 == 0 })
    }
  }

  @Test func subpathsOfTheSameDirectionUniteAndOfTheOtherCutOut() {
    let outer = Rect(x: 0, y: 0, width: 10, height: 10)
    let inner = Rect(x: 2, y: 2, width: 4, height: 4)
    let united = Path { path in
      path.addRect(outer)
      path.addRect(inner)
    }
    let cutOut = Path { path in
      path.addRect(outer)
      path.addLines([
        Point(x: 2, y: 2), Point(x: 2, y: 6), Point(x: 6, y: 6), Point(x: 6, y: 2),
      ])
    }
    let shares = [united, cutOut].map {
      PathEdges(filling: $0, pixelsPerPoint: 1).coverage(x: 3, y: 3)
    }
    #expect(shares == [1, 0])
  }

  @Test(arguments: [1.0, 2.5])
  func disksAreWithinTwoLevelsOfTheirTrueCoverage(pixelsPerPoint: Double) throws {
    let disk = Path(ellipseIn: Rect(x: -6, y: -6, width: 12, height: 12))
    let edges = PathEdges(filling: disk, pixelsPerPoint: pixelsPerPoint)
    let side = 1 / pixelsPerPoint
    let count = Int((6.5 * pixelsPerPoint).rounded(.up))
    for row in try nonEmpty(-count..<count) {
      for column in try nonEmpty(0..<count) {
        let (x, y) = (Double(column) * side, Double(row) * side)
        let share = shareOfDisk(x: x, y: y, side: side, radius: 6)
        expect(
          edges.coverage(x: x, y: y, side: side), isCloseTo: share, within: 2.0 / 255,
          "at \(x), \(y)")
      }
    }
  }

  @Test func boundsHoldTheEdges() {
    let line = Path { $0.addLines([Point(x: 2, y: 3), Point(x: 9, y: 3)]) }
    let edges = PathEdges(stroking: line, style: StrokeStyle(lineWidth: 4), pixelsPerPoint: 1)
    #expect(edges.bounds == Rect(x: 2, y: 1, width: 7, height: 4))
    #expect(PathEdges(filling: Path(), pixelsPerPoint: 1).bounds.isEmpty)
  }
}
