internal import Layers

/// Colors along a line.
public nonisolated struct LinearGradient: _AreaStyle {
  let gradient: AnyGradient
  let start: UnitPoint
  let end: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: AnyGradient(gradient), start: startPoint, end: endPoint)
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  init(gradient: AnyGradient, start: UnitPoint, end: UnitPoint) {
    (self.gradient, self.start, self.end) = (gradient, start, end)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    GradientNumbers(gradient, in: environment)
      .paint("linear", [start.x, start.y, end.x, end.y]) { n, gradient, mixing in
        .linearGradient(
          gradient, start: Layers.UnitPoint(x: n[0], y: n[1]),
          end: Layers.UnitPoint(x: n[2], y: n[3]), mixing: mixing)
      }
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, start: startPoint, end: endPoint)
  }

  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

/// From top to bottom.
extension AnyGradient: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    LinearGradient(gradient: self, start: .top, end: .bottom)._paint(in: environment)
  }
}

/// From top to bottom.
extension Gradient: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    AnyGradient(self)._paint(in: environment)
  }
}
