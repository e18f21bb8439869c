/// Views in a row.
public nonisolated struct HStack<Content: View>: ContainerView {
  public typealias Body = Never

  let layout: HStackLayout
  let content: Content

  /// - Parameter spacing: The distance of neighbors; `nil` as they wish it.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  @MainActor var containerContent: Content { content }

  @MainActor func makeElement(node: _Node) -> LayoutElement<HStackLayout> {
    LayoutElement(layout, node: node)
  }

  @MainActor func update(_ element: LayoutElement<HStackLayout>, from old: HStack) {
    element.change(to: layout)
  }
}
