/// Margins of the content of the scroll views inside.
nonisolated struct ContentMargins: PrimitiveModifier, Equatable {
  typealias Body = Never

  let margins: EdgeInsets

  @MainActor func makeElement(around content: Element, node: _Node) -> ContentMarginsElement {
    let element = ContentMarginsElement(margins, node: node)
    element.children = [content]
    return element
  }

  @MainActor func update(_ element: ContentMarginsElement, from old: ContentMargins) {
    element.margins = margins
  }
}

@MainActor
final class ContentMarginsElement: Element {
  fileprivate(set) var margins: EdgeInsets {
    didSet {
      invalidateSizesInside()
      setNeedsLayout()
    }
  }

  fileprivate init(_ margins: EdgeInsets, node: _Node) {
    self.margins = margins
    super.init(node: node)
  }
}

extension View {
  /// Adds margins around the content of the scroll views inside.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    var margins = EdgeInsets()
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { margins[edge] = insets[edge] }
    return modifier(ContentMargins(margins: placement.includesContent ? margins : EdgeInsets()))
  }

  /// Adds margins around the content of the scroll views inside.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 0), for: placement)
  }

  /// Adds margins around the content of the scroll views inside.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(length), for: placement)
  }
}
