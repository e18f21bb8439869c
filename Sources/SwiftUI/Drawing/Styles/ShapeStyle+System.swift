internal import Layers

/// The tint of controls.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    var outside = environment
    outside.tint = nil
    return (environment.tint ?? AnyShapeStyle(Color.accentColor))._paint(in: outside)
  }
}

/// The background of the part of the interface.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    var outside = environment
    outside.backgroundStyle = nil
    let system = Color(light: .white, dark: .black)
    return (environment.backgroundStyle ?? AnyShapeStyle(system))._paint(in: outside)
  }
}

/// The color of lines between parts.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(
      light: Layers.Color(hex: "3C3C43").opacity(0.29),
      dark: Layers.Color(hex: "545458").opacity(0.6)
    )._paint(in: environment)
  }
}

/// The color of areas in controls.
public struct FillShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(
      light: Layers.Color(hex: "787880").opacity(0.2),
      dark: Layers.Color(hex: "787880").opacity(0.36)
    )._paint(in: environment)
  }
}

/// A pane of milky glass.
///
/// The views behind are not blurred: it is drawn as a veil. Apple does not publish how opaque its
/// own are; these look alike over plain colors.
public struct Material: ShapeStyle {
  let opacity: Double

  public static let ultraThin = Material(opacity: 0.4)
  public static let thin = Material(opacity: 0.5)
  public static let regular = Material(opacity: 0.65)
  public static let thick = Material(opacity: 0.8)
  public static let ultraThick = Material(opacity: 0.9)
  public static let bar = Material(opacity: 0.8)

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(light: .white, dark: Layers.Color(hex: "1E1E1E")).opacity(opacity)
      ._paint(in: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var clear: Color { .clear }
}
