internal import Diagnostics
internal import GLSL
internal import ShaderTree

/// The program of a pass, read into the typed tree.
struct PassTree {
  private let reading: GLSLReading
  private let uniformLines: [String]
  private let entryName: String
  /// Inputs that the host sets once a draw: the names of globals, and the sum of their components.
  private let inputs: (names: Set<String>, components: Int)

  /// - Parameters: As of `PassDraft.parts(calling:result:)`.
  init(_ draft: PassDraft, calling call: [String], result: PassDraft.Result) {
    entryName = draft.entryName
    let values = draft.uniforms.filter { !$0.type.contains("sampler") }
    // An element of an array is named with its index.
    inputs = (
      Set(values.map { String($0.name.prefix { $0 != "[" }) }),
      values.reduce(0) { $0 + ($1.type.last?.wholeNumberValue ?? 1) }
    )
    uniformLines = draft.uniformLines
    reading = GLSLReading(
      draft.parts(calling: call, result: result.expression), files: draft.log.files,
      prefix: draft.prefix)
  }

  /// Names of textures that the author reads as cube maps, and that are none.
  var cubeReads: Set<String> { reading.cubeReads }

  /// The program in GLSL. One with mistakes has no lines.
  var text: GLSLText {
    guard let written = reading.text(of: entryName) else {
      var text = GLSLText()
      text.mistakes = reading.mistakes + reading.mistakes(reachedFrom: entryName)
      return text
    }
    return withUniforms(written)
  }

  /// The program in two parts: for the pixels, and once a draw; `nil` if nothing is worth computing
  /// ahead.
  var hoisted: HoistedShader? { onTreeStack { hoistedOnThisStack } }

  private var hoistedOnThisStack: HoistedShader? {
    guard let parts = parts.map(reading.text(of:)), parts.varying.entryName == entryName else {
      return nil
    }
    return HoistedShader(
      varying: withUniforms(parts.varying), uniform: withUniforms(parts.uniform),
      parameters: parts.parameters, vectorNames: parts.vectorNames)
  }

  /// Names of the inputs that decide how many rounds its large loops have.
  var loopInputs: Set<String> { onTreeStack { reading.loopInputs(of: entryName) } }

  private var parts: HoistedProgram? {
    // Two vectors are for the size and for what is around the pass.
    let room = GLSLWriter.flatVectors - 2 - (inputs.components + 3) / 4
    return reading.parts(of: entryName, uniforms: inputs.names, parameters: [1], vectors: room)
  }

  /// Violations of the contract of trees in the program, whole and in two parts: mistakes of this
  /// program.
  var faults: [TreeFault] {
    onTreeStack { reading.faults(reachedFrom: entryName) + (parts?.faults ?? []) }
  }

  private func withUniforms(_ shader: TranslatedShader) -> TranslatedShader {
    TranslatedShader(
      text: withUniforms(shader.text), entryName: shader.entryName,
      layerFunction: shader.layerFunction, layerTexture: shader.layerTexture)
  }

  private func withUniforms(_ written: GLSLText) -> GLSLText {
    var text = GLSLText()
    for line in uniformLines { text.append(line) }
    text.append(written)
    return text
  }
}
