import Layers
import TestSupport
import Testing

/// Edges cut into cells, held against all edges at once, whose share of a pixel is worked out by
/// clipping polygons.
@Suite struct PathCellsTests {
  private static let bounds = Rect(x: -2, y: -2, width: 44, height: 36)

  private func limits(_ pixelsPerPoint: Double, atHand: Int = 4) -> PathCells.Limits {
    PathCells.Limits(pixelsPerPoint: pixelsPerPoint, cachedEdges: atHand, cellCost: 50)
  }

  /// The share of a square to the left of a cell's edges, in 500 rows.
  private func share(
    _ edges: ArraySlice<SIMD4<Float>>, x: Double, y: Double, side: Double
  ) -> Double {
    let rows = (0..<500).map { row -> Double in
      let height = y + (Double(row) + 0.5) / 500 * side
      return edges.reduce(0) { sum, edge in
        let (x0, y0) = (Double(edge.x), Double(edge.y))
        let (x1, y1) = (Double(edge.z), Double(edge.w))
        guard (y0 <= height) != (y1 <= height) else { return sum }
        let crossing = x0 + (x1 - x0) * (height - y0) / (y1 - y0)
        return sum + (y0 < y1 ? 1 : -1) * min(1, max(0, (crossing - x) / side))
      }
    }
    return min(1, abs(rows.reduce(0, +) / 500))
  }

  /// Compares pixels around places of a grid that fits to nothing else.
  private func expectSameShares(_ edges: PathEdges, scale: Double, _ name: String) {
    let cells = edges.cells(in: Self.bounds, limits: limits(scale))
    let side = 1 / scale
    var most = 0.0
    for row in 0..<14 {
      for column in 0..<17 {
        let center = Point(x: -1.9 + Double(column) * 2.5763, y: -1.9 + Double(row) * 2.4917)
        let own = cells.cells.filter { $0.bounds.contains(center) }
        let (x, y) = (center.x - side / 2, center.y - side / 2)
        let share = own.reduce(0.0) {
          $0 + self.share(cells.edges[$1.edges], x: x, y: y, side: side)
        }
        #expect(own.count <= 1, "\(name) at \(center)")
        most = max(most, abs(share - edges.coverage(x: x, y: y, side: side)))
      }
    }
    // A row of 500 is as coarse as half a level in 255; where a corner lies in it, twice that.
    #expect(most < 1.0 / 255, "\(name) at scale \(scale)")
  }

  @Test(arguments: [0.7, 1, 2.5])
  func cellsShowWhatAllEdgesShow(scale: Double) {
    var random = SeededRandom(seed: 7)
    for number in 0..<3 {
      // Corners of all kinds, and loops of both directions over one another.
      let star = Path { path in
        for _ in 0..<3 {
          path.addLines(
            (0..<9).map { _ in
              Point(x: .random(in: 0...40, using: &random), y: .random(in: 0...32, using: &random))
            })
          path.closeSubpath()
        }
      }
      expectSameShares(
        PathEdges(filling: star, pixelsPerPoint: scale), scale: scale, "star \(number)")
    }
  }

  @Test(arguments: [1, 2.5])
  func cellsOfCurvesAndStrokesShowTheSame(scale: Double) {
    let ring = Path { path in
      path.addEllipse(in: Rect(x: 1.3, y: 0.8, width: 36, height: 29))
      path.addEllipse(in: Rect(x: 9.1, y: 7.4, width: 20, height: 15))
      path.addRect(Rect(x: 4, y: 4, width: 16, height: 16))
    }
    expectSameShares(PathEdges(filling: ring, pixelsPerPoint: scale), scale: scale, "ring")
    let style = StrokeStyle(lineWidth: 2.3, lineCap: .round, lineJoin: .round)
    expectSameShares(
      PathEdges(stroking: ring, style: style, pixelsPerPoint: scale), scale: scale, "line")
  }

  /// Edges that run along the borders of cells, which are halves of the bounds.
  @Test func edgesOnBordersCountOnce() {
    let comb = Path { path in
      for tooth in 0..<8 {
        path.addRect(Rect(x: 9 + Double(tooth) * 2.75, y: -2, width: 1.375, height: 18))
      }
    }
    let edges = PathEdges(filling: comb, pixelsPerPoint: 1)
    #expect(edges.cells(in: Self.bounds, limits: limits(1)).cells.count > 1)
    expectSameShares(edges, scale: 1, "comb")
  }

  @Test func pixelsAddUpFewEdges() {
    let ring = Path { path in
      path.addEllipse(in: Rect(x: 0, y: 0, width: 40, height: 32))
      path.addEllipse(in: Rect(x: 6, y: 6, width: 28, height: 20))
    }
    let edges = PathEdges(filling: ring, pixelsPerPoint: 2)
    let cells = edges.cells(in: Self.bounds, limits: limits(2, atHand: 8)).cells
    let work = cells.reduce(0.0) {
      $0 + $1.bounds.size.width * $1.bounds.size.height * Double($1.edges.count)
    }
    let whole = Self.bounds.size.width * Self.bounds.size.height * Double(edges.edges.count)
    #expect(work < whole / 10)
  }

  @Test func whatNothingReachesHasNoCells() {
    let box = PathEdges(
      filling: Path(Rect(x: 0, y: 0, width: 4, height: 4)), pixelsPerPoint: 1)
    let away = Rect(x: 20, y: 0, width: 10, height: 10)
    #expect(box.cells(in: away, limits: limits(1)).cells.isEmpty)
    // One edge is left of those to the right of what lies within, and covers all.
    let within = box.cells(in: Rect(x: 1, y: 1, width: 2, height: 2), limits: limits(1))
    #expect(within.cells.count == 1 && within.edges.count == 1)
  }

  @Test func theSameEdgesAreCutOnce() {
    let path = Path(ellipseIn: Rect(x: 0, y: 0, width: 30, height: 30))
    let first = path.edges(pixelsPerPoint: 1).cells(in: Self.bounds, limits: limits(1))
    let second = path.edges(pixelsPerPoint: 1).cells(in: Self.bounds, limits: limits(1))
    let storages = [first, second].map { $0.edges.withUnsafeBufferPointer(\.baseAddress) }
    #expect(storages[0] == storages[1] && first == second)
  }
}
