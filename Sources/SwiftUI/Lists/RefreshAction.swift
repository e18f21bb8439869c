/// The action that loads the content of a view again.
public struct RefreshAction: Sendable {
  let action: @Sendable @MainActor () async -> Void

  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
  /// The action that loads the content again; `nil` where nothing does.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
