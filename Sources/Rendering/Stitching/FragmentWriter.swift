/// Writes the body of a fragment program: one GLSL statement for every step of a paint.
nonisolated struct FragmentWriter {
  private(set) var body = ""
  /// Names of the shader functions called, each once, in the order they were met.
  private(set) var functions: [String] = []
  private var count = 0

  /// Writes the statements that compute `paint` and leave it in `pixel`.
  mutating func write(_ paint: Paint) {
    let color = write(paint, at: "position")
    body += "  pixel = \(color);\n"
  }

  /// Returns the name of the variable that holds the color of `paint` at `position`.
  private mutating func write(_ paint: Paint, at position: String) -> String {
    switch paint {
    case .color(let slot):
      return vec4(slot.expression)
    case .linearGradient(let origin, let axis, let stops):
      return gradient(origin: origin, axis: axis, stops: stops, at: position)
    case .shader(let function, let arguments):
      return vec4(call(function, [position] + arguments.map(\.expression)))
    case .image(let unit, let size):
      return vec4("texture(image\(unit), \(position) / \(size.expression))")
    case .colorEffect(let below, let function, let arguments):
      let color = write(below, at: position)
      return vec4(call(function, [position, color] + arguments.map(\.expression)))
    case .written(let inner):
      let color = write(inner, at: position)
      return vec4("written(\(color))")
    case .masked(let inner, let coverage):
      let color = write(inner, at: position)
      return vec4("\(color) * \(share(coverage, at: position))")
    case .faded(let inner, let opacity):
      let color = write(inner, at: position)
      return vec4("\(color) * \(opacity.expression)")
    case .over(let layers):
      guard let first = layers.first else { return vec4("vec4(0.0)") }
      return layers.dropFirst().reduce(write(first, at: position)) { below, layer in
        let above = write(layer, at: position)
        return vec4("compositeOver(\(above), \(below))")
      }
    case .moved(let inner, let matrix, let translation):
      let m = matrix.expression
      let place = variable(
        "vec2",
        "\(position).x * \(m).xy + \(position).y * \(m).zw + \(translation.expression)")
      return write(inner, at: place)
    }
  }

  private mutating func gradient(
    origin: ValueSlot, axis: ValueSlot, stops: [Paint.Stop], at position: String
  ) -> String {
    let t = variable("float", "dot(\(position) - \(origin.expression), \(axis.expression))")
    var color = stops[0].color.expression
    for (low, high) in zip(stops, stops.dropFirst()) {
      let ramp = "gradientRamp(\(t), \(low.location.expression), \(high.location.expression))"
      color = vec4("mix(\(color), \(high.color.expression), \(ramp))")
    }
    return stops.count == 1 ? vec4(color) : color
  }

  /// Returns the name of the variable that holds which share of the pixel `coverage` covers.
  private mutating func share(_ coverage: Coverage, at position: String) -> String {
    let size = coverage.size.expression
    if case (.rectangle, .inside, .uniform(let pixels)) =
      (coverage.outline, coverage.part, coverage.resolution)
    {
      return variable("float", "rectangleCoverage(\(position), \(size), \(pixels.expression))")
    }
    let radius =
      switch coverage.outline {
      case .rectangle: "0.0"
      case .rounded(let radius): radius.expression
      }
    let separation = variable("float", "roundedRectangleDistance(\(position), \(size), \(radius))")
    let pixels =
      switch coverage.resolution {
      case .uniform(let slot): slot.expression
      case .derivative: variable("float", "pixelsPerUnit(\(separation))")
      }
    let outer = "coverage(\(separation), \(pixels))"
    switch coverage.part {
    case .inside:
      return variable("float", outer)
    case .border(let lineWidth):
      let inner = "coverage(\(separation) + \(lineWidth.expression), \(pixels))"
      return variable("float", "\(outer) - \(inner)")
    }
  }

  private mutating func call(_ function: String, _ arguments: [String]) -> String {
    if !functions.contains(function) { functions.append(function) }
    return "\(function)(\(arguments.joined(separator: ", ")))"
  }

  private mutating func vec4(_ expression: String) -> String { variable("vec4", expression) }

  private mutating func variable(_ type: String, _ expression: String) -> String {
    count += 1
    body += "  \(type) s\(count) = \(expression);\n"
    return "s\(count)"
  }
}

nonisolated extension ValueSlot {
  /// How the fragment stage reads the slot: `v3.xy`.
  var expression: String {
    let components = ["x", "y", "z", "w"]
    let first = offset % 4
    return "v\(offset / 4)."
      + components[first..<first + count].joined()
  }
}
