/// The layout of `LazyVGrid` and `LazyHGrid`: lines of cells in columns of given lengths.
struct LazyGridLayout: BuiltInLayout {
  let items: [GridItem]
  /// The axis along which lines follow each other.
  let axis: Axis
  /// The place of the columns in a wider space.
  let alignment: AlignmentKey
  let spacing: CGFloat?

  /// The columns and the lengths of the lines across them.
  private struct Arrangement {
    let tracks: [LazyGridTrack]
    let lines: [CGFloat]
    let gap: CGFloat

    var along: CGFloat { lines.reduce(0, +) + gap * CGFloat(max(0, lines.count - 1)) }
    var across: CGFloat { tracks.last?.end ?? 0 }
  }

  private func arrangement(_ subviews: Subviews, across: CGFloat?) -> Arrangement {
    let length = across.map { $0.isFinite ? $0 : 0 } ?? 0
    let tracks = LazyGridTrack.tracks(items, in: length)
    var lines: [CGFloat] = []
    for (index, subview) in subviews.enumerated() where !tracks.isEmpty {
      let (line, column) = index.quotientAndRemainder(dividingBy: tracks.count)
      let offer = ProposedViewSize(axis, along: nil, across: tracks[column].length)
      let height = subview.sizeThatFits(offer)[axis]
      if column == 0 { lines.append(height) } else { lines[line] = max(lines[line], height) }
    }
    return Arrangement(
      tracks: tracks, lines: lines, gap: spacing ?? ViewSpacing.defaultDistance)
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
    var start: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let (line, column) = index.quotientAndRemainder(dividingBy: arrangement.tracks.count)
      if column == 0, line > 0 { start += arrangement.lines[line - 1] + arrangement.gap }
      let track = arrangement.tracks[column]
      let offer = ProposedViewSize(axis, along: nil, across: track.length)
      let cell = ViewDimensions(
        size: CGSize(axis, along: arrangement.lines[line], across: track.length))
      let origin = (track.alignment ?? .center).origin(
        of: subview.dimensions(in: offer), in: cell)
      let corner = CGPoint(axis, along: start, across: track.start + shift)
      subview.place(at: bounds.origin + corner + origin, proposal: offer)
    }
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}
