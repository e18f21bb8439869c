package import Diagnostics

/// The GLSL text of one function in two parts: what is computed for each pixel, and what is
/// computed once a draw and handed on in vectors.
package struct HoistedShader: Sendable, Hashable {
  /// As the whole function, but it reads the vectors.
  package let varying: TranslatedShader
  /// A function that sets the vectors, with what it calls; its name is `entryName`.
  package let uniform: TranslatedShader
  /// The parameters of the whole function that it takes, by position.
  package let parameters: [Int]
  /// Names of the vectors: globals of type `vec4` that the host declares in both programs.
  package let vectorNames: [String]

  package init(
    varying: TranslatedShader, uniform: TranslatedShader, parameters: [Int], vectorNames: [String]
  ) {
    self.varying = varying
    self.uniform = uniform
    self.parameters = parameters
    self.vectorNames = vectorNames
  }
}

extension GLSLWriter {
  /// Vectors that the numbers of every OpenGL 3.3 and WebGL 2 leave to a function beside those for
  /// its place.
  package static let flatVectors = 13

  /// Returns a function in two parts; `nil` if nothing of it is worth computing ahead.
  ///
  /// - Parameters:
  ///   - uniforms: Names of the globals that the host sets to one value a draw.
  ///   - parameters: Parameters of the entry function that have one value a draw, by position.
  ///   - vectors: How many there may be.
  package static func writeHoisted(
    entry: FunctionIndex, _ nodes: [ProgramNode], of program: TypedProgram, files: [SourceFile],
    prefix: String, halfMode: HalfMode, uniforms: Set<String>, parameters: [Int], vectors: Int
  ) -> HoistedShader? {
    guard
      let hoisted = HoistedProgram(
        program, order: nodes, entry: entry, uniforms: uniforms, parameters: parameters,
        vectors: vectors, named: { "\(prefix)shared\($0)" })
    else { return nil }
    func text(_ program: TypedProgram, _ entry: FunctionIndex) -> TranslatedShader {
      write(
        entry: entry, program.reachable(from: entry).order, of: program, files: files,
        prefix: prefix, halfMode: halfMode)
    }
    return HoistedShader(
      varying: text(hoisted.varying, entry), uniform: text(hoisted.uniform, hoisted.uniformEntry),
      parameters: hoisted.parameters, vectorNames: hoisted.vectorNames)
  }
}
