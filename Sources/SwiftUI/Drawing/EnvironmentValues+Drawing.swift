internal import Layers
internal import Messages

private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum ForegroundStyleKey: EnvironmentKey {
  static let defaultValue: [AnyShapeStyle] = []
}
/// The styles that were in force where the innermost ones were set.
private enum OuterStylesKey: EnvironmentKey {
  static let defaultValue: [[AnyShapeStyle]] = []
}
private enum BackgroundStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}
private enum TintKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The style of each level that was set, the primary first.
  var foregroundStyles: [AnyShapeStyle] {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  /// Sets styles inside of those that are there.
  mutating func addForegroundStyles(_ styles: [AnyShapeStyle]) {
    self[OuterStylesKey.self].append(foregroundStyles)
    foregroundStyles = styles
  }

  /// Returns to the styles around.
  mutating func removeForegroundStyles() {
    foregroundStyles = self[OuterStylesKey.self].popLast() ?? []
  }

  var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// Everything that decides how a color looks here.
  var colorContext: ColorContext {
    var context = ColorContext(colorScheme: colorScheme) { resource, scheme in
      guard Thread.isMainThread else { return nil }
      return MainActor.assumeIsolated { ViewGraph.current?.color(resource, scheme) }
    }
    if case .color(let color) = tint?.content { context.accent = color }
    return context
  }
}

extension View {
  /// Sets the light or the dark look of the view; the form before `preferredColorScheme`.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

extension ViewGraph {
  /// The color of that name in the project; `nil` if there is none.
  fileprivate func color(_ resource: ColorResource, _ scheme: ColorScheme) -> Layers.Color? {
    let request = ColorRequest(name: resource.name, bundle: resource.bundle.pathBesideMain)
    let found = services?.color(request)
    return scheme == .dark ? found?.dark : found?.light
  }
}

extension Bundle {
  /// The bundle's path; `nil` for the program's own.
  var pathBesideMain: String? { self == .main ? nil : bundlePath }
}
