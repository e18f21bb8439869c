/// The places of the views of a grid: first the widths of its columns, then the heights of its
/// rows.
struct GridArrangement {
  private(set) var size = CGSize.zero
  private(set) var placements: [Placement] = []

  private let cells: [GridCell]
  private let gaps: CGSize
  private let alignment: Alignment
  private var columns: [GridTrack] = []
  private var rows: [GridTrack] = []

  init(
    _ subviews: LayoutSubviews, alignment: Alignment, gaps: CGSize, proposal: ProposedViewSize
  ) {
    let (cells, (rowCount, columnCount)) = GridCell.cells(subviews)
    self.cells = cells
    self.gaps = gaps
    self.alignment = alignment
    guard !cells.isEmpty else { return }
    columns = (0..<columnCount).map { column in
      let own = cells.lazy.filter { $0.columns == column..<column + 1 }.compactMap {
        $0.subview.trait(GridColumnAlignmentKey.self, as: HorizontalAlignment.self)
      }
      return GridTrack(alignment: (own.first ?? alignment.horizontal).key)
    }
    rows = (0..<rowCount).map { row in
      let own = cells.first { $0.row == row }?.rowAlignment
      return GridTrack(alignment: (own ?? alignment.vertical).key)
    }
    columns = sized(columns, along: .horizontal, in: proposal.width) { _ in proposal.height }
    rows = sized(rows, along: .vertical, in: proposal.height) { [columns] cell in
      Self.length(of: cell.columns, in: columns, gap: gaps.width)
    }
    size = CGSize(
      width: Self.length(of: 0..<columnCount, in: columns, gap: gaps.width),
      height: Self.length(of: 0..<rowCount, in: rows, gap: gaps.height))
    placements = cells.map(placement)
  }

  private static func length(of range: Range<Int>, in tracks: [GridTrack], gap: CGFloat) -> CGFloat
  {
    tracks[range].reduce(0) { $0 + $1.length } + gap * CGFloat(range.count - 1)
  }

  private func placement(_ cell: GridCell) -> Placement {
    let offer = ProposedViewSize(
      width: Self.length(of: cell.columns, in: columns, gap: gaps.width),
      height: rows[cell.row].length)
    let size = offer.replacingUnspecifiedDimensions()
    let dimensions = cell.subview.dimensions(in: offer)
    let corner = CGPoint(
      x: columns[..<cell.columns.lowerBound].reduce(0) { $0 + $1.length + gaps.width },
      y: rows[..<cell.row].reduce(0) { $0 + $1.length + gaps.height })
    if let anchor = cell.subview.trait(GridCellAnchorKey.self, as: UnitPoint.self) {
      let place = CGPoint(
        x: anchor.x * (size.width - dimensions.width),
        y: anchor.y * (size.height - dimensions.height))
      return Placement(corner + place, offer)
    }
    let column = cell.columns.count == 1 ? columns[cell.columns.lowerBound] : nil
    let x =
      column?.start(of: dimensions)
      ?? ViewDimensions(size: size)[alignment.horizontal] - dimensions[alignment.horizontal]
    return Placement(
      corner + CGPoint(x: x, y: rows[cell.row].start(of: dimensions)), offer)
  }

  // MARK: - Lengths of columns and rows

  /// Returns tracks with their lengths.
  ///
  /// - Parameters:
  ///   - length: The length that is offered to all of them; `nil` for their ideal one.
  ///   - across: The size across the axis that a cell is offered.
  private func sized(
    _ tracks: [GridTrack], along axis: Axis, in length: CGFloat?,
    across: @escaping (GridCell) -> CGFloat?
  ) -> [GridTrack] {
    var tracks = tracks
    let gap = gaps[axis]
    let sizedCells = cells.filter { !$0.unsizedAxes.contains(Axis.Set(axis)) }
    func dimensions(_ cell: GridCell, _ offer: CGFloat?) -> ViewDimensions {
      cell.subview.dimensions(in: ProposedViewSize(axis, along: offer, across: across(cell)))
    }
    let members = tracks.indices.map { index in
      sizedCells.filter { $0.tracks(axis) == index..<index + 1 }
    }
    func measure(_ index: Int, _ offer: CGFloat?) {
      tracks[index].fit(members[index].map { dimensions($0, offer) }, along: axis)
    }
    if let length, length.isFinite {
      share(length - gap * CGFloat(tracks.count - 1), among: members, along: axis) { cell, offer in
        dimensions(cell, offer).size[axis]
      } then: { index, offer in
        measure(index, offer)
        return tracks[index].length
      }
    } else {
      for index in tracks.indices { measure(index, length) }
    }
    for cell in sizedCells where cell.tracks(axis).count > 1 {
      let range = cell.tracks(axis)
      let all = Self.length(of: tracks.indices, in: tracks, gap: gap)
      let own = Self.length(of: range, in: tracks, gap: gap)
      let needed = dimensions(cell, length.map { max(own, $0 - (all - own)) }).size[axis]
      guard needed > own else { continue }
      for index in range { tracks[index].length += (needed - own) / CGFloat(range.count) }
    }
    return tracks
  }

  /// Offers each track its share of a length: those of higher priority first, then the less
  /// flexible ones.
  private func share(
    _ length: CGFloat, among members: [[GridCell]], along axis: Axis,
    measure: (GridCell, CGFloat) -> CGFloat, then take: (Int, CGFloat) -> CGFloat
  ) {
    let candidates = members.enumerated().map { index, cells in
      StackCandidate(
        index: index, priority: cells.map(\.subview.priority).max() ?? 0,
        least: cells.map { measure($0, 0) }.max() ?? 0,
        most: cells.map { measure($0, .infinity) }.max() ?? 0)
    }
    StackCandidate.share(length, among: candidates, take: take)
  }
}
