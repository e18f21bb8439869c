internal import ShaderTree

/// The built-in types that the tree has, by the names that GLSL gives them.
enum TypeNames {
  /// Returns the type of this name; `nil` for one that the tree has no place for.
  static func type(named name: String) -> ShaderType? { types[name] }

  private static let types: [String: ShaderType] = {
    var types: [String: ShaderType] = ["void": .void]
    let scalars: [(Scalar, String, String)] = [
      (.float, "float", "vec"), (.int, "int", "ivec"), (.uint, "uint", "uvec"),
      (.bool, "bool", "bvec"),
    ]
    for (scalar, name, vector) in scalars {
      types[name] = .scalar(scalar)
      for width in 2...4 { types["\(vector)\(width)"] = .vector(scalar, width) }
    }
    for columns in 2...4 {
      for rows in 2...4 {
        types["mat\(columns)x\(rows)"] = .matrix(.float, columns: columns, rows: rows)
      }
      types["mat\(columns)"] = .matrix(.float, columns: columns, rows: columns)
    }
    for shape in TextureShape.allCases {
      for scalar in shape.isShadow ? [.float] : [Scalar.float, .int, .uint] {
        types[GLSLTypes.sampler(scalar, shape)] = .texture(scalar, shape)
      }
    }
    return types
  }()
}
