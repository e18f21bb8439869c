/// A line of text that can be written.
///
/// A click or Tab gives it the keyboard; Return ends the writing.
public nonisolated struct TextField<Label: View>: View {
  private let entry: EntryView
  private let isVertical: Bool
  @Environment(\.textFieldStyle) private var style

  private init(_ entry: EntryView, isVertical: Bool = false) {
    self.entry = entry
    self.isVertical = isVertical
  }

  /// Creates a field that shows no characters.
  init(secure entry: EntryView) where Label == Text { self.init(entry) }

  /// Creates a field without a prompt, whose label is for whoever cannot see it.
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(EntryView(text: text, prompt: prompt ?? label() as? Text))
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(
      EntryView(text: text, prompt: prompt ?? label() as? Text), isVertical: axis == .vertical)
  }

  /// Creates a field for a value; a text that is none leaves the value as it is.
  @MainActor
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(value, format, prompt ?? label() as? Text)
  }

  @MainActor
  private init<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F, _ prompt: Text?
  ) where F.FormatOutput == String {
    let text = Binding<String>(
      get: { format.format(value.wrappedValue) },
      set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } })
    self.init(EntryView(text: text, prompt: prompt))
  }

  @MainActor public var body: some View {
    switch style {
    case .plain: field
    case .roundedBorder:
      field
        .padding(.horizontal, 7)
        .padding(.vertical, 6)
        .background(
          Color(uiColor: .systemBackground), in: RoundedRectangle(cornerRadius: 5)
        )
        .overlay {
          RoundedRectangle(cornerRadius: 5).strokeBorder(
            Color(uiColor: .quaternaryLabel), lineWidth: 1)
        }
    }
  }

  @MainActor private var field: some View {
    entry.transformEnvironment(\.lineLimit) { if !isVertical { $0 = 1 } }
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(EntryView(text: text, prompt: Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(EntryView(text: text, prompt: Text(title)))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(EntryView(text: text, prompt: prompt ?? Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(EntryView(text: text, prompt: prompt ?? Text(title)))
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(
      EntryView(text: text, prompt: prompt ?? Text(titleKey)), isVertical: axis == .vertical)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(EntryView(text: text, prompt: prompt ?? Text(title)), isVertical: axis == .vertical)
  }

  /// The older form, with actions.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      EntryView(
        text: text, prompt: Text(titleKey), onCommit: onCommit,
        onEditingChanged: onEditingChanged))
  }

  @MainActor
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value, format, prompt ?? Text(titleKey))
  }

  @MainActor
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value, format, prompt ?? Text(title))
  }
}
