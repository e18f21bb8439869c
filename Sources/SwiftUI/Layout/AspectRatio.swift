/// Offers a view a size of a given ratio.
nonisolated struct AspectRatio: LayoutModifier, Equatable {
  typealias Body = Never

  /// Width divided by height; `nil` for that of the view's ideal size.
  let ratio: CGFloat?
  let contentMode: ContentMode

  @MainActor private func offer(
    _ proposal: ProposedViewSize, to content: Element
  ) -> ProposedViewSize {
    guard proposal.width != nil || proposal.height != nil else { return proposal }
    let ratio = ratio ?? Self.ratio(content.size(for: .unspecified))
    guard ratio > 0, ratio.isFinite else { return proposal }
    // The heights of sizes that fit the one side and the other.
    let heights = [proposal.width.map { $0 / ratio }, proposal.height].compactMap { $0 }
    let height = contentMode == .fit ? heights.min()! : heights.max()!
    return ProposedViewSize(width: ratio * height, height: height)
  }

  private static func ratio(_ size: CGSize) -> CGFloat { size.width / size.height }

  @MainActor func size(of content: Element, for proposal: ProposedViewSize) -> CGSize {
    content.size(for: offer(proposal, to: content))
  }

  @MainActor func placement(
    of content: Element, in size: CGSize, proposal: ProposedViewSize
  ) -> Placement {
    Placement(.zero, offer(proposal, to: content))
  }
}

extension View {
  /// Gives the view the largest size of a ratio that fits into what is offered, or the smallest
  /// that fills it.
  ///
  /// - Parameter aspectRatio: Width divided by height; `nil` for that of the view's ideal size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatio(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Gives the view the largest size of a ratio that fits into what is offered, or the smallest
  /// that fills it.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatio(ratio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
  }

  /// Gives the view the largest size of its own ratio that fits into what is offered.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Gives the view the smallest size of its own ratio that fills what is offered.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
