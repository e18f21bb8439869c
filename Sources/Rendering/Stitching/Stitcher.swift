internal import Diagnostics
internal import OpenGL
internal import Resources
internal import ShaderTree

/// Joins the shader functions of one paint into the source of one program.
nonisolated struct Stitcher {
  /// The two stages, ready for the driver, and the files its line numbers refer to.
  struct Source: Sendable {
    let vertex: String
    let fragment: String
    /// The texts that a driver's message is about, in the order of their line numbers.
    let places: [Place]
    /// Names of the library's functions in it.
    let functions: Set<String>
    let samplerCount: Int
    /// Uniforms beside `values` that hold numbers of it.
    let uniforms: [AuthorUniform]
    /// Vectors that `values` is declared with.
    let capacity: Int
    /// Whether its numbers are uniforms, and not a block.
    let readsUniforms: Bool
    /// Whether some of what its functions compute is computed in the vertex stage.
    let isHoisted: Bool

    /// Where the line with this number of the program was written; `nil` for generated lines.
    ///
    /// Each text has a stretch of numbers of its own; see `Quirks.linesOfText`.
    func span(ofLine line: Int) -> SourceSpan? {
      let index = line / Quirks.linesOfText
      return places.indices.contains(index)
        ? places[index].span(ofLine: line % Quirks.linesOfText) : nil
    }

    /// Mistakes that a checker found in its functions; with one of them it is not complete.
    var mistakes: [Diagnostic] {
      places.flatMap { place -> [Diagnostic] in
        if case .function(let function) = place { function.mistakes } else { [] }
      }
    }

    /// The name of the program in graphics debuggers: its shader functions.
    let label: String
  }

  /// The texts that a function may have.
  enum TextChoice: Sendable {
    /// In two parts, for both stages, where there is room for what goes from one to the other.
    case hoisted
    case first
  }

  /// A uniform that an author declares, or an argument that is one, and the numbers it holds.
  struct AuthorUniform: Sendable {
    let name: String
    /// Of GLSL: a scalar or a vector.
    let type: String
    let slot: UniformSlot
  }

  /// One of the texts that are joined.
  enum Place: Sendable {
    /// Written by the stitcher.
    case stitched
    /// A built-in file.
    case file(String)
    case function(ShaderLibrary.Function)

    /// Where a line of it was written; `nil` for generated lines.
    func span(ofLine line: Int) -> SourceSpan? {
      switch self {
      case .stitched: nil
      case .file(let path): SourceSpan(file: path, line: line)
      case .function(let function): function.origin(ofLine: line)
      }
    }
  }

  var library: ShaderLibrary
  /// How the picture stores a color.
  let format: PixelFormat
  /// How many `vec4` may travel as varyings, `position` not counted.
  let maxFlatVectors: Int
  /// Whether functions read their arguments as uniforms, one by one, as in viewers that run them as
  /// they are.
  let readsUniforms: Bool
  /// Whether programs run on the processor, where other formulas are the fast ones. Pictures of
  /// bytes see it as `SOFTWARE_RASTERIZER`, for those formulas are as exact as bytes are.
  let isSoftware: Bool
  /// The language of the programs.
  var target = GLSLTarget.desktop

  /// Vectors that hold the size and the pixels a point of the only fill: the first numbers of its
  /// paint.
  private static let vectorsAroundPass = 1

  /// Joins what `paint` needs.
  ///
  /// - Parameters:
  ///   - vectors: How many vectors the paint's slots fill.
  ///   - indexed: How many more it reads by index.
  ///   - samplers: GLSL types of the samplers of its texture units.
  ///   - text: Which of its texts a function is joined by, if it has two.
  /// - Throws: A diagnostic when the paint calls a function the library does not have.
  func source(
    for paint: Paint, vectors: Int, indexed: Int, samplers: [String], text: TextChoice = .first
  ) throws(Diagnostic) -> Source {
    let (writer, own) = try written(paint, vectors: vectors, text: text)
    var (places, functions) = joined(own, of: writer, samplers: samplers)
    let hoisting = hoistingFunctions(own, of: writer, &places)

    // What a pass asks for around the author's text is not part of what the author pays for.
    let most =
      !readsUniforms ? maxFlatVectors : writer.uniforms.isEmpty ? 0 : Self.vectorsAroundPass
    let flat = max(
      0, min(vectors, most - writer.unitSpaces.count - writer.hoistedVectors))
    let total = Draw.headVectors + vectors + indexed
    let capacity = readsUniforms ? total : UniformBlock.capacity(of: total)
    let values =
      readsUniforms
      ? "uniform vec4 values[\(total)];" : UniformBlock.declaration(capacity: capacity)
    let fragment = try Self.template(at: "Passes/stitched.frag.glsl").filled([
      "varyings":
        Self.declarations("flat in", flat: flat)
        + (flat < vectors || writer.readsByIndex ? values : "")
        + Self.unitScales("flat in", writer.unitSpaces)
        + Self.declarations(of: writer.argumentUniforms)
        + Self.hoistedVectors("flat in", writer.hoistedVectors),
      "functions": functions,
      "body":
        Self.reads(flat: flat, vectors: vectors) + Self.unitPositions(writer.unitSpaces)
        + writer.body,
    ])
    let vertex = try Self.template(at: "Passes/stitched.vert.glsl").filled([
      "values": values + "const int vectorsPerQuad = \(Draw.headVectors + vectors);",
      "varyings":
        Self.declarations("flat out", flat: flat)
        + Self.unitScales("flat out", writer.unitSpaces)
        + Self.hoistedVectors("flat out", writer.hoistedVectors),
      "functions": hoisting,
      "assignments":
        Self.assignments(flat: flat) + Self.unitScaleAssignments(writer.unitSpaces)
        + writer.hoisting,
    ])
    let usesFastFormulas = isSoftware && format == .bytes
    let version = target.head + (usesFastFormulas ? "#define SOFTWARE_RASTERIZER\n" : "")
    let needsExtensions = target == .desktop && own.contains(where: \.isPass)
    let extensions = needsExtensions ? Self.passExtensions : ""
    let names = own.map(\.signature.name).joined(separator: ", ")
    return Source(
      vertex: version + (writer.hoistedVectors > 0 ? extensions : "") + vertex,
      fragment: version + extensions + fragment, places: places,
      functions: Set(writer.functions.map(\.name)), samplerCount: samplers.count,
      uniforms: writer.uniforms + writer.argumentUniforms,
      capacity: capacity, readsUniforms: readsUniforms,
      isHoisted: writer.hoistedVectors > 0, label: names.isEmpty ? "fill" : names)
  }

  /// Writes the statements of a paint, and finds the functions that they call.
  private func written(
    _ paint: Paint, vectors: Int, text: TextChoice, readsPicturesUpwards: Bool = false
  ) throws(Diagnostic) -> (FragmentWriter, [ShaderLibrary.Function]) {
    var writer = FragmentWriter(library: library, format: format, keepsUniforms: readsUniforms)
    writer.readsPicturesUpwards = readsPicturesUpwards
    if text == .hoisted {
      writer.hoistedFunctions = hoistedFunctions(of: paint, vectors: vectors)
    }
    writer.write(paint)
    var own: [ShaderLibrary.Function] = []
    for call in writer.functions {
      guard let function = library.functions[call.name] else {
        throw Diagnostic("no shader function is called '\(call.name)'")
      }
      own.append(function.written(for: target))
    }
    return (writer, own)
  }

  /// Names of the functions of which something is computed in the vertex stage: those that come
  /// first, as far as there is room.
  private func hoistedFunctions(of paint: Paint, vectors: Int) -> Set<String> {
    let calls = paint.calls
    // What a call hands over as the place of a pixel is another number for each.
    let unitSpaces = Set(calls.flatMap(\.unitSpaces))
    var room = maxFlatVectors - vectors - unitSpaces.count
    var names: Set<String> = []
    for call in calls where !names.contains(call.name) {
      let own = calls.filter { $0.name == call.name }
      guard let needed = library.functions[call.name]?.hoisted?.vectorNames.count,
        own.allSatisfy(\.unitSpaces.isEmpty), needed * own.count <= room
      else { continue }
      room -= needed * own.count
      names.insert(call.name)
    }
    return names
  }

  /// The functions with which the vertex stage computes what is hoisted out of others.
  private func hoistingFunctions(
    _ own: [ShaderLibrary.Function], of writer: FragmentWriter, _ places: inout [Place]
  ) -> String {
    var text = ""
    for (call, function) in zip(writer.functions, own)
    where writer.hoistedFunctions.contains(call.name) {
      places.append(.function(function.uniformPart))
      text += Self.hoistedVariables(of: function)
      text += "#line \((places.count - 1) * Quirks.linesOfText + 1)\n"
      text += function.uniformPart.text(keepsUniforms: false) + "\n"
    }
    return text.isEmpty ? "" : text + "#line 1"
  }

  private static func hoistedVariables(of function: ShaderLibrary.Function) -> String {
    (function.hoisted?.vectorNames ?? []).map { "vec4 \($0);\n" }.joined()
  }

  private static func hoistedVectors(_ storage: String, _ count: Int) -> String {
    (0..<count).map { "\(storage) vec4 \(FragmentWriter.hoistedVectorName($0));\n" }.joined()
  }

  /// Joins functions and all that they use, each text with line numbers of its own.
  private func joined(
    _ own: [ShaderLibrary.Function], of writer: FragmentWriter, samplers: [String],
    numbersLines: Bool = true
  ) -> (places: [Place], text: String) {
    var places = [Place.stitched]
    var functions = samplers.map(target.listSampler).enumerated()
      .map { "uniform \($1) image\($0);\n" }.joined()
    func append(_ place: Place, _ text: String) {
      places.append(place)
      if numbersLines { functions += "#line \((places.count - 1) * Quirks.linesOfText + 1)\n" }
      functions += "\(text)\n"
    }
    for include in Include.needed(by: Self.searched(own) + writer.body) {
      append(.file(include.path), include.text)
    }
    if let unit = writer.layerUnit {
      functions +=
        "vec4 sampleLayer(Layer layer, vec2 position) "
        + "{ return sampleLayer(image\(unit), layer, position); }\n"
        + "vec4 sampleTexture(Layer layer, vec2 place) "
        + "{ return sampleTexture(image\(unit), layer, place); }\n"
    }
    for (call, function) in zip(writer.functions, own) {
      let macros =
        Self.samplerNames(of: function, in: call).map { ($0.name, " image\($0.unit)") }
        + Self.specialized(function, writer.constants[call.name] ?? []).map { ($0, "") }
      functions += macros.map { "#define \($0)\($1)\n" }.joined()
      var function = function
      if writer.hoistedFunctions.contains(call.name) {
        functions += Self.hoistedVariables(of: function)
        function = function.varyingPart
      }
      append(.function(function), function.text(keepsUniforms: readsUniforms))
      functions += macros.map { "#undef \($0.0)\n" }.joined()
      if let unit = writer.layerUnit { functions += Self.layerFunctions(of: function, unit: unit) }
    }
    if numbersLines { functions += "#line 1" }
    return (places, functions)
  }

  /// The functions that a paint needs, and the statements that leave its color in `pixel`, for a
  /// program that is not ours: it has the position in `position` and the numbers in `v0`, `v1` and
  /// so on.
  func parts(
    of paint: Paint, vectors: Int
  ) throws(Diagnostic) -> (functions: String, body: String) {
    let (writer, own) = try written(
      paint, vectors: vectors, text: .first, readsPicturesUpwards: true)
    let spaces = writer.unitSpaces.map { size in
      "  vec2 \(FragmentWriter.unitPositionName(in: size)) = position / \(size.expression);\n"
    }
    return (
      joined(own, of: writer, samplers: [], numbersLines: false).text,
      spaces.joined() + writer.body
    )
  }

  /// Extensions that users' programs may use where the driver has them: initializers in braces and
  /// implicit conversions of results (4.20), of whole numbers to unsigned ones (4.00).
  private static let passExtensions = ["GL_ARB_shading_language_420pack", "GL_ARB_gpu_shader5"]
    .map { "#extension \($0) : enable\n" }.joined()

  /// Joins what a draw needs into the text of a program.
  ///
  /// - Throws: A `Diagnostic` for a shader function that does not exist.
  func source(
    of draw: Draw, text: TextChoice = .first
  ) throws(Diagnostic) -> Source {
    switch ProgramKey(of: draw) {
    case .paint(let paint, let vectors, _, let samplers):
      return try source(
        for: paint, vectors: vectors, indexed: draw.values.indexedCount, samplers: samplers,
        text: text)
    case .mesh(let capacity): return try meshSource(capacity: capacity)
    }
  }

  /// The program of meshes whose numbers fill up to `capacity` vectors.
  func meshSource(capacity: Int) throws(Diagnostic) -> Source {
    let vertex = try Self.template(at: "Passes/mesh.vert.glsl")
      .filled(["values": UniformBlock.declaration(capacity: capacity)])
    let head = target.head + "#define SCREEN_LINEAR \(target.screenLinear)\n"
    return try Source(
      vertex: head + vertex, fragment: head + Self.text(at: "Passes/mesh.frag.glsl"),
      places: [], functions: [], samplerCount: 0, uniforms: [], capacity: capacity,
      readsUniforms: false, isHoisted: false, label: "mesh")
  }

  /// Returns the text of a file that the program cannot do without.
  static func text(at path: String) throws(Diagnostic) -> String {
    guard let text = ShaderFiles.source(at: path) else {
      throw Diagnostic("the program was built without its shader file '\(path)'")
    }
    return text
  }

  private static func template(at path: String) throws(Diagnostic) -> ShaderTemplate {
    ShaderTemplate(try text(at: path))
  }

  /// The texts that may name built-in includes: a translated text has all it needs in it.
  private static func searched(_ functions: [ShaderLibrary.Function]) -> String {
    functions.map { function in
      if case .file(let source) = function.body { source } else { "" }
    }.joined()
  }

  /// The samplers of a pass, whose names cannot be variables: they stand for those of the program.
  private static func samplerNames(
    of function: ShaderLibrary.Function, in call: FunctionCall
  ) -> [(name: String, unit: Int)] {
    guard case .pass(_, _, let inputs) = function.body else { return [] }
    return zip(inputs, call.arguments.dropFirst()).compactMap { input, argument in
      if case .image(let unit) = argument { (input.name, unit) } else { nil }
    }
  }

  /// Names that a built-in function finds defined: `SPECIALIZED_radius` if `radius` is a constant
  /// of the program.
  private static func specialized(
    _ function: ShaderLibrary.Function, _ constants: Set<Int>
  ) -> [String] {
    guard case .file = function.body else { return [] }
    return constants.sorted().map { "SPECIALIZED_\(function.signature.arguments[$0].name)" }
  }

  /// The definitions of the functions by which a translated text reads its layer; empty for others.
  private static func layerFunctions(of function: ShaderLibrary.Function, unit: Int) -> String {
    guard case .translated(let deferred) = function.body,
      let layer = FragmentWriter.layerName(of: deferred.text)
    else { return "" }
    let shader = deferred.text
    let source = "image\(unit), \(layer)"
    var text = "Layer \(layer);\n"
    if let name = shader.layerFunction {
      text += "vec4 \(name)(vec2 position) { return sampleLayer(\(source), position); }\n"
    }
    if let texture = shader.layerTexture {
      text += """
        vec4 \(texture.texel)(ivec2 place) { return layerTexel(\(source), place); }
        ivec2 \(texture.size)() { return layerSize(\(source)); }
        vec2[5] \(texture.info)() { return layerInfo(\(source)); }

        """
    }
    return text
  }

  /// One varying a vector; what does not fit, and what is read by index, comes from `values`.
  private static func declarations(_ storage: String, flat: Int) -> String {
    (0..<flat).map { "\(storage) vec4 v\($0);\n" }.joined()
  }

  /// Places in unit space, from `position` as it begins. An interpolated place would be off by the
  /// driver's own rounding, which the middle of a string magnifies into something to see.
  private static func unitPositions(_ spaces: [UniformSlot]) -> String {
    spaces.map { size in
      let name = FragmentWriter.unitPositionName(in: size)
      return "  vec2 \(name) = position * \(unitScaleName(in: size));\n"
    }.joined()
  }

  private static func unitScales(_ storage: String, _ spaces: [UniformSlot]) -> String {
    spaces.map { "\(storage) vec2 \(unitScaleName(in: $0));\n" }.joined()
  }

  private static func unitScaleAssignments(_ spaces: [UniformSlot]) -> String {
    spaces.map { size in
      let extent = "\(size.vectorOfBlock).\(size.swizzle)"
      return "\n  \(unitScaleName(in: size)) = 1.0 / \(extent);"
    }.joined()
  }

  /// The varying that turns points of a layer into its unit space.
  private static func unitScaleName(in size: UniformSlot) -> String { "unitScale\(size.offset)" }

  private static func declarations(of uniforms: [AuthorUniform]) -> String {
    uniforms.map { "uniform \($0.type) \($0.name);\n" }.joined()
  }

  private static func assignments(flat: Int) -> String {
    (0..<flat).map { "  v\($0) = values[quad + \($0 + Draw.headVectors)];" }
      .joined(separator: "\n")
  }

  private static func reads(flat: Int, vectors: Int) -> String {
    (flat..<max(flat, vectors))
      .map { "  vec4 v\($0) = values[\($0 + Draw.headVectors)];\n" }.joined()
  }
}
