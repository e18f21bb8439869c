/// A button that leads to an address. Views have no network here: it only looks like one.
public nonisolated struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// The action that opens an address; it does nothing unless a view sets another one.
public struct OpenURLAction: Sendable {
  /// The outcomes of an action.
  public struct Result: Sendable {
    let isAccepted: Bool

    public static let handled = Result(isAccepted: true)
    public static let discarded = Result(isAccepted: false)
    public static let systemAction = Result(isAccepted: false)

    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  private let handler: @MainActor @Sendable (URL) -> Result

  public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

  @MainActor public func callAsFunction(_ url: URL) { _ = handler(url) }

  @MainActor
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}

private enum OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in .discarded }
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
