internal import Layers

extension GraphicsContext {
  /// A color or pattern that is drawn with.
  public struct Shading: Sendable {
    /// One color or pattern.
    enum Content: Sendable {
      case style(AnyShapeStyle)
      case linear(SwiftUI.Gradient, start: CGPoint, end: CGPoint)
      case radial(SwiftUI.Gradient, center: CGPoint, radii: ClosedRange<CGFloat>)
      case conic(SwiftUI.Gradient, center: CGPoint, angle: SwiftUI.Angle)
      case shader(SwiftUI.Shader)
    }

    /// Drawn one over the other.
    let contents: [Content]

    private init(_ content: Content) { contents = [content] }

    private init(_ contents: [Content]) { self.contents = contents }

    /// Nothing: what lies below cannot be drawn with here.
    public static var backdrop: Shading { Shading([]) }

    /// The foreground's style.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// Several shadings, for things of several layers; paths are drawn in each.
    public static func palette(_ array: [Shading]) -> Shading { Shading(array.flatMap(\.contents)) }

    public static func color(_ color: SwiftUI.Color) -> Shading { .style(color) }

    public static func color(
      _ colorSpace: SwiftUI.Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: SwiftUI.Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style as a view's shape has it: gradients span what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(.style(AnyShapeStyle(style)))
    }

    /// Colors along the line between two places of the canvas.
    public static func linearGradient(
      _ gradient: SwiftUI.Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.linear(gradient, start: startPoint, end: endPoint))
    }

    /// Colors around a place of the canvas.
    public static func radialGradient(
      _ gradient: SwiftUI.Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        .radial(
          gradient, center: center,
          radii: min(startRadius, endRadius)...max(startRadius, endRadius)))
    }

    /// Colors once around a place of the canvas.
    public static func conicGradient(
      _ gradient: SwiftUI.Gradient, center: CGPoint, angle: SwiftUI.Angle = SwiftUI.Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.conic(gradient, center: center, angle: angle))
    }

    /// The colors of a shader function, which sees the places of the canvas.
    public static func shader(_ shader: SwiftUI.Shader, bounds: CGRect = .zero) -> Shading {
      Shading(.shader(shader))
    }
  }

  /// The ways to draw gradients; they end with their first and last colors in any case.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// The shading with the colors of the environment.
  public func resolve(_ shading: Shading) -> Shading { shading }
}

extension GraphicsContext.Shading.Content {
  /// The style that draws it in a layer that covers `bounds` of the canvas.
  func style(in bounds: CGRect) -> AnyShapeStyle {
    func unit(_ point: CGPoint) -> SwiftUI.UnitPoint {
      SwiftUI.UnitPoint(
        x: bounds.width > 0 ? (point.x - bounds.minX) / bounds.width : 0,
        y: bounds.height > 0 ? (point.y - bounds.minY) / bounds.height : 0)
    }
    return switch self {
    case .style(let style): style
    case .linear(let gradient, let start, let end):
      AnyShapeStyle(
        LinearGradient(gradient: gradient, startPoint: unit(start), endPoint: unit(end)))
    case .radial(let gradient, let center, let radii):
      AnyShapeStyle(
        RadialGradient(
          gradient: gradient, center: unit(center), startRadius: radii.lowerBound,
          endRadius: radii.upperBound))
    case .conic(let gradient, let center, let angle):
      AnyShapeStyle(AngularGradient(gradient: gradient, center: unit(center), angle: angle))
    case .shader(let shader): AnyShapeStyle(shader)
    }
  }
}
