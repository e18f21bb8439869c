/// Moves a view without a change of the layout around it.
nonisolated struct Offset: LayoutModifier, Equatable {
  typealias Body = Never

  let offset: CGSize

  @MainActor func size(of content: Element, for proposal: ProposedViewSize) -> CGSize {
    content.size(for: proposal)
  }

  @MainActor func placement(
    of content: Element, in size: CGSize, proposal: ProposedViewSize
  ) -> Placement {
    Placement(CGPoint(x: offset.width, y: offset.height), proposal)
  }

  @MainActor func layoutPriority(of content: Element) -> Double { content.layoutPriority }

  @MainActor var isMirrored: Bool { false }
}

extension View {
  /// Moves the view from its place.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(Offset(offset: offset))
  }

  /// Moves the view from its place.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(Offset(offset: CGSize(width: x, height: y)))
  }
}
