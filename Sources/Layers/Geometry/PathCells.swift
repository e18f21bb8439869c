/// The area that edges paint, cut into upright cells, each with the few edges that its pixels need.
///
/// The share of a pixel that an edge counts for lies to its left. So an edge to the left of a cell
/// counts for none of its pixels, and one to the right for all pixels of a row alike: the sum of
/// those takes their place, as upright edges, and most of it cancels out. A cell that nothing
/// reaches is left out.
///
/// ```swift
/// // given edges: PathEdges, bounds: Rect, limits: PathCells.Limits
/// let cells = edges.cells(in: bounds, limits: limits)
/// for cell in cells.cells { print(cells.edges[cell.edges], cell.bounds) }
/// ```
///
/// A cell is cut in two where that saves more than a cell costs. Neighbours share the numbers of
/// their borders, in single precision, too, so that there are no gaps between them. Cells follow
/// from the path and the size of a pixel alone, not from where the pixels are.
package struct PathCells: Sendable, Hashable {
  /// A part to be drawn by itself.
  package struct Cell: Sendable, Hashable {
    package let bounds: Rect
    /// Which of all edges are its own.
    package let edges: Range<Int>
    /// Its own among those that are not cached.
    package let edgesBeyond: Range<Int>
  }

  /// The costs that decide how small cells are, counted in edges that a pixel adds up.
  package struct Limits: Sendable, Hashable {
    package var pixelsPerPoint: Double
    /// As many edges cost a cell no more than one does.
    package var cachedEdges: Int
    /// The cost of a cell beside its pixels.
    package var cellCost: Double

    package init(pixelsPerPoint: Double, cachedEdges: Int, cellCost: Double) {
      self.pixelsPerPoint = pixelsPerPoint
      self.cachedEdges = cachedEdges
      self.cellCost = cellCost
    }
  }

  package private(set) var cells: [Cell] = []
  /// Those of all cells, as programs take them: x0, y0, x1, y1.
  package private(set) var edges: [SIMD4<Float>] = []
  /// Those of all cells that are more than are cached.
  package private(set) var edgesBeyond: [SIMD4<Float>] = []

  /// - Parameters:
  ///   - edges: Of closed loops.
  ///   - bounds: The part that is drawn.
  package init(_ edges: [SIMD4<Float>], in bounds: Rect, limits: Limits) {
    let cutter = PathCutter(edges: edges, limits: limits)
    for piece in cutter.pieces(in: bounds) {
      let (first, firstBeyond) = (self.edges.count, edgesBeyond.count)
      cutter.append(piece, to: &self.edges)
      edgesBeyond += self.edges[first...].dropFirst(limits.cachedEdges)
      cells.append(
        Cell(
          bounds: piece.box.rect, edges: first..<self.edges.count,
          edgesBeyond: firstBeyond..<edgesBeyond.count))
    }
  }
}
