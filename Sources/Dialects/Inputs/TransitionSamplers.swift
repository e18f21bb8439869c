internal import GLSL
internal import Layers

/// The two pictures of a transition in a shader with a `main` of its own.
///
/// ```glsl
/// uniform sampler2D from;
/// uniform sampler2D to;
/// uniform float progress;
/// ```
struct TransitionSamplers {
  /// Names of the samplers; `nil` if the shader does not have both.
  private let names: (from: String, to: String)?
  private let hasProgress: Bool

  /// Words for a picture, before or after `from` and `to`.
  private static let nouns = ["", "texture", "tex", "image", "sampler", "picture"]

  init(in unit: GLSLUnit) {
    let samplers = unit.uniforms.filter { $0.type == "sampler2D" && !$0.isArray }
      .map { (name: $0.name, word: InputNames.bareWord($0.name)) }
    func name(_ words: [String]) -> String? { samplers.first { words.contains($0.word) }?.name }
    let found = Self.nouns.lazy.compactMap { noun -> (from: String, to: String)? in
      guard let from = name(["from" + noun, noun + "from"]),
        let to = name(["to" + noun, noun + "to"])
      else { return nil }
      return (from, to)
    }.first
    names = found
    hasProgress = unit.uniforms.contains { $0.name == "progress" && $0.type == "float" }
  }

  /// Whether they are a transition that a scene can move.
  var areMixedByProgress: Bool { names != nil && hasProgress }

  /// The channel of one of the two; `nil` for other samplers.
  func channel(_ name: String) -> Simulation.Channel? {
    switch name {
    case names?.from: Simulation.Channel(name: name, source: .from)
    case names?.to: Simulation.Channel(name: name, source: .to)
    default: nil
    }
  }
}
