/// Views in a column.
public nonisolated struct VStack<Content: View>: ContainerView {
  public typealias Body = Never

  let layout: VStackLayout
  let content: Content

  /// - Parameter spacing: The distance of neighbors; `nil` as they wish it.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  @MainActor var containerContent: Content { content }

  @MainActor func makeElement(node: _Node) -> LayoutElement<VStackLayout> {
    LayoutElement(layout, node: node)
  }

  @MainActor func update(_ element: LayoutElement<VStackLayout>, from old: VStack) {
    element.change(to: layout)
  }
}
