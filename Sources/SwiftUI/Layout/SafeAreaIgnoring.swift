/// Extends a view under the unsafe area next to it.
nonisolated struct SafeAreaIgnoring: PrimitiveModifier, Equatable {
  typealias Body = Never

  let edges: Edge.Set

  @MainActor func makeElement(around content: Element, node: _Node) -> SafeAreaIgnoringElement {
    let element = SafeAreaIgnoringElement(edges, node: node)
    element.children = [content]
    return element
  }

  @MainActor func update(_ element: SafeAreaIgnoringElement, from old: SafeAreaIgnoring) {
    element.edges = edges
  }
}

final class SafeAreaIgnoringElement: Element {
  var edges: Edge.Set { didSet { setNeedsLayout() } }

  init(_ edges: Edge.Set, node: _Node) {
    self.edges = edges
    super.init(node: node)
  }

  override var dependsOnSurroundings: Bool { true }

  override func placeChildren() {
    var insets = safeAreaInsets
    for edge in Edge.allCases where !edges.contains(Edge.Set(edge)) { insets[edge] = 0 }
    guard insets != EdgeInsets() else { return super.placeChildren() }
    children[0].place(
      at: CGPoint(x: frame.minX - insets.leading, y: frame.minY - insets.top),
      proposal: ProposedViewSize(
        width: frame.width + insets.horizontal, height: frame.height + insets.vertical))
  }
}

extension View {
  /// Extends the view under the unsafe area where it touches that.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(SafeAreaIgnoring(edges: regions.contains(.container) ? edges : []))
  }

  /// Extends the view under the unsafe area where it touches that.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(SafeAreaIgnoring(edges: edges))
  }
}
