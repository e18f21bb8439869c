internal import Layers

/// The style that was set around; black, or white in the dark, if none was.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.foregroundPaint(level: 0)
  }
}

/// A level of the style that was set around: the primary one, or a weaker one.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// 0 for the primary one.
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.foregroundPaint(level: level)
  }
}

extension EnvironmentValues {
  /// The paint of a level of the foreground, where 0 is the primary one.
  func foregroundPaint(level: Int) -> _Paint {
    if level < foregroundStyles.count {
      return foregroundStyles[level]._paint(in: outside)
    }
    let level = min(level, Self.levelOpacities.count - 1)
    guard let primary = foregroundStyles.first else {
      return Self.labels[level]._paint(in: self)
    }
    return primary._paint(in: outside).opacity(Self.levelOpacities[level])
  }

  /// The environment without what was set for the foreground: what a style that is itself a level
  /// refers to.
  private var outside: EnvironmentValues {
    var environment = self
    environment.removeForegroundStyles()
    return environment
  }

  /// Source: OpenSwiftUI, which follows the framework of iOS 18.
  fileprivate static let levelOpacities = [1, 0.5, 0.25, 0.18, 0.1]

  /// The colors of labels, where no style was set.
  private static let labels: [Color] = [
    .primary, .secondary,
    Color(
      light: Layers.Color(hex: "3C3C43").opacity(0.3),
      dark: Layers.Color(hex: "EBEBF5").opacity(0.3)),
    Color(
      light: Layers.Color(hex: "3C3C43").opacity(0.18),
      dark: Layers.Color(hex: "EBEBF5").opacity(0.16)),
    Color(light: Layers.Color.black.opacity(0.05), dark: Layers.Color.white.opacity(0.05)),
  ]
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The weaker levels of a style.
extension ShapeStyle {
  public var primary: some ShapeStyle { level(0) }
  public var secondary: some ShapeStyle { level(1) }
  public var tertiary: some ShapeStyle { level(2) }
  public var quaternary: some ShapeStyle { level(3) }
  public var quinary: some ShapeStyle { level(4) }

  private func level(_ level: Int) -> some ShapeStyle {
    opacity(EnvironmentValues.levelOpacities[level])
  }
}
