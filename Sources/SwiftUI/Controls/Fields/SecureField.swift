/// A line of text that is written without being shown.
public nonisolated struct SecureField<Label: View>: View {
  private let entry: EntryView

  private init(_ text: Binding<String>, _ prompt: Text?) {
    entry = EntryView(text: text, prompt: prompt, isSecure: true)
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt ?? label() as? Text)
  }

  @MainActor public var body: some View { TextField<Text>(secure: entry) }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt ?? Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt ?? Text(title))
  }
}
