internal import Layers

/// Colors along the distance from a point, as fractions of the width and of the height.
public nonisolated struct EllipticalGradient: _AreaStyle {
  let gradient: AnyGradient
  let center: UnitPoint
  let startFraction: CGFloat
  let endFraction: CGFloat

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
  }

  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction)
  }

  init(
    _ gradient: AnyGradient, _ center: UnitPoint, _ startFraction: CGFloat,
    _ endFraction: CGFloat
  ) {
    (self.gradient, self.center) = (gradient, center)
    (self.startFraction, self.endFraction) = (startFraction, endFraction)
  }

  /// A radial gradient in a square, stretched to the size.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    GradientNumbers(gradient, in: environment)
      .picture("elliptical", [center.x, center.y, startFraction, endFraction]) {
        n, gradient, mixing, size in
        let side = max(size.width, size.height)
        guard side > 0 else { return Layer(size: size, content: .empty) }
        let fill = Layers.Fill.radialGradient(
          gradient, center: Layers.UnitPoint(x: n[0], y: n[1]), startRadius: n[2] * side,
          endRadius: n[3] * side, mixing: mixing)
        let stretch = Layers.AffineTransform(scaleX: size.width / side, y: size.height / side)
        let square = Layer(size: Layers.Size(width: side, height: side), fill: fill)
        return Layer(size: size, children: [Layer.Child(square.modified(.transform(stretch)))])
      }
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(gradient, center, startRadiusFraction, endRadiusFraction)
  }

  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
  }

  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
  }

  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      AnyGradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction)
  }
}
