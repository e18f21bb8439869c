/// Views in a row as high as the space that is offered. All of them are made at once.
public nonisolated struct LazyHStack<Content: View>: View {
  private let layout: LazyStackLayout
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    self.content = content()
  }

  @MainActor public var body: some View { LayoutView(layout: layout, content: content) }
}
