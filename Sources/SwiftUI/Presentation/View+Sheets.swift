/// A sheet while a binding is true.
private nonisolated struct PresentedSheet<Sheet: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let isFull: Bool
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet

  @MainActor func body(content: Content) -> some View {
    let isShown = isPresented.wrappedValue
    content
      .stagePresentation {
        SheetCover(
          content: isShown ? sheet() : nil, isFull: isFull,
          close: { isPresented.wrappedValue = false })
      }
      .onChange(of: isShown) { if !isPresented.wrappedValue { onDismiss?() } }
  }
}

/// A sheet while a binding has an item.
private nonisolated struct ItemSheet<Item: Identifiable, Sheet: View>: ViewModifier {
  let item: Binding<Item?>
  let isFull: Bool
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet

  @MainActor func body(content: Content) -> some View {
    let shown = item.wrappedValue
    content
      .stagePresentation {
        SheetCover(
          content: shown.map { sheet($0).id($0.id) }, isFull: isFull,
          close: { item.wrappedValue = nil })
      }
      .onChange(of: shown?.id) { if item.wrappedValue == nil { onDismiss?() } }
  }
}

extension View {
  /// Presents a sheet while a binding is true.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentedSheet(
        isPresented: isPresented, isFull: false, onDismiss: onDismiss, sheet: content))
  }

  /// Presents a sheet for an item while a binding has one.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheet(item: item, isFull: false, onDismiss: onDismiss, sheet: content))
  }

  /// Presents a view that covers the stage while a binding is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentedSheet(isPresented: isPresented, isFull: true, onDismiss: onDismiss, sheet: content))
  }

  /// Presents a view that covers the stage for an item while a binding has one.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheet(item: item, isFull: true, onDismiss: onDismiss, sheet: content))
  }

  /// Presents a popover while a binding is true: on a phone, a sheet.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Presents a popover for an item while a binding has one: on a phone, a sheet.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
  }
}

/// The place of a view that a popover points to.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
