extension FileScene {
  /// The Metal text is the user's own. A program in GLSL has no Metal function yet: the note says
  /// which one the call takes.
  package func code(at time: Double) -> CopiedCode? {
    let isProgram = !effect.passes.isEmpty
    let name = isProgram ? SwiftText.identifier(effect.name) : effect.name
    let arguments = effect.bindings.map(\.parameter).map { "float \($0.name)" }
    let head = ["float2 position", "float4 bounds", "float time"] + arguments
    let note =
      isProgram
      ? """
      Calls a Metal function of the same target, the program in Metal:
      [[ stitchable ]] half4 \(name)(\(head.joined(separator: ", ")))
      """ : "Calls `\(name)`, a Metal function of the same target."
    let code = ViewCode(
      effect: effect, name: name, parameters: parameters, note: note,
      leading: isProgram ? [".boundingRect", ".float(time)"] : [])
    return CopiedCode(swift: code.text)
  }
}
