internal import Layers

/// Colors around a point.
public nonisolated struct AngularGradient: _AreaStyle {
  let gradient: AnyGradient
  let center: UnitPoint
  let start: Angle
  let end: Angle

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(AnyGradient(gradient), center, startAngle, endAngle)
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(Gradient(colors: colors)), center, startAngle, endAngle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startAngle, endAngle)
  }

  /// Creates a full turn.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(turnOf: AnyGradient(gradient), center, angle)
  }

  /// Creates a full turn.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(turnOf: AnyGradient(Gradient(colors: colors)), center, angle)
  }

  /// Creates a full turn.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(turnOf: AnyGradient(Gradient(stops: stops)), center, angle)
  }

  init(turnOf gradient: AnyGradient, _ center: UnitPoint, _ angle: Angle) {
    self.init(gradient, center, angle, angle + .degrees(360))
  }

  init(_ gradient: AnyGradient, _ center: UnitPoint, _ start: Angle, _ end: Angle) {
    (self.gradient, self.center, self.start, self.end) = (gradient, center, start, end)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    GradientNumbers(gradient, in: environment)
      .paint("angular", [center.x, center.y, start.radians, end.radians]) { n, gradient, mixing in
        let turns = (n[3] - n[2]) / (2 * .pi)
        return .angularGradient(
          turns == 1 ? gradient : gradient.around(turns: turns),
          center: Layers.UnitPoint(x: n[0], y: n[1]),
          start: Layers.Angle(radians: turns < 0 ? n[2] + max(turns, -1) * 2 * .pi : n[2]),
          mixing: mixing)
      }
  }
}

extension Layers.Gradient {
  /// A gradient over a part of a turn as one over the whole turn.
  ///
  /// The rest of the turn has the last color up to its middle and then the first one. Of more than
  /// one turn the last is seen.
  ///
  /// - Parameter turns: Below 0 for a gradient that goes the other way, up to its start.
  func around(turns: Double) -> Layers.Gradient {
    let stops =
      turns < 0
      ? self.stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) }
      : self.stops
    let part = abs(turns)
    if part >= 1 {
      return Layers.Gradient(
        stops: stops.map { Stop(color: $0.color, location: ($0.location - 1) * part + 1) })
    }
    let middle = (1 + part) / 2
    return Layers.Gradient(
      stops: stops.map { Stop(color: $0.color, location: $0.location * part) } + [
        Stop(color: stops[stops.count - 1].color, location: middle),
        Stop(color: stops[0].color, location: middle),
      ])
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient, center, startAngle, endAngle)
  }

  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(AnyGradient(gradient), center, startAngle, endAngle)
  }

  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(AnyGradient(Gradient(colors: colors)), center, startAngle, endAngle)
  }

  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(AnyGradient(Gradient(stops: stops)), center, startAngle, endAngle)
  }

  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(turnOf: gradient, center, angle)
  }

  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(turnOf: AnyGradient(gradient), center, angle)
  }

  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(turnOf: AnyGradient(Gradient(colors: colors)), center, angle)
  }

  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(turnOf: AnyGradient(Gradient(stops: stops)), center, angle)
  }
}
