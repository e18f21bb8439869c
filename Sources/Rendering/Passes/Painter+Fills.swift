import Layers

/// Colors, gradients and shader fills.
nonisolated extension Painter {
  mutating func paint(_ fill: Fill, in size: Size) -> Paint {
    switch fill {
    case .color(let color):
      return .color(values.append(color.premultiplied))
    case .linearGradient(let gradient, let start, let end, let mixing):
      let (from, to) = (start.point(in: size), end.point(in: size))
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let squared = dx * dx + dy * dy
      guard squared > 0 else { return lastColor(of: gradient) }
      return self.gradient(
        .linear(
          origin: values.append(from.x, from.y),
          axis: values.append(dx / squared, dy / squared)), gradient, mixing)
    case .radialGradient(let gradient, let center, let startRadius, let endRadius, let mixing):
      guard startRadius != endRadius else { return lastColor(of: gradient) }
      let (middle, length) = (center.point(in: size), endRadius - startRadius)
      return self.gradient(
        .radial(
          center: values.append(middle.x, middle.y),
          scale: values.append(1 / length, -startRadius / length)), gradient, mixing)
    case .angularGradient(let gradient, let center, let start, let mixing):
      let middle = center.point(in: size)
      return self.gradient(
        .angular(
          center: values.append(middle.x, middle.y), start: values.append(start.radians)),
        gradient, mixing)
    case .shader(let shader):
      return .clamped(.shader(call(shader, in: size)))
    }
  }

  /// The color that a gradient without direction shows everywhere.
  mutating func lastColor(of gradient: Gradient) -> Paint {
    .color(values.append(gradient.stops[gradient.stops.count - 1].color.premultiplied))
  }

  mutating func gradient(
    _ geometry: GradientPaint.Geometry, _ gradient: Gradient, _ mixing: GradientMixing
  ) -> Paint {
    // Where all stops share a color but for its opacity, both spaces give the same: the cheaper one
    // is taken.
    let isPerceptual = mixing == .perceptual && !gradient.isOneHue
    let stops = gradient.stops.map { stop in
      GradientPaint.Stop(
        color: values.append((isPerceptual ? mixing : .device).coordinates(of: stop.color)),
        location: values.append(stop.location))
    }
    return .gradient(
      GradientPaint(geometry: geometry, stops: stops, isPerceptual: isPerceptual))
  }
}

nonisolated extension Gradient {
  /// Whether the stops differ in opacity and place only.
  fileprivate var isOneHue: Bool {
    let first = stops[0].color.opacity(0)
    return stops.allSatisfy { stop in
      stop.color.red == first.red && stop.color.green == first.green
        && stop.color.blue == first.blue
    }
  }
}
