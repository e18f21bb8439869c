/// Puts the center of a view at a point of the space that it takes.
nonisolated struct Position: LayoutModifier, Equatable {
  typealias Body = Never

  let position: CGPoint

  @MainActor func size(of content: Element, for proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: content.size(for: proposal))
  }

  @MainActor func placement(
    of content: Element, in size: CGSize, proposal: ProposedViewSize
  ) -> Placement {
    let offer = ProposedViewSize(size)
    let size = content.size(for: offer)
    return Placement(
      CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2), offer)
  }

  @MainActor func spacing(of content: Element) -> ViewSpacing { ViewSpacing() }

  @MainActor var isMirrored: Bool { false }
}

extension View {
  /// Takes the space that is offered, and puts the view's center at a point of it.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(Position(position: position))
  }

  /// Takes the space that is offered, and puts the view's center at a point of it.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(Position(position: CGPoint(x: x, y: y)))
  }
}
