/// A frame with given sides.
nonisolated struct FixedFrame: LayoutModifier, Equatable {
  typealias Body = Never

  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  /// Sides that are negative or not finite are left to the content.
  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    func valid(_ length: CGFloat?) -> CGFloat? {
      length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
    self.width = valid(width)
    self.height = valid(height)
    self.alignment = alignment
  }

  @MainActor private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  @MainActor func size(of content: Element, for proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.size(for: offer(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  @MainActor func placement(
    of content: Element, in size: CGSize, proposal: ProposedViewSize
  ) -> Placement {
    let offer = offer(proposal)
    let origin = alignment.origin(
      of: content.dimensions(for: offer), in: ViewDimensions(size: size))
    return Placement(origin, offer)
  }

  @MainActor func spacing(of content: Element) -> ViewSpacing {
    content.spacing.framed(width: width != nil, height: height != nil)
  }
}

extension ViewSpacing {
  /// The wishes under a frame: an edge that it sets is not an edge of a text.
  func framed(width: Bool, height: Bool) -> ViewSpacing {
    var edges: Edge.Set = []
    if width { edges.formUnion(.horizontal) }
    if height { edges.formUnion(.vertical) }
    return edges.isEmpty ? self : replacing(edges, with: ViewSpacing())
  }
}

extension View {
  /// Puts the view into a frame with given sides; those that are `nil` are the view's own.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrame(width: width, height: height, alignment: alignment))
  }

  @available(*, deprecated, message: "Pass at least one side.")
  public nonisolated func frame() -> some View { frame(width: nil, height: nil) }
}
