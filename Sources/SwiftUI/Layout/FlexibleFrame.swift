/// A frame with limits.
nonisolated struct FlexibleFrame: LayoutModifier, Equatable {
  typealias Body = Never

  let horizontal: FlexibleLength
  let vertical: FlexibleLength
  let alignment: Alignment

  @MainActor private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
  }

  @MainActor func size(of content: Element, for proposal: ProposedViewSize) -> CGSize {
    let width = horizontal.length(proposal.width)
    let height = vertical.length(proposal.height)
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.size(for: offer(proposal))
    return CGSize(
      width: width ?? horizontal.length(proposal.width, around: size.width),
      height: height ?? vertical.length(proposal.height, around: size.height))
  }

  @MainActor func placement(
    of content: Element, in size: CGSize, proposal: ProposedViewSize
  ) -> Placement {
    let offer = ProposedViewSize(
      width: horizontal.offer(proposal.width, placedIn: size.width),
      height: vertical.offer(proposal.height, placedIn: size.height))
    let origin = alignment.origin(
      of: content.dimensions(for: offer), in: ViewDimensions(size: size))
    return Placement(origin, offer)
  }

  @MainActor func spacing(of content: Element) -> ViewSpacing {
    content.spacing.framed(width: horizontal.isSet, height: vertical.isSet)
  }
}

extension View {
  /// Puts the view into a frame with limits.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrame(
        horizontal: FlexibleLength(min: minWidth, ideal: idealWidth, max: maxWidth),
        vertical: FlexibleLength(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment))
  }
}
