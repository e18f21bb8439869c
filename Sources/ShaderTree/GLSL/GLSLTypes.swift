/// How GLSL spells types.
package enum GLSLTypes {
  /// `vec3` for `float` and 3.
  package static func vector(_ base: String, _ width: Int) -> String {
    guard width > 1 else { return base }
    switch base {
    case "int": return "ivec\(width)"
    case "uint": return "uvec\(width)"
    case "bool": return "bvec\(width)"
    default: return "vec\(width)"
    }
  }

  /// `isampler2D` for `int` and `.plane`.
  package static func sampler(_ scalar: Scalar, _ shape: TextureShape) -> String {
    let letter =
      switch scalar.representation {
      case .int: "i"
      case .uint: "u"
      default: ""
      }
    return "\(letter)sampler\(shape.rawValue)"
  }

  static func base(_ scalar: Scalar) -> String {
    switch scalar.representation {
    case .bool: "bool"
    case .int: "int"
    case .uint: "uint"
    case .float: "float"
    }
  }
}
