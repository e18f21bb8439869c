internal import Resources
package import ShaderTranslation

/// Joins the shader functions of one paint into the source of one program.
nonisolated struct Stitcher {
  /// The two stages, ready for the driver, and the files its line numbers refer to.
  struct Source: Sendable {
    let vertex: String
    let fragment: String
    /// By source-string number of `#line`: the file a driver's message is about.
    let files: [String]
    /// What graphics debuggers call the program: its shader functions.
    let label: String
  }

  let library: ShaderLibrary
  /// How many `vec4` may travel as varyings, `position` not counted.
  let maxFlatVectors: Int

  /// Vectors of `values` before the arguments of the fragment stage: bounds and transform.
  static let headVectors = 3

  /// Joins what `paint` needs.
  ///
  /// - Parameters:
  ///   - vectors: How many vectors the paint's slots fill.
  ///   - indexed: How many more it reads by index.
  ///   - textures: How many texture units it reads.
  /// - Throws: A diagnostic when the paint calls a function the library does not have.
  func source(
    for paint: Paint, vectors: Int, indexed: Int, textures: Int
  ) throws(Diagnostic) -> Source {
    var writer = FragmentWriter(firstIndexed: Self.headVectors + vectors)
    writer.write(paint)

    var own = ""
    var ownFiles: [(path: String, text: String)] = []
    for call in writer.functions {
      guard let function = library.functions[call.name] else {
        throw Diagnostic("no shader function is called '\(call.name)'")
      }
      ownFiles.append((function.file, Self.sizingArrays(of: call, in: function)))
      own += function.source
    }

    var files = ["stitched"]
    var functions = (0..<textures).map { "uniform sampler2D image\($0);\n" }.joined()
    func append(_ path: String, _ text: String) {
      files.append(path)
      functions += "#line 1 \(files.count - 1)\n\(text)\n"
    }
    for include in Include.needed(by: own + writer.body) { append(include.path, include.text) }
    if let unit = writer.layerUnit {
      functions +=
        "vec4 sampleLayer(Layer layer, vec2 position) "
        + "{ return sampleLayer(image\(unit), layer, position); }\n"
    }
    for (path, text) in ownFiles { append(path, text) }
    functions += "#line 1 0"

    let flat = min(vectors, maxFlatVectors)
    let total = Self.headVectors + vectors + indexed
    var fragment = try Self.text(at: "Passes/stitched.frag.glsl")
    fragment.replace(
      "//@varyings", with: Self.declarations("flat in", flat: flat, values: total, of: vectors))
    fragment.replace("//@functions", with: functions)
    fragment.replace(
      "//@body", with: Self.reads(flat: flat, vectors: vectors) + writer.body)
    var vertex = try Self.text(at: "Passes/stitched.vert.glsl")
    vertex.replace(
      "//@varyings", with: Self.declarations("flat out", flat: flat, values: nil, of: flat))
    vertex.replace("//@assignments", with: Self.assignments(flat: flat))
    vertex.replace("VALUE_COUNT", with: "\(total)")
    let version = "#version 330 core\n"
    let names = writer.functions.map(\.name).joined(separator: ", ")
    return Source(
      vertex: version + vertex, fragment: version + fragment, files: files,
      label: names.isEmpty ? "fill" : names)
  }

  /// Returns the text of a file that the program cannot do without.
  static func text(at path: String) throws(Diagnostic) -> String {
    guard let text = ShaderFiles.source(at: path) else {
      throw Diagnostic("the program was built without its shader file '\(path)'")
    }
    return text
  }

  /// GLSL arrays have a size: `float weights[]` becomes as long as this call's argument.
  private static func sizingArrays(
    of call: FunctionCall, in function: ShaderLibrary.Function
  ) -> String {
    var source = function.source
    let parameters = function.signature.arguments.filter { $0.name.hasSuffix("[]") }
    let counts = call.arguments.compactMap { argument -> Int? in
      if case .array(let slots, _) = argument { max(1, slots.count) } else { nil }
    }
    for (parameter, count) in zip(parameters, counts) {
      let name = parameter.name.dropLast(2)
      source.replace("\(name)[]", with: "\(name)[\(count)]")
    }
    return source
  }

  /// One varying a vector; what does not fit, and what is read by index, comes from the uniform array.
  private static func declarations(
    _ storage: String, flat: Int, values: Int?, of vectors: Int
  ) -> String {
    var lines = (0..<flat).map { "\(storage) vec4 v\($0);" }
    if let values, values > headVectors + flat { lines.append("uniform vec4 values[\(values)];") }
    return lines.joined(separator: "\n")
  }

  private static func assignments(flat: Int) -> String {
    (0..<flat).map { "  v\($0) = values[\($0 + headVectors)];" }.joined(separator: "\n")
  }

  private static func reads(flat: Int, vectors: Int) -> String {
    (flat..<max(flat, vectors))
      .map { "  vec4 v\($0) = values[\($0 + headVectors)];\n" }.joined()
  }
}
