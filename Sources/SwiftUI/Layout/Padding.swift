/// Space around a view.
nonisolated struct Padding: LayoutModifier, Equatable {
  typealias Body = Never

  let insets: EdgeInsets

  /// The padding of edges for which no length is given.
  static let defaultLength: CGFloat = 16

  @MainActor func size(of content: Element, for proposal: ProposedViewSize) -> CGSize {
    let size = content.size(for: proposal.inset(by: insets))
    return CGSize(
      width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
  }

  @MainActor func placement(
    of content: Element, in size: CGSize, proposal: ProposedViewSize
  ) -> Placement {
    Placement(CGPoint(x: insets.leading, y: insets.top), proposal.inset(by: insets))
  }

  @MainActor func spacing(of content: Element) -> ViewSpacing {
    var edges: Edge.Set = []
    for edge in Edge.allCases where insets[edge] != 0 { edges.insert(Edge.Set(edge)) }
    return edges.isEmpty ? content.spacing : content.spacing.replacing(edges, with: ViewSpacing())
  }
}

extension View {
  /// Adds space around the view.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(Padding(insets: insets))
  }

  /// Adds space on some edges.
  ///
  /// - Parameter length: In points; `nil` for that of the system, 16.
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(Padding(insets: EdgeInsets(length ?? Padding.defaultLength, on: edges)))
  }

  /// Adds space on all edges.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(Padding(insets: EdgeInsets(length)))
  }
}
