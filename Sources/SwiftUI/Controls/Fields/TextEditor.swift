/// Lines of text that can be written.
public nonisolated struct TextEditor: View {
  private let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  @MainActor public var body: some View {
    EntryView(text: text, prompt: nil, hasLines: true)
      .padding(EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(Color(uiColor: .systemBackground))
      .clipped()
  }
}
