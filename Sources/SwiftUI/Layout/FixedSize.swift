/// Gives a view its ideal size in some directions.
nonisolated struct FixedSize: LayoutModifier, Equatable {
  typealias Body = Never

  let horizontal: Bool
  let vertical: Bool

  @MainActor private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  @MainActor func size(of content: Element, for proposal: ProposedViewSize) -> CGSize {
    content.size(for: offer(proposal))
  }

  @MainActor func placement(
    of content: Element, in size: CGSize, proposal: ProposedViewSize
  ) -> Placement {
    Placement(.zero, offer(proposal))
  }

  @MainActor func layoutPriority(of content: Element) -> Double { content.layoutPriority }
}

extension View {
  /// Gives the view its ideal size, whatever is offered.
  public nonisolated func fixedSize() -> some View {
    modifier(FixedSize(horizontal: true, vertical: true))
  }

  /// Gives the view its ideal size in some directions, whatever is offered.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSize(horizontal: horizontal, vertical: vertical))
  }
}
