private enum ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
private enum ReduceTransparencyKey: EnvironmentKey { static let defaultValue = false }
private enum DifferentiateWithoutColorKey: EnvironmentKey { static let defaultValue = false }
private enum InvertColorsKey: EnvironmentKey { static let defaultValue = false }
private enum ShowButtonShapesKey: EnvironmentKey { static let defaultValue = false }

// Nothing of it is set, as on a phone that is new.
extension EnvironmentValues {
  /// Whether the user prefers less motion.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether the user prefers plain backgrounds.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether colors alone are not to tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }

  /// Whether the screen's colors are inverted.
  public var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// Whether buttons are to look like buttons.
  public var accessibilityShowButtonShapes: Bool {
    get { self[ShowButtonShapesKey.self] }
    set { self[ShowButtonShapesKey.self] = newValue }
  }

  /// Whether a screen reader, or something like it, is on.
  public var accessibilityEnabled: Bool { false }

  public var accessibilityPlayAnimatedImages: Bool { true }

  public var accessibilityDimFlashingLights: Bool { false }

  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// How far colors are apart that the user wishes.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  public var isSceneCaptured: Bool { false }

  public var supportsMultipleWindows: Bool { false }

  /// Whether a screen reader is on.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether the view is controlled by switches.
  public var accessibilitySwitchControlEnabled: Bool { false }
}
