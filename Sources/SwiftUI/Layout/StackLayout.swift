/// The layout of a row or a column of views.
protocol StackLayout: BuiltInLayout where Cache == StackCache {
  static var axis: Axis { get }
  /// The line that the views meet at, across the axis.
  var alignmentKey: AlignmentKey { get }
  var spacing: CGFloat? { get }
}

extension StackLayout {
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: axis) }

  public func makeCache(subviews: Subviews) -> StackCache { StackCache() }

  private func arrangement(
    _ subviews: Subviews, for proposal: ProposedViewSize, cache: inout StackCache
  ) -> StackArrangement {
    cache.arrangement(for: proposal) {
      StackArrangement(
        subviews, along: Self.axis, alignment: alignmentKey, spacing: spacing, proposal: proposal)
    }
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) -> CGSize {
    arrangement(subviews, for: proposal, cache: &cache).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) {
    var proposal = proposal
    proposal[Self.axis.other] = proposal[Self.axis.other] ?? bounds.size[Self.axis.other]
    let placements = arrangement(subviews, for: proposal, cache: &cache).placements
    for (subview, placement) in zip(subviews, placements) {
      subview.place(at: bounds.origin + placement.origin, proposal: placement.proposal)
    }
  }

  public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    let (start, end): (Edge.Set, Edge.Set) =
      Self.axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var spacing = first.spacing
    for subview in subviews.dropFirst() {
      spacing.formUnion(subview.spacing, edges: Edge.Set.all.subtracting([start, end]))
    }
    return spacing.replacing(end, with: last.spacing)
  }
}
