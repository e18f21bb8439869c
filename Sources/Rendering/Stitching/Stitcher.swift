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
  }

  let library: ShaderLibrary
  /// How many `vec4` may travel as varyings, `position` not counted.
  let maxFlatVectors: Int

  /// Vectors of `values` before the arguments of the fragment stage: bounds and transform.
  static let headVectors = 3
  private static let includes = [
    "Include/constants.glsl", "Include/coverage.glsl", "Include/gradient.glsl",
    "Include/composite.glsl", "Include/harmonicPalette.glsl",
  ]

  /// - Throws: A diagnostic when the paint calls a function the library does not have.
  func source(
    for paint: Paint, valueVectors: Int, imageCount: Int
  ) throws(Diagnostic) -> Source {
    var writer = FragmentWriter()
    writer.write(paint)

    var files = ["stitched"]
    var functions = ""
    func append(_ file: String, _ text: String) {
      files.append(file)
      functions += "#line 1 \(files.count - 1)\n\(text)\n"
    }
    for unit in 0..<imageCount { functions += "uniform sampler2D image\(unit);\n" }
    for path in Self.includes { append(path, try text(at: path)) }
    for name in writer.functions {
      guard let function = library.functions[name] else {
        throw Diagnostic("no shader function is called '\(name)'")
      }
      append(function.file, function.source)
    }
    functions += "#line 1 0"

    let flat = min(valueVectors, maxFlatVectors)
    let total = Self.headVectors + valueVectors
    var fragment = try text(at: "Passes/stitched.frag.glsl")
    fragment.replace("//@varyings", with: Self.declarations("flat in", flat: flat, total: total))
    fragment.replace("//@functions", with: functions)
    fragment.replace(
      "//@body", with: Self.reads(flat: flat, valueVectors: valueVectors) + writer.body)
    var vertex = try text(at: "Passes/stitched.vert.glsl")
    vertex.replace("//@varyings", with: Self.declarations("flat out", flat: flat, total: nil))
    vertex.replace("//@assignments", with: Self.assignments(flat: flat))
    vertex.replace("VALUE_COUNT", with: "\(total)")
    let version = "#version 330 core\n"
    return Source(vertex: version + vertex, fragment: version + fragment, files: files)
  }

  private func text(at path: String) throws(Diagnostic) -> String {
    guard let text = ShaderFiles.source(at: path) else {
      throw Diagnostic("the program was built without its shader file '\(path)'")
    }
    return text
  }

  /// One varying a vector; what does not fit is read from the uniform array.
  private static func declarations(_ storage: String, flat: Int, total: Int?) -> String {
    var lines = (0..<flat).map { "\(storage) vec4 v\($0);" }
    if let total, total > headVectors + flat { lines.append("uniform vec4 values[\(total)];") }
    return lines.joined(separator: "\n")
  }

  private static func assignments(flat: Int) -> String {
    (0..<flat).map { "  v\($0) = values[\($0 + headVectors)];" }.joined(separator: "\n")
  }

  private static func reads(flat: Int, valueVectors: Int) -> String {
    (flat..<max(flat, valueVectors))
      .map { "  vec4 v\($0) = values[\($0 + headVectors)];\n" }.joined()
  }
}
