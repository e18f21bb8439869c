internal import Parameters

/// The inputs that one host gives to the shaders it runs, beside those that many hosts have.
///
/// A row of `all` is a host, and in it each row an input. A shader is written for a host if it has
/// one of the host's marks, and then has all of its inputs; it may be written for several.
struct HostInputs {
  /// An input from the host's vertex shader.
  struct Varying {
    var name: String
    var type: String
    /// GLSL of `unit`, the place in the picture: 0 to 1 from the bottom left, y up.
    var value: String
  }

  /// As its users call it.
  let name: String
  /// Where its inputs are documented.
  let source: String
  /// Names that show that a shader is written for it.
  let marks: Set<String>
  /// Names of which one is beside a mark that other hosts have too; empty if the marks are its own.
  var companions: Set<String> = []
  var uniforms: [InputNames.Implicit] = []
  var varyings: [Varying] = []
  /// Attributes of its vertex shaders, each a place as GLSL of `unit`.
  var attributes: [String: String] = [:]
  /// Names of textures that all are the picture.
  var pictures: Set<String> = []
  /// Whether its texture coordinates begin at the top left, y down.
  var readsFromTop = false

  /// The hosts that a shader is written for.
  static func of(_ unit: GLSLUnit) -> [HostInputs] {
    all.filter { host in
      !host.marks.isDisjoint(with: unit.names)
        && (host.companions.isEmpty || !host.companions.isDisjoint(with: unit.names))
    }
  }

  static let all = [ghostty, pixi, formerPixi, processing, p5, retroArch, sandbox]
}

extension [HostInputs] {
  /// The inputs of Shadertoy, which every host may have, and of these.
  var uniforms: [InputNames.Implicit] { InputNames.shadertoy + flatMap(\.uniforms) }
  var pictures: Set<String> { reduce(into: []) { $0.formUnion($1.pictures) } }
  var readsFromTop: Bool { contains(where: \.readsFromTop) }

  /// GLSL of a place on a texture, by `unit`.
  var texturePlace: String { readsFromTop ? HostInputs.fromTop : "unit" }

  /// GLSL of an input from the vertex shader; `nil` for one that none of the hosts has.
  func varying(_ name: String, _ type: String) -> String? {
    lazy.flatMap(\.varyings).first { $0.name == name && $0.type == type }?.value
  }

  /// GLSL of an attribute; `nil` for one that none of the hosts has.
  func attribute(_ name: String, _ type: String) -> String? {
    guard let place = lazy.compactMap({ $0.attributes[name] }).first else { return nil }
    return switch type {
    case "vec2": place
    case "vec3": "vec3(\(place), 0.0)"
    case "vec4": "vec4(\(place), 0.0, 1.0)"
    default: nil
    }
  }
}
