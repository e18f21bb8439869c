/// The layout of `LazyVStack` and `LazyHStack`: each view has its ideal length along the axis.
struct LazyStackLayout: BuiltInLayout {
  let axis: Axis
  /// The line that the views meet at, across the axis.
  let alignment: AlignmentKey
  let spacing: CGFloat?

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(axis, along: nil, across: proposal[axis.other])
  }

  private var gap: CGFloat { spacing ?? ViewSpacing.defaultDistance }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(offer(proposal)) }
    let along = sizes.reduce(0) { $0 + $1[axis] } + gap * CGFloat(max(0, sizes.count - 1))
    let across = proposal[axis.other] ?? sizes.map { $0[axis.other] }.max() ?? 0
    return CGSize(axis, along: along, across: across)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let offer = offer(ProposedViewSize(bounds.size))
    let line = ViewDimensions(size: bounds.size)[alignment]
    var start: CGFloat = 0
    for subview in subviews {
      let dimensions = subview.dimensions(in: offer)
      let origin = CGPoint(axis, along: start, across: line - dimensions[alignment])
      subview.place(at: bounds.origin + origin, proposal: offer)
      start += dimensions.size[axis] + gap
    }
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}
