/// Cuts edges into pieces: each in two along its longer side, and those again, while that pays.
struct PathCutter {
  /// A part of what the edges paint.
  struct Piece {
    var box: Box
    /// Indices of the edges that its pixels reach.
    var own: [Int]
    /// The sum of all edges further to the right.
    var windings: [Winding]

    fileprivate var edgeCount: Int { windings.reduce(own.count) { $0 + abs($1.count) } }
  }

  /// Rows for which edges to the right add up to the same number, counted as clockwise.
  struct Winding {
    var top: Float
    var bottom: Float
    var count: Int
  }

  /// An upright rectangle in the numbers that programs have.
  struct Box {
    var left: Float
    var top: Float
    var right: Float
    var bottom: Float

    fileprivate var width: Float { right - left }
    fileprivate var height: Float { bottom - top }
    fileprivate var isEmpty: Bool { !(left < right && top < bottom) }

    var rect: Rect {
      Rect(
        x: Double(left), y: Double(top), width: Double(right) - Double(left),
        height: Double(bottom) - Double(top))
    }
  }

  private let edges: [SIMD4<Float>]
  private let pixelsPerPoint: Float
  private let cachedEdges: Int
  private let cellCost: Float

  /// Shorter sides are not cut into cells of less, in pixels: the edges at their borders would be
  /// in both.
  private static let shortestSide: Float = 4
  /// The cost of a pixel beside its edges.
  private static let pixelCost: Float = 4
  /// The cost of an edge that is not cached: it is read by index.
  private static let indexedCost: Float = 3
  /// Renderers on the processor work on squares of pixels of this side, and those that are cut cost
  /// as much as whole ones.
  private static let squareSide: Float = 4
  /// Part of the cost that a cut must leave at most.
  private static let worthwhile: Float = 0.9
  /// How far a pixel reaches beyond its middle, with room for rounding.
  private static let reach: Float = 0.52

  init(edges: [SIMD4<Float>], limits: PathCells.Limits) {
    self.edges = edges
    pixelsPerPoint = Float(limits.pixelsPerPoint)
    cachedEdges = limits.cachedEdges
    cellCost = Float(limits.cellCost)
  }

  func pieces(in bounds: Rect) -> [Piece] {
    let box = Box(
      left: Float(bounds.minX), top: Float(bounds.minY), right: Float(bounds.maxX),
      bottom: Float(bounds.maxY))
    var pieces: [Piece] = []
    _ = cut(piece(box, of: Array(edges.indices), under: []), into: &pieces)
    return pieces
  }

  /// Adds what a piece is best cut into, and returns what drawing that costs.
  private func cut(_ piece: Piece, into pieces: inout [Piece]) -> Float {
    let count = piece.edgeCount
    if count == 0 || piece.box.isEmpty { return 0 }
    let whole = cost(of: piece.box, edges: count)
    let longest = max(piece.box.width, piece.box.height) * pixelsPerPoint
    guard !piece.own.isEmpty, count > max(2, cachedEdges), longest >= 2 * Self.shortestSide else {
      pieces.append(piece)
      return whole
    }
    let start = pieces.count
    var sum: Float = 0
    for half in piece.box.halves {
      sum += cut(self.piece(half, of: piece.own, under: piece.windings), into: &pieces)
    }
    if sum < whole * Self.worthwhile { return sum }
    pieces.removeSubrange(start...)
    pieces.append(piece)
    return whole
  }

  private func cost(of box: Box, edges count: Int) -> Float {
    let (width, height) = (box.width * pixelsPerPoint, box.height * pixelsPerPoint)
    // It is two triangles, and both have the squares between them.
    let pixels =
      (width + Self.squareSide) * (height + Self.squareSide) + Self.squareSide * max(width, height)
    let indexed = Float(max(0, count - cachedEdges)) * Self.indexedCost
    return cellCost + pixels * (Self.pixelCost + Float(cachedEdges) + indexed)
  }

  /// The piece in a box.
  ///
  /// - Parameters:
  ///   - candidates: Indices of the edges that may reach it.
  ///   - windings: The sum of the edges to the right that are not candidates.
  private func piece(_ box: Box, of candidates: [Int], under windings: [Winding]) -> Piece {
    let reach = Self.reach / pixelsPerPoint
    let room = box.grown(by: reach)
    var right = WindingSum(windings, from: room.top, to: room.bottom)
    var all = right
    var own: [Int] = []
    own.reserveCapacity(candidates.count)
    var inked = Box(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
    for index in candidates {
      let edge = edges[index]
      let top = max(min(edge.y, edge.w), room.top)
      let bottom = min(max(edge.y, edge.w), room.bottom)
      // Nothing lies to the left of a level edge.
      guard top < bottom else { continue }
      let slope = (edge.z - edge.x) / (edge.w - edge.y)
      let (x0, x1) = (edge.x + slope * (top - edge.y), edge.x + slope * (bottom - edge.y))
      if max(x0, x1) < room.left { continue }
      let direction = edge.y < edge.w ? 1 : -1
      all.add(direction, from: top, to: bottom)
      if min(x0, x1) > room.right {
        right.add(direction, from: top, to: bottom)
        continue
      }
      own.append(index)
      inked.extend(left: min(x0, x1), top: top, right: max(x0, x1), bottom: bottom)
    }
    let sums = right.windings()
    var box = box
    if sums.isEmpty, !own.isEmpty {
      // There is nothing above, below and to the right of the edges, and to the left only what they
      // themselves bound.
      let part = box.intersection(inked.grown(by: reach))
      let left = all.windings().isEmpty ? part.left : box.left
      box = part
      box.left = left
    }
    return Piece(box: box, own: own, windings: sums)
  }

  /// Adds the edges of a piece to those of others.
  func append(_ piece: Piece, to list: inout [SIMD4<Float>]) {
    for index in piece.own { list.append(edges[index]) }
    // A pixel to the right of all, so that it counts in whole rows.
    let x = piece.box.right + 1 / pixelsPerPoint
    for winding in piece.windings {
      let edge =
        winding.count > 0
        ? SIMD4(x, winding.top, x, winding.bottom) : SIMD4(x, winding.bottom, x, winding.top)
      list.append(contentsOf: repeatElement(edge, count: abs(winding.count)))
    }
  }
}

/// Adds up edges by the rows that they pass.
private struct WindingSum {
  private var steps: [(y: Float, change: Int)] = []

  init(_ windings: [PathCutter.Winding], from top: Float, to bottom: Float) {
    for winding in windings {
      add(winding.count, from: max(winding.top, top), to: min(winding.bottom, bottom))
    }
  }

  mutating func add(_ count: Int, from top: Float, to bottom: Float) {
    guard top < bottom else { return }
    steps.append((top, count))
    steps.append((bottom, -count))
  }

  /// The sum, from the top, without the rows where it is 0.
  mutating func windings() -> [PathCutter.Winding] {
    steps.sort { $0.y < $1.y }
    var sums: [PathCutter.Winding] = []
    var (count, index) = (0, 0)
    while index < steps.count {
      let y = steps[index].y
      let before = count
      while index < steps.count, steps[index].y == y {
        count += steps[index].change
        index += 1
      }
      if count == before { continue }
      if before != 0 { sums[sums.count - 1].bottom = y }
      if count != 0 { sums.append(PathCutter.Winding(top: y, bottom: y, count: count)) }
    }
    return sums
  }
}

extension PathCutter.Box {
  /// Both halves along the longer side.
  fileprivate var halves: [Self] {
    var (first, second) = (self, self)
    if width > height {
      first.right = (left + right) / 2
      second.left = first.right
    } else {
      first.bottom = (top + bottom) / 2
      second.top = first.bottom
    }
    return [first, second]
  }

  fileprivate func grown(by distance: Float) -> Self {
    Self(
      left: left - distance, top: top - distance, right: right + distance,
      bottom: bottom + distance)
  }

  fileprivate func intersection(_ other: Self) -> Self {
    Self(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  fileprivate mutating func extend(left: Float, top: Float, right: Float, bottom: Float) {
    self.left = min(self.left, left)
    self.top = min(self.top, top)
    self.right = max(self.right, right)
    self.bottom = max(self.bottom, bottom)
  }
}
