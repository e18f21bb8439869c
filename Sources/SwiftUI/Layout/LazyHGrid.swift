/// Views in columns of cells, filled from the leading edge. All of them are made at once.
public nonisolated struct LazyHGrid<Content: View>: View {
  private let layout: LazyGridLayout
  private let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      items: rows, axis: .horizontal, alignment: alignment.key, spacing: spacing)
    self.content = content()
  }

  @MainActor public var body: some View { LayoutView(layout: layout, content: content) }
}
