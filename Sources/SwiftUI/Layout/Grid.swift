/// Views in rows and columns, each column as wide as its widest view.
public nonisolated struct Grid<Content: View>: View {
  private let layout: GridLayout
  private let content: Content

  /// - Parameters:
  ///   - alignment: The place of views in their cells.
  ///   - horizontalSpacing: The distance of columns; `nil` for that of the system.
  ///   - verticalSpacing: The distance of rows; `nil` for that of the system.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  @MainActor public var body: some View { LayoutView(layout: layout, content: content) }
}
