/// The way in which a view shows other content in an animated change.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable {
    case identity, interpolate, opacity
    case numericText(countsDown: Bool)
  }

  private let kind: Kind

  /// The new content at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The new content at once where it cannot be mixed with the old.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// The new content over the old, while that fades.
  public static let opacity = ContentTransition(kind: .opacity)

  /// Changed digits, which fade here.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Changed digits, which fade here.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: false))
  }

  /// Whether old content fades into new.
  var fades: Bool {
    switch kind {
    case .identity, .interpolate: false
    case .opacity, .numericText: true
    }
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}

extension EnvironmentValues {
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets the way in which the view shows other content in an animated change.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
