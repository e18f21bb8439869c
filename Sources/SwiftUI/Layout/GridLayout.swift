/// The layout of `Grid`.
public struct GridLayout: BuiltInLayout, Sendable {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  private func arrangement(_ subviews: Subviews, _ proposal: ProposedViewSize) -> GridArrangement {
    GridArrangement(
      subviews, alignment: alignment,
      gaps: CGSize(
        width: horizontalSpacing ?? ViewSpacing.defaultDistance,
        height: verticalSpacing ?? ViewSpacing.defaultDistance),
      proposal: proposal)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    arrangement(subviews, proposal).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, placement) in zip(subviews, arrangement(subviews, proposal).placements) {
      subview.place(at: bounds.origin + placement.origin, proposal: placement.proposal)
    }
  }
}
