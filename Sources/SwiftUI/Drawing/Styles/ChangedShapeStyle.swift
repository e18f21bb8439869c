internal import Layers

/// A style that is faded, mixed otherwise, or throws a shadow.
struct ChangedShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let change: @Sendable (_Paint, EnvironmentValues) -> _Paint

  func _paint(in environment: EnvironmentValues) -> _Paint {
    change(style._paint(in: environment), environment)
  }
}

/// A shadow of what is drawn in a style.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let isInside: Bool

  /// A shadow beneath.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInside: false)
  }

  /// A shadow of the edge on the inside.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInside: true)
  }

  fileprivate func shaded(_ paint: _Paint, in environment: EnvironmentValues) -> _Paint {
    guard !isInside else {
      MainActor.assumeIsolated {
        ViewGraph.current?.reportUnsupported("ShadowStyle.inner is left out")
      }
      return paint
    }
    let shade = color.layersColor(in: environment.colorContext).mixingNumbers
    return paint.changed("shadow", numbers: shade + [radius, x, y]) { picture, numbers in
      let n = Array(numbers)
      return picture.shadow(
        color: Layers.Color(mixingNumbers: n[0..<4]), radius: n[4], x: n[5], y: n[6])
    }
  }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ChangedShapeStyle(style: self) { paint, _ in paint.opacity(opacity) }
  }

  /// Returns the style with another way to meet what lies below.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ChangedShapeStyle(style: self) { paint, _ in
      let mode = mode.layersMode
      return paint.changed([mode]) { picture, _ in picture.blendMode(mode) }
    }
  }

  /// Returns the style with a shadow of what is drawn in it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ChangedShapeStyle(style: self) { style.shaded($0, in: $1) }
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with another opacity.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The foreground with another way to meet what lies below.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// The foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}
