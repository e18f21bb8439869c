/// Views in a column as wide as the space that is offered. All of them are made at once.
public nonisolated struct LazyVStack<Content: View>: View {
  private let layout: LazyStackLayout
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
    self.content = content()
  }

  @MainActor public var body: some View { LayoutView(layout: layout, content: content) }
}
