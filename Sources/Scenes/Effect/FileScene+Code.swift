internal import Binding

extension FileScene {
  /// The Metal text is the user's own. A program in GLSL has no Metal function yet: the note says
  /// which one the call takes.
  package func code(at time: Double) -> CopiedCode? {
    let isProgram = !effect.passes.isEmpty
    let name = isProgram ? SwiftText.identifier(effect.name) : effect.name
    let head =
      ["float2 position", "float4 bounds", "float time"] + effect.bindings.flatMap(Self.arguments)
    let note =
      isProgram
      ? """
      Calls a Metal function that is not written here: '\(effect.name)' is GLSL, and has to be
      translated by hand, to
      [[ stitchable ]] half4 \(name)(\(head.joined(separator: ", ")))
      """ : "Calls `\(name)`, a Metal function of the same target."
    let code = ViewCode(
      effect: effect, name: name, parameters: parameters, note: note,
      leading: isProgram ? [".boundingRect", ".float(time)"] : [])
    return CopiedCode(swift: code.text, isMetalMissing: isProgram)
  }

  /// The declarations of an argument, as the view passes it: a list takes two.
  private static func arguments(_ binding: ArgumentBinding) -> [String] {
    func vector(_ type: String, _ components: Int) -> String {
      components == 1 ? type : "\(type)\(min(components, 4))"
    }
    let name = SwiftText.identifier(binding.parameter.name)
    return switch binding.parameter.role {
    case .position, .color, .layer, .count, .unbindable: []
    case .texture: ["texture2d<half> \(name)"]
    case .array(_, let isColor):
      ["device const \(isColor ? "half4" : "float") *\(name)", "int \(name)Count"]
    case .data: ["device const void *\(name)", "int \(name)Size"]
    case .colorValue: ["half4 \(name)"]
    case .straightColor: ["float4 \(name)"]
    case .value(_, let components): ["\(vector("float", components)) \(name)"]
    }
  }
}
