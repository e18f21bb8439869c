/// Content that is larger than its frame and can be scrolled.
public nonisolated struct ScrollView<Content: View>: ContainerView {
  public typealias Body = Never

  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Several views are laid out along the axis that is scrolled.
  @MainActor var containerContent: ImplicitStack<AnyLayout, Content> {
    ImplicitStack(
      axes == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout()),
      content: content)
  }

  @MainActor func makeElement(node: _Node) -> ScrollElement { ScrollElement(axes, node: node) }

  @MainActor func update(_ element: ScrollElement, from old: ScrollView) {
    element.axes = axes
  }
}
