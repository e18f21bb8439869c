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

// The forms with a preview of what is shared, or with several values of a collection.
extension ShareLink {
  public init<T>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  public init<T>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) {
    label = DefaultShareLinkLabel(title: Text("Share…"))
  }

  public init<T>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview
  ) {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, T>(
    _ title: S, item: T, subject: Text? = nil, message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: Text(title))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, T>(
    _ title: S, item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) {
    label = DefaultShareLinkLabel(title: Text(title))
  }

  public init<T>(
    _ title: Text, item: T, subject: Text? = nil, message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: title)
  }

  public init<T>(
    _ title: Text, item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) {
    label = DefaultShareLinkLabel(title: title)
  }

  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: Text("Share…"))
  }

  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview
  ) {
    label = DefaultShareLinkLabel(title: Text("Share…"))
  }

  public init<T>(item: T, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: Text("Share…"))
  }

  public init<T>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }
}

/// A picture and a title of a value, for a sheet of sharing.
public struct SharePreview: Sendable {
  public init(_ titleKey: LocalizedStringKey) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}

  public init(_ title: Text) {}

  public init<T>(_ titleKey: LocalizedStringKey, image: T) {}

  @_disfavoredOverload
  public init<S: StringProtocol, T>(_ title: S, image: T) {}

  public init<T>(_ title: Text, image: T) {}

  public init<T>(_ titleKey: LocalizedStringKey, icon: T) {}

  @_disfavoredOverload
  public init<S: StringProtocol, T>(_ title: S, icon: T) {}

  public init<T, U>(_ titleKey: LocalizedStringKey, image: T, icon: U) {}

  @_disfavoredOverload
  public init<S: StringProtocol, T, U>(_ title: S, image: T, icon: U) {}
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
