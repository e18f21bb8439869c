/// A text that can be written when it has the keyboard, with a line where characters come in.
nonisolated struct EntryView: View {
  let text: Binding<String>
  let prompt: Text?
  /// Whether dots are shown for the characters.
  var isSecure = false
  var hasLines = false
  /// Called when Return ends the writing.
  var onCommit: () -> Void = {}
  var onEditingChanged: (Bool) -> Void = { _ in }
  @State private var isFocused = false
  /// The number of characters before the line; `nil` for all.
  @State private var place: Int?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.submitActions) private var submitActions

  init(
    text: Binding<String>, prompt: Text?, isSecure: Bool = false, hasLines: Bool = false,
    onCommit: @escaping () -> Void = {},
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    (self.text, self.prompt, self.isSecure, self.hasLines) = (text, prompt, isSecure, hasLines)
    (self.onCommit, self.onEditingChanged) = (onCommit, onEditingChanged)
  }

  @MainActor var body: some View {
    let entry = TextEntry(text.wrappedValue, place: place, hasLines: hasLines)
    ZStack(alignment: .topLeading) {
      if entry.text.isEmpty {
        (prompt ?? Text(verbatim: " ")).foregroundStyle(Color(uiColor: .placeholderText))
      } else {
        Text(verbatim: shown(entry.text))
      }
      if isFocused { caret(entry) }
    }
    .foregroundStyle(isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
    .frame(maxWidth: .infinity, minHeight: 22, alignment: hasLines ? .topLeading : .leading)
    .contentShape(Rectangle())
    .keyTarget(takesFocusWhenPressed: true, takesText: true) {
      focusDidChange($0)
    } action: {
      handle($0)
    }
  }

  /// The line behind the characters before it: below those of earlier lines, which a line break
  /// ends.
  @MainActor private func caret(_ entry: TextEntry) -> some View {
    let lines = entry.before.split(separator: "\n", omittingEmptySubsequences: false)
    return VStack(alignment: .leading, spacing: 0) {
      ForEach(lines.indices, id: \.self) { index in
        HStack(spacing: 0) {
          Text(verbatim: lines[index].isEmpty ? "\u{200B}" : shown(String(lines[index])))
            .hidden()
          if index == lines.count - 1 {
            Rectangle().fill(.tint).frame(width: 2, height: 22).padding(.vertical, -1)
          }
        }
      }
    }
    .lineLimit(1)
    .fixedSize()
    .allowsHitTesting(false)
  }

  private func shown(_ text: String) -> String {
    isSecure ? String(repeating: "•", count: text.count) : text
  }

  @MainActor private func focusDidChange(_ isFocused: Bool) {
    self.isFocused = isFocused
    place = nil
    onEditingChanged(isFocused)
    if !isFocused { onCommit() }
  }

  @MainActor private func handle(_ input: KeyInput) -> Bool {
    var entry = TextEntry(text.wrappedValue, place: place, hasLines: hasLines)
    if entry.handle(input) {
      if entry.text != text.wrappedValue { text.wrappedValue = entry.text }
      place = entry.place
      return true
    }
    guard input == .key(.enter) else { return false }
    onCommit()
    for action in submitActions { action() }
    return true
  }
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [() -> Void] { [] }
}

extension EnvironmentValues {
  /// The actions of views around when Return ends the writing of a text, the innermost first.
  var submitActions: [() -> Void] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

/// The fields whose writing an action follows.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Calls `action` when Return ends the writing of a text in the view.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) {
      if triggers.contains(.text) { $0.insert(action, at: 0) }
    }
  }
}
