/// A button that hands over what was copied; there is nothing to paste here.
public nonisolated struct PasteButton: View {
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {}

  @MainActor public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.borderedProminent)
  }
}

/// A button that begins to rename what is shown, by the action around it.
public nonisolated struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename

  public init() where Label == SwiftUI.Label<Text, Image> {}

  @MainActor public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}

/// Begins to rename what is shown.
public struct RenameAction {
  fileprivate let action: () -> Void

  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
  // Set and called on the main actor.
  nonisolated(unsafe) static let defaultValue: RenameAction? = nil
}

extension EnvironmentValues {
  /// Begins to rename what is shown.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets the action of the rename buttons in the view.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Gives the keyboard to a view where it is renamed.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    modifier(RenameByFocus(isFocused: isFocused))
  }
}

private nonisolated struct RenameByFocus: ViewModifier {
  let isFocused: FocusState<Bool>.Binding

  @MainActor func body(content: Content) -> some View {
    content.renameAction { MainActor.assumeIsolated { isFocused.wrappedValue = true } }
  }
}
