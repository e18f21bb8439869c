private enum AllowsTighteningKey: EnvironmentKey { static let defaultValue = false }
private enum IsLuminanceReducedKey: EnvironmentKey { static let defaultValue = false }
private enum IsHoverEffectEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum AddsDrawingGroupKey: EnvironmentKey { static let defaultValue = false }
private enum SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}
private enum HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
private enum BackgroundProminenceKey: EnvironmentKey {
  static let defaultValue = BackgroundProminence.standard
}

/// Looks that views can ask for, and that change nothing here by themselves.
extension EnvironmentValues {
  /// Whether letters may move closer together so that a text fits.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// Whether the screen is dimmed, as that of a watch at rest.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }

  /// Whether views show that the pointer is over them.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }

  /// Whether the transitions of contents are drawn as one picture.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }

  /// The colors of symbols.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// The importance of the headers of sections.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// How much what lies behind the view stands out.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}

/// How much a background stands out, as that of a row that is selected.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  public static let standard = BackgroundProminence(name: "standard")
  public static let increased = BackgroundProminence(name: "increased")
}
