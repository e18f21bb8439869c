extension EffectScene {
  /// The Metal text is the user's own.
  package func code(at time: Double) -> CopiedCode? {
    let code = EffectCode(
      effect: effect, name: effect.name, parameters: parameters,
      note: "Calls `\(effect.name)`, a Metal function of the same target.")
    return CopiedCode(swift: code.text)
  }
}

extension ProgramScene {
  /// A program in GLSL has no Metal function yet: the note says which one the call takes.
  package func code(at time: Double) -> CopiedCode? {
    let name = SwiftText.identifier(program.shader.name)
    let effect = Effect(
      name: name, summary: program.shader.summary, kind: .fill, function: name,
      bindings: program.bindings)
    let arguments = effect.bindings.map(\.parameter).map { "float \($0.name)" }
    let head = ["float2 position", "float4 bounds", "float time"] + arguments
    let code = EffectCode(
      effect: effect, name: name, parameters: parameters,
      note: """
        Calls a Metal function of the same target, the program in Metal:
        [[ stitchable ]] half4 \(name)(\(head.joined(separator: ", ")))
        """, leading: [".boundingRect", ".float(time)"])
    return CopiedCode(swift: code.text)
  }
}
