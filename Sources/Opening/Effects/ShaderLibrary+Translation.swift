package import Dialects
package import Metal
package import Rendering
internal import ShaderTree

extension ShaderLibrary.Function {
  /// A translated function of a user's Metal file; `nil` if it fits none of the four places or
  /// could not be translated.
  ///
  /// - Parameters:
  ///   - prefix: Put before its global names; a different one for every function of a library.
  ///   - isOptimized: Whether what is the same for every pixel is computed once a draw, and what
  ///     stands still becomes part of programs.
  package init?(_ function: StitchableFunction, prefix: String, isOptimized: Bool = true) {
    guard let signature = function.signature, function.isTranslated else { return nil }
    let types = function.parameters.compactMap { $0.isSupplied ? nil : $0.glslType }
    // Lists are the one thing that the two languages have in different forms.
    let hasLists = types.contains { $0.contains("samplerBuffer") }
    let writePageText: @Sendable () -> TranslatedShader = {
      function.glsl(prefix: prefix, target: .web)
    }
    self.init(
      signature: signature, file: function.span.file,
      translated: { function.glsl(prefix: prefix) },
      hoisted: { isOptimized ? function.hoisted(prefix: prefix) : nil }, isOptimized: isOptimized,
      pageText: hasLists ? writePageText : nil,
      argumentTypes: types, inlinedSize: function.inlinedSize)
  }

  /// A pass of a program in a GLSL dialect.
  ///
  /// - Parameters:
  ///   - file: The user's, for messages.
  ///   - isOptimized: Whether what is the same for every pixel is computed once a draw, and what
  ///     stands still becomes part of programs.
  package init(
    _ pass: DialectProgram.Pass, named name: String, file: String, isOptimized: Bool = true
  ) {
    let loopInputs = isOptimized ? pass.loopInputs : []
    self.init(
      passNamed: name, file: file, text: pass.text,
      hoisted: { isOptimized ? pass.hoisted : nil }, isOptimized: isOptimized,
      entryName: pass.entryName,
      inputs: pass.uniforms.map {
        Input(
          name: $0.name, type: $0.type, isAuthors: $0.feed != .raster(.pixelsPerPoint),
          boundsLoops: loopInputs.contains($0.name))
      })
  }
}
