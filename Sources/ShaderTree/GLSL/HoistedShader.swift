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

  /// Returns both parts of a program.
  ///
  /// - Parameter prefix: That of the names of the vectors, too.
  package static func write(
    _ hoisted: HoistedProgram, files: [SourceFile], prefix: String, halfMode: HalfMode
  ) -> HoistedShader {
    func text(_ program: TypedProgram, _ entry: FunctionIndex) -> TranslatedShader {
      write(
        entry: entry, program.reachable(from: entry).order, of: program, files: files,
        prefix: prefix, halfMode: halfMode)
    }
    return HoistedShader(
      varying: text(hoisted.varying, hoisted.varyingEntry),
      uniform: text(hoisted.uniform, hoisted.uniformEntry),
      parameters: hoisted.parameters, vectorNames: hoisted.vectorNames)
  }
}
