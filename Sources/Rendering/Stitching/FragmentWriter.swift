internal import OpenGL
internal import ShaderTree

/// Writes the body of a fragment program: one GLSL statement for every step of a paint.
nonisolated struct FragmentWriter {
  private(set) var body = ""
  /// The shader functions called, each once, in the order they were met.
  private(set) var functions: [FunctionCall] = []
  /// By function: the indices of the parameters that are constants in all of its calls.
  private(set) var constants: [String: Set<Int>] = [:]
  /// Texture unit of the layer that a layer effect samples.
  private(set) var layerUnit: Int?
  /// Sizes of the layers of which the position is a share; the vertex stage inverts them.
  private(set) var unitSpaces: [UniformSlot] = []
  /// Statements of the vertex stage that compute what is hoisted out of functions.
  private(set) var hoisting = ""
  /// How many vectors hand that on.
  private(set) var hoistedVectors = 0
  /// Names of the functions of which something is computed once a draw.
  var hoistedFunctions: Set<String> = []
  /// Whether some of the numbers are read by index.
  private(set) var readsByIndex = false
  /// Uniforms of their own that passes read.
  private(set) var uniforms: [Stitcher.AuthorUniform] = []
  /// The arguments of functions, where each is a uniform of its own.
  private(set) var argumentUniforms: [Stitcher.AuthorUniform] = []
  private let library: ShaderLibrary
  /// How the picture stores a color.
  private let format: PixelFormat
  private let keepsUniforms: Bool
  /// Whether the first row of a picture's texture is its bottom one, as hosts have them.
  var readsPicturesUpwards = false
  private var count = 0

  init(library: ShaderLibrary, format: PixelFormat, keepsUniforms: Bool) {
    self.library = library
    self.format = format
    self.keepsUniforms = keepsUniforms
  }

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
    case .gradient(let paint):
      return gradient(paint, at: position)
    case .shader(let call):
      return vec4(expression(of: call, leading: [position]))
    case .image(let unit, let size):
      let place = "\(position) / \(size.expression)"
      let upwards = "vec2(0.0, 1.0) + vec2(1.0, -1.0) * (\(place))"
      return vec4("texture(image\(unit), \(readsPicturesUpwards ? upwards : place))")
    case .raw(let call):
      return vec4(expression(of: call, leading: [position]))
    case .region(let region):
      return vec4("sampleLayer(image\(region.unit), \(layer(region)), \(position))")
    case .colorEffect(let below, let call):
      let color = below.map { write($0, at: position) } ?? "vec4(0.0)"
      return vec4(expression(of: call, leading: [position, color]))
    case .layerEffect(let region, let call):
      if case .translated(let shader) = library.functions[call.name]?.body {
        // One that never samples its layer needs nothing of it in the program.
        if let name = Self.layerName(of: shader.text) {
          layerUnit = region.unit
          body += "  \(name) = \(layer(region));\n"
        }
        return vec4(expression(of: call, leading: [position]))
      }
      layerUnit = region.unit
      let info = variable("Layer", layer(region))
      return vec4(expression(of: call, leading: [position, info]))
    case .distorted(let region, let call):
      let source = variable("vec2", expression(of: call, leading: [position]))
      return vec4("sampleLayer(image\(region.unit), \(layer(region)), \(source))")
    case .clamped(.shader(let call)) where library.functions[call.name]?.isPass == true:
      // The picture of a program has been clamped by the text around it.
      return write(.shader(call), at: position)
    case .clamped(let inner):
      let color = write(inner, at: position)
      return vec4("\(format == .bytes ? "clampedColor" : "colorWithoutNaN")(\(color))")
    case .masked(let inner, let coverage):
      let color = write(inner, at: position)
      return vec4("\(color) * \(share(coverage, at: position))")
    case .faded(let inner, let opacity):
      let color = write(inner, at: position)
      return vec4("\(color) * \(opacity.expression)")
    case .over(let layers):
      return over(layers, at: position)
    case .moved(let inner, let matrix, let translation):
      let m = matrix.expression
      let place = variable(
        "vec2",
        "\(position).x * \(m).xy + \(position).y * \(m).zw + \(translation.expression)")
      return write(inner, at: place)
    }
  }

  private mutating func over(_ layers: [Paint.Blended], at position: String) -> String {
    guard let first = layers.first else { return vec4("vec4(0.0)") }
    return layers.dropFirst().reduce(write(first.paint, at: position)) { below, layer in
      let above = write(layer.paint, at: position)
      let function =
        switch layer.mode {
        case .normal, .replace: "compositeOver"
        case .plusLighter: "compositePlusLighter"
        case .multiply: "compositeMultiply"
        case .screen: "compositeScreen"
        }
      return vec4("\(function)(\(above), \(below))")
    }
  }

  // MARK: - Gradients

  private mutating func gradient(_ paint: GradientPaint, at position: String) -> String {
    let t: String
    switch paint.geometry {
    case .linear(let origin, let axis):
      t = variable("float", "dot(\(position) - \(origin.expression), \(axis.expression))")
    case .radial(let center, let scale):
      let s = scale.expression
      t = variable("float", "length(\(position) - \(center.expression)) * \(s).x + \(s).y")
    case .angular(let center, let start):
      t = variable(
        "float", "shareOfTurn(\(position) - \(center.expression), \(start.expression))")
    }
    var color = vec4(paint.stops[0].color.expression)
    for (low, high) in zip(paint.stops, paint.stops.dropFirst()) {
      let ramp = "gradientRamp(\(t), \(low.location.expression), \(high.location.expression))"
      color = vec4("mix(\(color), \(high.color.expression), \(ramp))")
    }
    return paint.isPerceptual ? vec4("premultipliedFromOklab(\(color))") : color
  }

  // MARK: - Coverage

  /// Returns the name of the variable that holds which share of the pixel `coverage` covers.
  private mutating func share(_ coverage: Coverage, at position: String) -> String {
    let separation: String
    switch coverage.outline {
    case .edges(let slots, let range):
      return edges(slots, range, coverage.resolution, at: position)
    case .rectangle(let origin, let size):
      let place = relative(position, to: origin)
      if case (.inside, .uniform(let pixels)) = (coverage.part, coverage.resolution) {
        return variable(
          "float", "rectangleCoverage(\(place), \(size.expression), \(pixels.expression))")
      }
      separation = variable(
        "float", "roundedRectangleDistance(\(place), \(size.expression), 0.0)")
    case .rounded(let origin, let size, let radius):
      separation = variable(
        "float",
        "roundedRectangleDistance(\(relative(position, to: origin)), \(size.expression), "
          + "\(radius.expression))")
    }
    let pixels =
      switch coverage.resolution {
      case .uniform(let slot): slot.expression
      case .derivative: variable("float", "pixelsPerUnit(\(separation))")
      }
    switch coverage.part {
    case .inside:
      return variable("float", "coverage(\(separation), \(pixels))")
    case .border(let lineWidth):
      return variable(
        "float",
        "coverage(\(separation), \(pixels)) "
          + "- coverage(\(separation) + \(lineWidth.expression), \(pixels))")
    case .line(let lineWidth):
      let half = variable("float", "0.5 * \(lineWidth.expression)")
      return variable(
        "float",
        "coverage(\(separation) - \(half), \(pixels)) "
          + "- coverage(\(separation) + \(half), \(pixels))")
    }
  }

  private mutating func edges(
    _ slots: [UniformSlot], _ range: UniformSlot, _ resolution: Coverage.Resolution,
    at position: String
  ) -> String {
    let toPixels =
      switch resolution {
      case .uniform(let pixels): variable("mat2", "mat2(\(pixels.expression))")
      case .derivative: variable("mat2", "pixelsPerUserSpace(\(position))")
      }
    readsByIndex = true
    let area = variable("float", "0.0")
    func add(_ edge: String) -> String {
      "  \(area) += edgeArea(\(toPixels) * (\(edge).xy - \(position)), "
        + "\(toPixels) * (\(edge).zw - \(position)));\n"
    }
    for slot in slots { body += add(slot.expression) }
    let begin = variable("int", "int(\(range.expression).x)")
    let end = variable("int", "\(begin) + int(\(range.expression).y)")
    body += """
        for (int i = \(begin); i < \(end); i++) {
        \(add("values[i]"))  }

      """
    return variable("float", "min(abs(\(area)), 1.0)")
  }

  private func relative(_ position: String, to origin: UniformSlot?) -> String {
    origin.map { "(\(position) - \($0.expression))" } ?? position
  }

  // MARK: - Functions

  private mutating func expression(of call: FunctionCall, leading: [String]) -> String {
    if !functions.contains(where: { $0.name == call.name }) { functions.append(call) }
    let function = library.functions[call.name]
    let types = function?.argumentTypes ?? []
    var arguments: [String] = []
    /// The same in the vertex stage.
    var argumentsAhead: [String] = []
    var constants: Set<Int> = []
    func type(orElse own: String) -> String {
      types.indices.contains(arguments.count) ? types[arguments.count] : own
    }
    func append(_ slot: UniformSlot, as literal: String? = nil) {
      let type = type(orElse: "float")
      arguments.append(slot.expression(as: type, from: literal ?? value(of: slot)))
      argumentsAhead.append(
        slot.expression(
          as: type, from: "\(slot.vectorOfBlock).\(slot.swizzle)"))
    }
    func append(_ text: String) {
      arguments.append(text)
      argumentsAhead.append(text)
    }
    for argument in call.arguments {
      switch argument {
      case .value(let slot): append(slot)
      case .image(let unit): append("image\(unit)")
      case .array(let unit, let count):
        append("image\(unit)")
        if types.isEmpty || function?.takesCount(at: arguments.count) == true { append(count) }
      case .constant(let numbers):
        constants.insert(arguments.count)
        let type = type(orElse: numbers.count == 1 ? "float" : "vec\(numbers.count)")
        let literals = numbers.map { "\($0)" }.joined(separator: ", ")
        append(type == "float" ? literals : "\(type)(\(literals))")
      case .steady(let numbers, let slot):
        let literals = numbers.map { "\($0)" }.joined(separator: ", ")
        append(slot, as: numbers.count == 1 ? literals : "vec\(numbers.count)(\(literals))")
      case .unitPosition(let size):
        append(unitPosition(leading[0], in: size))
      }
    }
    if hoistedFunctions.contains(call.name), let function, let hoisted = function.hoisted {
      hoist(hoisted, of: function, argumentsAhead, leading: leading.count)
    }
    self.constants[call.name] = self.constants[call.name]?.intersection(constants) ?? constants
    let name = function?.entryName ?? call.name
    if case .pass(_, _, let inputs) = function?.body {
      // Its globals are set here; samplers are names that the stitcher defines.
      for (index, input) in inputs.enumerated() where !input.isSampler {
        if keepsUniforms, input.isAuthors, case .value(let slot) = call.arguments[index + 1] {
          uniforms.append(Stitcher.AuthorUniform(name: input.name, type: input.type, slot: slot))
        } else {
          body += "  \(input.name) = \(arguments[index + 1]);\n"
        }
      }
      return "\(name)(\((leading + arguments.prefix(1)).joined(separator: ", ")))"
    }
    return "\(name)(\((leading + arguments).joined(separator: ", ")))"
  }

  /// The expression that reads a slot as an argument.
  private mutating func value(of slot: UniformSlot) -> String {
    guard keepsUniforms else { return slot.expression }
    let name = "argument\(slot.offset)"
    if !argumentUniforms.contains(where: { $0.name == name }) {
      let type = slot.count == 1 ? "float" : "vec\(slot.count)"
      argumentUniforms.append(Stitcher.AuthorUniform(name: name, type: type, slot: slot))
    }
    return name
  }

  /// Lets the vertex stage compute what is hoisted out of a function, and hands it over before the
  /// function is called.
  private mutating func hoist(
    _ shader: HoistedShader, of function: ShaderLibrary.Function, _ arguments: [String],
    leading: Int
  ) {
    if case .pass(_, _, let inputs) = function.body {
      for (index, input) in inputs.enumerated() where !input.isSampler {
        hoisting += "\n  \(input.name) = \(arguments[index + 1]);"
      }
    }
    let taken = shader.parameters.map { arguments[$0 - leading] }
    hoisting += "\n  \(shader.uniform.entryName)(\(taken.joined(separator: ", ")));"
    for name in shader.vectorNames {
      let vector = Self.hoistedVectorName(hoistedVectors)
      hoisting += "\n  \(vector) = \(name);"
      body += "  \(name) = \(vector);\n"
      hoistedVectors += 1
    }
  }

  /// The varying that hands on a vector of what is hoisted.
  static func hoistedVectorName(_ index: Int) -> String { "hoisted\(index)" }

  /// The pixel's own position is multiplied by a flat varying: that costs less than to divide.
  private mutating func unitPosition(_ position: String, in size: UniformSlot) -> String {
    guard position == "position" else { return "\(position) / \(size.expression)" }
    if !unitSpaces.contains(size) { unitSpaces.append(size) }
    return Self.unitPositionName(in: size)
  }

  /// The variable that holds the position as a share of a layer.
  static func unitPositionName(in size: UniformSlot) -> String { "unitPosition\(size.offset)" }

  /// The variable that holds the layer a translated function samples; `nil` if it has none.
  static func layerName(of shader: TranslatedShader) -> String? {
    (shader.layerFunction ?? shader.layerTexture?.texel).map { $0 + "_source" }
  }

  private func layer(_ region: RegionPaint) -> String {
    "Layer(\(region.matrix.expression), \(region.translation.expression), "
      + "\(region.bounds.expression), \(region.margin))"
  }

  private mutating func vec4(_ expression: String) -> String { variable("vec4", expression) }

  private mutating func variable(_ type: String, _ expression: String) -> String {
    count += 1
    body += "  \(type) s\(count) = \(expression);\n"
    return "s\(count)"
  }
}

nonisolated extension UniformSlot {
  /// How the fragment stage reads the slot: `v3.xy`.
  var expression: String { "\(vector).\(swizzle)" }

  /// The vector that it is in, as the fragment stage has it.
  private var vector: String { "v\(offset / 4)" }

  /// The same in the block of a draw, which the vertex stage reads.
  var vectorOfBlock: String { "values[quad + \(offset / 4 + Draw.headVectors)]" }

  /// Its components in its vector: `xy`.
  var swizzle: String {
    let components = ["x", "y", "z", "w"]
    let first = offset % 4
    return components[first..<first + count].joined()
  }

  /// The expression that reads the slot as an argument of a GLSL type: whole numbers are cut,
  /// switches are on where the number is not 0.
  func expression(as type: String, from expression: String) -> String {
    switch type.first {
    case "i", "b": "\(type)(\(expression))"
    // A negative number wraps around, as in Metal's conversion of a negative int.
    case "u": "\(type)(\(count == 1 ? "int" : "ivec\(count)")(\(expression)))"
    default: expression
    }
  }
}
