/// Views in lines of cells, filled from the top. All of them are made at once.
public nonisolated struct LazyVGrid<Content: View>: View {
  private let layout: LazyGridLayout
  private let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      items: columns, axis: .vertical, alignment: alignment.key, spacing: spacing)
    self.content = content()
  }

  @MainActor public var body: some View { LayoutView(layout: layout, content: content) }
}
