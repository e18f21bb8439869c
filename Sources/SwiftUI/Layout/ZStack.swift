/// Views on top of each other, the last in front.
public nonisolated struct ZStack<Content: View>: ContainerView {
  public typealias Body = Never

  let layout: ZStackLayout
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  @MainActor var containerContent: Content { content }

  @MainActor func makeElement(node: _Node) -> LayoutElement<ZStackLayout> {
    LayoutElement(layout, node: node)
  }

  @MainActor func update(_ element: LayoutElement<ZStackLayout>, from old: ZStack) {
    element.change(to: layout)
  }
}
