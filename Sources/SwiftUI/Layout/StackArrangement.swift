/// The places of views that a stack lays out in a row or a column.
///
/// Each view is asked for its range of lengths. Those of the highest priority come first, and of
/// them the least flexible; each is offered an equal share of what is left.
struct StackArrangement {
  let axis: Axis
  private(set) var size = CGSize.zero
  private(set) var placements: [Placement] = []

  /// - Parameters:
  ///   - alignment: The line that the views meet at, across the axis.
  ///   - spacing: The distance of neighbors; `nil` as they wish it.
  init(
    _ subviews: LayoutSubviews, along axis: Axis, alignment: AlignmentKey, spacing: CGFloat?,
    proposal: ProposedViewSize
  ) {
    self.axis = axis
    guard !subviews.isEmpty else { return }
    let gaps = zip(subviews, subviews.dropFirst()).map {
      spacing ?? $0.spacing.distance(to: $1.spacing, along: axis)
    }
    let offers = Self.offers(
      subviews, along: axis, proposal: proposal, gaps: gaps.reduce(0, +))

    var end: CGFloat = 0
    // The line itself lies inside the stack.
    var (before, after): (CGFloat, CGFloat) = (0, 0)
    var starts: [(along: CGFloat, across: CGFloat)] = []
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: offers[index])
      if index > 0 { end += gaps[index - 1] }
      let line = dimensions[alignment]
      starts.append((end, -line))
      end += dimensions.size[axis]
      before = max(before, line)
      after = max(after, dimensions.size[axis.other] - line)
    }
    size = CGSize(axis, along: end, across: before + after)
    placements = zip(starts, offers).map {
      Placement(CGPoint(axis, along: $0.along, across: $0.across + before), $1)
    }
  }

  private static func offers(
    _ subviews: LayoutSubviews, along axis: Axis, proposal: ProposedViewSize, gaps: CGFloat
  ) -> [ProposedViewSize] {
    var offers = Array(repeating: proposal, count: subviews.count)
    guard let length = proposal[axis], length.isFinite, subviews.count > 1 else { return offers }
    func measure(_ index: Int, _ offer: CGFloat) -> CGFloat {
      let offer = ProposedViewSize(axis, along: offer, across: proposal[axis.other])
      return subviews[index].sizeThatFits(offer)[axis]
    }
    let candidates = subviews.enumerated().map { index, subview in
      StackCandidate(
        index: index, priority: subview.priority, least: measure(index, 0),
        most: measure(index, .infinity))
    }
    StackCandidate.share(length - gaps, among: candidates) { index, share in
      offers[index][axis] = share
      return measure(index, share)
    }
    return offers
  }
}
