/// The layout of `LazyVGrid` and `LazyHGrid`: lines of cells in columns of given lengths.
struct LazyGridLayout: BuiltInLayout {
  let items: [GridItem]
  /// The axis along which lines follow each other.
  let axis: Axis
  /// The place of the columns in a wider space.
  let alignment: AlignmentKey
  let spacing: CGFloat?

  /// The columns, the lengths of the lines across them, and where each view is.
  private struct Arrangement {
    let tracks: [LazyGridTrack]
    var lines: [CGFloat] = []
    /// The line of each view, and its column; `nil` for one that takes the whole line.
    var cells: [(line: Int, column: Int?)] = []
    let gap: CGFloat

    var along: CGFloat { lines.reduce(0, +) + gap * CGFloat(max(0, lines.count - 1)) }
    var across: CGFloat { tracks.last?.end ?? 0 }

    /// The place of a cell across the lines.
    func track(of column: Int?) -> LazyGridTrack {
      if let column { return tracks[column] }
      return LazyGridTrack(start: 0, length: across, alignment: nil)
    }
  }

  private func arrangement(_ subviews: Subviews, across: CGFloat?) -> Arrangement {
    let length = across.map { $0.isFinite ? $0 : 0 } ?? 0
    let tracks = LazyGridTrack.tracks(items, in: length)
    var arrangement = Arrangement(tracks: tracks, gap: spacing ?? ViewSpacing.defaultDistance)
    guard !tracks.isEmpty else { return arrangement }
    // The column of the next cell; the line is full at the number of columns.
    var next = tracks.count
    for subview in subviews {
      let column = subview[SpansLineKey.self] ? nil : next % tracks.count
      let offer = ProposedViewSize(
        axis, along: nil, across: arrangement.track(of: column).length)
      let height = subview.sizeThatFits(offer)[axis]
      if let column, column > 0 {
        arrangement.lines[arrangement.lines.count - 1] = max(arrangement.lines.last ?? 0, height)
      } else {
        arrangement.lines.append(height)
      }
      arrangement.cells.append((arrangement.lines.count - 1, column))
      next = column.map { $0 + 1 } ?? tracks.count
    }
    return arrangement
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let across = proposal[axis.other]
    let arrangement = arrangement(subviews, across: across)
    return CGSize(
      axis, along: arrangement.along, across: max(across ?? 0, arrangement.across))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let arrangement = arrangement(subviews, across: proposal[axis.other])
    guard !arrangement.tracks.isEmpty else { return }
    let block = CGSize(axis, along: arrangement.along, across: arrangement.across)
    let shift =
      ViewDimensions(size: bounds.size)[alignment] - ViewDimensions(size: block)[alignment]
    var (start, shownLine): (CGFloat, Int) = (0, 0)
    for (cell, subview) in zip(arrangement.cells, subviews) {
      if cell.line > shownLine {
        start += arrangement.lines[shownLine] + arrangement.gap
        shownLine = cell.line
      }
      let track = arrangement.track(of: cell.column)
      let offer = ProposedViewSize(axis, along: nil, across: track.length)
      let cell = ViewDimensions(
        size: CGSize(axis, along: arrangement.lines[cell.line], across: track.length))
      let origin = (track.alignment ?? .center).origin(
        of: subview.dimensions(in: offer), in: cell)
      let corner = CGPoint(axis, along: start, across: track.start + shift)
      subview.place(at: bounds.origin + corner + origin, proposal: offer)
    }
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}

/// Whether a view takes a whole line of a grid, as headers and footers of its sections do.
nonisolated enum SpansLineKey: LayoutValueKey {
  static let defaultValue = false
}
