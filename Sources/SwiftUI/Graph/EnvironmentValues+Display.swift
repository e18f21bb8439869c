private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 2 }
private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

extension EnvironmentValues {
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Points per pixel.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The direction of lines of text, and of what is laid out like them.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
