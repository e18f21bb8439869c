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
  /// Points to the right for each point down; not a number that is used for level edges.
  private let slopes: [Float]
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
    slopes = edges.map { ($0.z - $0.x) / ($0.w - $0.y) }
    pixelsPerPoint = Float(limits.pixelsPerPoint)
    cachedEdges = limits.cachedEdges
    cellCost = Float(limits.cellCost)
  }

  func pieces(in bounds: Rect) -> [Piece] {
    let box = Box(
      left: Float(bounds.minX), top: Float(bounds.minY), right: Float(bounds.maxX),
      bottom: Float(bounds.maxY))
    var pieces: [Piece] = []
    var sum = WindingSum()
    let whole = piece(box, of: edges.indices, under: [], adding: &sum)
    _ = cut(whole, beside: 0, below: .infinity, adding: &sum, into: &pieces)
    return pieces
  }

  /// Adds what a piece is best cut into, and returns what drawing that costs.
  ///
  /// - Parameters:
  ///   - others: The cost of the other half, as far as it is known.
  ///   - limit: Both halves are one piece if together they cost as much or more: what comes of this
  ///     one does not matter then.
  ///   - windings: Memory for sums.
  private func cut(
    _ piece: Piece, beside others: Float, below limit: Float, adding windings: inout WindingSum,
    into pieces: inout [Piece]
  ) -> Float {
    let count = piece.edgeCount
    if count == 0 || piece.box.isEmpty { return 0 }
    let whole = cost(of: piece.box, edges: count)
    let longest = max(piece.box.width, piece.box.height) * pixelsPerPoint
    guard !piece.own.isEmpty, count > max(2, cachedEdges), longest >= 2 * Self.shortestSide else {
      pieces.append(piece)
      return whole
    }
    let start = pieces.count
    let most = whole * Self.worthwhile
    // Where one piece is too many, more of them matter only while they cost less.
    let isTooMuch = others + whole >= limit
    var sum: Float = 0
    for half in piece.box.halves {
      let part = self.piece(half, of: piece.own, under: piece.windings, adding: &windings)
      sum += cut(part, beside: sum, below: most, adding: &windings, into: &pieces)
      if sum >= most || isTooMuch && others + sum >= limit { break }
    }
    if sum < most { return sum }
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
  ///   - sum: Memory for it.
  private func piece(
    _ box: Box, of candidates: some RandomAccessCollection<Int>, under windings: [Winding],
    adding sum: inout WindingSum
  ) -> Piece {
    let reach = Self.reach / pixelsPerPoint
    let room = box.grown(by: reach)
    sum.begin(windings, from: room.top, to: room.bottom)
    var own: [Int] = []
    own.reserveCapacity(candidates.count)
    var inked = Box(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
    for index in candidates {
      let edge = edges[index]
      let top = max(min(edge.y, edge.w), room.top)
      let bottom = min(max(edge.y, edge.w), room.bottom)
      // Nothing lies to the left of a level edge.
      guard top < bottom else { continue }
      let slope = slopes[index]
      let (x0, x1) = (edge.x + slope * (top - edge.y), edge.x + slope * (bottom - edge.y))
      if max(x0, x1) < room.left { continue }
      if min(x0, x1) > room.right {
        sum.add(edge, from: top, to: bottom)
        continue
      }
      own.append(index)
      inked.extend(left: min(x0, x1), top: top, right: max(x0, x1), bottom: bottom)
    }
    let sums = sum.windings()
    var box = box
    if sums.isEmpty, !own.isEmpty {
      // There is nothing above, below and to the right of the edges, and to the left only what they
      // themselves bound.
      let part = box.intersection(inked.grown(by: reach))
      sum.begin([], from: room.top, to: room.bottom)
      for index in own {
        let edge = edges[index]
        sum.add(
          edge, from: max(min(edge.y, edge.w), room.top), to: min(max(edge.y, edge.w), room.bottom))
      }
      let left = sum.windings().isEmpty ? part.left : box.left
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

  /// Begins with what is known of other edges.
  mutating func begin(_ windings: [PathCutter.Winding], from top: Float, to bottom: Float) {
    steps.removeAll(keepingCapacity: true)
    for winding in windings {
      let (start, end) = (max(winding.top, top), min(winding.bottom, bottom))
      guard start < end else { continue }
      steps.append((start, winding.count))
      steps.append((end, -winding.count))
    }
  }

  /// Adds the part of an edge between two rows.
  mutating func add(_ edge: SIMD4<Float>, from top: Float, to bottom: Float) {
    let goesDown = edge.y < edge.w
    // An edge that begins where the one before has ended takes that step back.
    if let last = steps.last, last.y == (goesDown ? top : bottom), last.change == -1 {
      steps[steps.count - 1].y = goesDown ? bottom : top
    } else {
      steps.append((goesDown ? top : bottom, 1))
      steps.append((goesDown ? bottom : top, -1))
    }
  }

  /// Most have a few steps only, for which this is quicker than the library's sort.
  private mutating func sort() {
    guard steps.count <= 64 else { return steps.sort { $0.y < $1.y } }
    for index in steps.indices.dropFirst() {
      let step = steps[index]
      var place = index
      while place > 0, step.y < steps[place - 1].y {
        steps[place] = steps[place - 1]
        place -= 1
      }
      steps[place] = step
    }
  }

  /// The sum, from the top, without the rows where it is 0.
  mutating func windings() -> [PathCutter.Winding] {
    sort()
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
