/// A menu that opens when the view is held.
private nonisolated struct ContextMenuModifier<Items: View>: ViewModifier {
  let items: Items
  @State private var isOpen = false

  init(items: Items) { self.items = items }

  @MainActor func body(content: Content) -> some View {
    content
      .simultaneousGesture(LongPressGesture().onEnded { _ in isOpen = true })
      .stagePopup(
        isPresented: isOpen, dismiss: { isOpen = false },
        content: { MenuRows(content: items, close: { isOpen = false }) })
  }
}

extension View {
  /// Opens a menu when the view is held.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Opens a menu when the view is held; the preview is not shown.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }
}
