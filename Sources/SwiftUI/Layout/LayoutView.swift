/// A container with a layout.
nonisolated struct LayoutView<L: Layout, Content: View>: ContainerView {
  typealias Body = Never

  let layout: L
  let content: Content

  @MainActor var containerContent: Content { content }

  @MainActor func makeElement(node: _Node) -> LayoutElement<L> {
    LayoutElement(layout, node: node)
  }

  @MainActor func update(_ element: LayoutElement<L>, from old: LayoutView) {
    element.change(to: layout)
  }
}
