internal import Layers

extension GraphicsContext {
  /// A color or pattern that is drawn with.
  public struct Shading: Sendable {
    /// One color or pattern.
    enum Content: Sendable {
      case style(AnyShapeStyle)
      case linear(SwiftUI.Gradient, start: CGPoint, end: CGPoint, GradientOptions)
      case radial(SwiftUI.Gradient, center: CGPoint, radii: ClosedRange<CGFloat>, GradientOptions)
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
      Shading(.linear(gradient, start: startPoint, end: endPoint, options))
    }

    /// Colors around a place of the canvas.
    public static func radialGradient(
      _ gradient: SwiftUI.Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        .radial(
          gradient, center: center,
          radii: min(startRadius, endRadius)...max(startRadius, endRadius), options))
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

  /// The ways to draw gradients. Colors are mixed as views' gradients mix them in any case.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Begins again beyond the ends, instead of going on with the first and the last color.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Goes back and forth beyond the ends.
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
    case .linear(let gradient, let start, let end, let options):
      linear(gradient, start, end, options, in: bounds, unit)
    case .radial(let gradient, let center, let radii, let options):
      radial(gradient, unit(center), radii, options, reach: bounds.reach(from: center))
    case .conic(let gradient, let center, let angle):
      AnyShapeStyle(AngularGradient(gradient: gradient, center: unit(center), angle: angle))
    case .shader(let shader): AnyShapeStyle(shader)
    }
  }

  private func linear(
    _ gradient: SwiftUI.Gradient, _ start: CGPoint, _ end: CGPoint,
    _ options: GraphicsContext.GradientOptions, in bounds: CGRect,
    _ unit: (CGPoint) -> SwiftUI.UnitPoint
  ) -> AnyShapeStyle {
    let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let square = way.dx * way.dx + way.dy * way.dy
    var passes = 0...0
    if options.isEndless, square > 0 {
      let places = bounds.corners.map {
        (($0.x - start.x) * way.dx + ($0.y - start.y) * way.dy) / square
      }
      passes = Self.passes(from: places.min() ?? 0, to: places.max() ?? 1)
    }
    let (first, end) = (CGFloat(passes.lowerBound), CGFloat(passes.upperBound + 1))
    func place(_ pass: CGFloat) -> CGPoint {
      CGPoint(x: start.x + pass * way.dx, y: start.y + pass * way.dy)
    }
    return AnyShapeStyle(
      LinearGradient(
        gradient: gradient.repeated(over: passes, isMirrored: options.contains(.mirror)),
        startPoint: unit(place(first)), endPoint: unit(place(end))))
  }

  /// - Parameter reach: From the center to what is furthest from it.
  private func radial(
    _ gradient: SwiftUI.Gradient, _ center: SwiftUI.UnitPoint, _ radii: ClosedRange<CGFloat>,
    _ options: GraphicsContext.GradientOptions, reach: CGFloat
  ) -> AnyShapeStyle {
    let length = radii.upperBound - radii.lowerBound
    guard options.isEndless, length > 0 else {
      return AnyShapeStyle(
        RadialGradient(
          gradient: gradient, center: center, startRadius: radii.lowerBound,
          endRadius: radii.upperBound))
    }
    let passes = Self.passes(
      from: -radii.lowerBound / length, to: (reach - radii.lowerBound) / length)
    let first = radii.lowerBound + CGFloat(passes.lowerBound) * length
    let last = radii.lowerBound + CGFloat(passes.upperBound + 1) * length
    let repeated = gradient.repeated(over: passes, isMirrored: options.contains(.mirror))
    // Radii begin at 0: what is further inside has places before the first.
    let stops = repeated.stops.map {
      SwiftUI.Gradient.Stop(
        color: $0.color, location: (first + $0.location * (last - first)) / last)
    }
    return AnyShapeStyle(
      RadialGradient(
        gradient: SwiftUI.Gradient(stops: stops), center: center, startRadius: 0, endRadius: last))
  }

  /// The passes of a gradient that cover a range of its places, in which it is from 0 to 1.
  private static func passes(from start: CGFloat, to end: CGFloat) -> ClosedRange<Int> {
    let most: CGFloat = 100
    let first = Int(max(start, -most).rounded(.down))
    return first...max(first, Int(min(end, most).rounded(.up)) - 1)
  }
}

extension GraphicsContext.GradientOptions {
  fileprivate var isEndless: Bool { contains(.repeat) || contains(.mirror) }
}

extension SwiftUI.Gradient {
  /// The gradient once for each pass, in its direction or, every second time, in the other.
  fileprivate func repeated(over passes: ClosedRange<Int>, isMirrored: Bool) -> SwiftUI.Gradient {
    guard passes != 0...0 else { return self }
    let count = CGFloat(passes.count)
    return SwiftUI.Gradient(
      stops: passes.flatMap { pass in
        let turns = isMirrored && !pass.isMultiple(of: 2)
        return (turns ? stops.reversed() : stops).map { stop in
          let place = turns ? 1 - stop.location : stop.location
          return Stop(
            color: stop.color, location: (CGFloat(pass - passes.lowerBound) + place) / count)
        }
      })
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [minX, maxX].flatMap { x in [minY, maxY].map { CGPoint(x: x, y: $0) } }
  }

  fileprivate func reach(from point: CGPoint) -> CGFloat {
    corners.map { hypot($0.x - point.x, $0.y - point.y) }.max() ?? 0
  }
}
