private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum ForegroundStyleKey: EnvironmentKey {
  static let defaultValue: [AnyShapeStyle] = []
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

  var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// Everything that decides how a color looks here.
  var colorContext: ColorContext {
    var context = ColorContext(colorScheme: colorScheme)
    if case .color(let color) = tint?.content { context.accent = color }
    return context
  }
}
