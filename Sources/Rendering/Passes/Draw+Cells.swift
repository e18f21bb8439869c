import Layers

/// A path drawn in cells, each of which adds up few edges, which its program has cached.
nonisolated extension Draw {
  /// Vectors that every OpenGL 3.3 and WebGL 2 hands from one stage to the other beside the place:
  /// it has 60 components, 8 of them for that. Draws with more are not drawn together.
  static let mostFlatVectors = 13
  /// Edges among them for one color, as letters have: most that a cell has. Shapes with gradients
  /// are larger and simpler, and would add up more than they have.
  private static let cachedEdges = 8
  /// The cost of a cell, counted in edges that a pixel adds up: measured on a renderer on the
  /// processor, where that takes about a nanosecond.
  private static let cellCost = 600.0
  /// The same for one that no others are drawn together with.
  private static let drawCost = 5000.0

  /// Draws that together show what this one shows.
  ///
  /// - Parameters:
  ///   - edges: Of the path in it.
  ///   - visible: What is seen of it, in its user space.
  func cells(of edges: PathEdges?, seeing visible: Rect) -> [Draw] {
    // Turned, neighbours would share a line but not its ends, and leave slivers between them.
    guard let edges, textures.isEmpty, transform.isUpright,
      case .paint(.masked(let paint, var coverage), _) = content,
      case (.edges(_, let range), .uniform) = (coverage.outline, coverage.resolution),
      values.count(of: range) == values.indexedCount
    else { return [self] }
    var whole = self
    let most = if case .color = paint { Self.cachedEdges } else { 0 }
    let room = min(most, max(0, Self.mostFlatVectors - values.vectorCount))
    let slots = (0..<room).map { _ in whole.values.append(0, 0, 0, 0) }
    let cells = edges.cells(
      in: visible,
      limits: PathCells.Limits(
        pixelsPerPoint: transform.lengthScale, cachedEdges: room,
        cellCost: whole.values.vectorCount > Self.mostFlatVectors ? Self.drawCost : Self.cellCost))
    coverage.outline = .edges(slots, range)
    whole.values.setIndexed(cells.edgesBeyond)
    return cells.cells.map { cell in
      whole.over(cell, painting: .masked(paint, coverage), edges: cells.edges, slots, range)
    }
  }

  /// The draw of a cell: its first edges are in slots, and the range holds which are the others.
  private func over(
    _ cell: PathCells.Cell, painting paint: Paint, edges: [SIMD4<Float>], _ slots: [UniformSlot],
    _ range: UniformSlot
  ) -> Draw {
    var draw = self
    draw.content = .paint(paint, bounds: cell.bounds)
    for (index, slot) in zip(cell.edges, slots) { draw.values.set(slot, to: edges[index]) }
    draw.values.set(range, to: cell.edgesBeyond)
    return draw
  }
}
