/// Content that is laid out by `layout` if it is more than one view.
nonisolated struct ImplicitStack<L: Layout, Content: View>: ContainerView {
  typealias Body = Never

  let layout: L
  let content: Content

  init(_ layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }

  @MainActor var containerContent: Content { content }

  @MainActor func makeElement(node: _Node) -> LayoutElement<L> {
    LayoutElement(layout, isImplicit: true, node: node)
  }

  @MainActor func update(_ element: LayoutElement<L>, from old: ImplicitStack) {
    element.change(to: layout)
  }
}
