/// A button that would share a value; there is nobody to share it with here.
public nonisolated struct ShareLink<Label: View>: View {
  private let label: Label

  public init<T>(
    item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  public init<T>(item: T, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: Text("Share…"))
  }

  public init<T>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }
}

/// The label of a button that shares.
public nonisolated struct DefaultShareLinkLabel: View {
  let title: Text

  @MainActor public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// A button that would begin to edit a list.
public nonisolated struct EditButton: View {
  public init() {}

  @MainActor public var body: some View { Button("Edit") {} }
}
