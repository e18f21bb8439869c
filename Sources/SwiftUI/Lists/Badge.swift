/// A view with a short text at its trailing end.
private nonisolated struct Badge: ViewModifier {
  let label: Text?
  @Environment(\.isListRow) private var isListRow

  init(label: Text?) { self.label = label }

  @MainActor func body(content: Content) -> some View {
    if isListRow, let label {
      HStack {
        content
        Spacer(minLength: 8)
        label.foregroundStyle(.secondary)
      }
    } else {
      content
    }
  }
}

extension View {
  /// Shows a number at the end of a row; none for zero.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(Badge(label: count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// Shows a short text at the end of a row.
  public nonisolated func badge(_ label: Text?) -> some View { modifier(Badge(label: label)) }

  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(Badge(label: key.map { Text($0) }))
  }

  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(Badge(label: label.map { Text($0) }))
  }
}
