internal import ShaderTree

/// The names of Metal's own types.
enum MetalTypeNames {
  /// Whether `name` is a type without being declared.
  static func contains(_ name: String) -> Bool {
    table[name] != nil || templates.contains(name) || name == "double"
  }

  /// Returns the type of a name that takes no template arguments.
  static func type(named name: String) -> MetalType? { table[name] }

  static var all: some Sequence<String> { table.keys }

  /// Types that are written with `<…>`.
  static let templates: Set<String> = [
    "vec", "matrix", "array", "texture2d", "texture1d", "texture3d", "texturecube",
    "texture2d_array",
    "depth2d", "texture_buffer", "packed_vec", "atomic", "texture2d_ms",
  ]

  /// Types that exist and cannot be translated, with what a message calls them.
  static let unsupported: Set<String> = [
    "atomic_int", "atomic_uint", "atomic_bool", "atomic_float", "atomic", "texture3d", "texture1d",
    "texturecube", "texture2d_array", "depth2d", "texture_buffer", "texture2d_ms",
  ]

  /// Says how Metal spells a type of GLSL; `nil` for all other names.
  static func hint(forGLSL name: String) -> String? {
    let scalars = ["vec": "float", "ivec": "int", "uvec": "uint", "bvec": "bool"]
    guard let last = name.last, "234".contains(last) else { return nil }
    let lead = String(name.dropLast())
    if let scalar = scalars[lead] { return "did you mean '\(scalar)\(last)'?" }
    return lead == "mat" ? "did you mean 'float\(last)x\(last)'?" : nil
  }

  private static let table: [String: MetalType] = {
    var table: [String: MetalType] = [
      "void": .void, "sampler": .sampler, "Layer": .layer,
      "size_t": .scalar(.ulong), "ptrdiff_t": .scalar(.long), "int8_t": .scalar(.char),
      "uint8_t": .scalar(.uchar),
      "int16_t": .scalar(.short), "uint16_t": .scalar(.ushort), "int32_t": .int, "uint32_t": .uint,
      "int64_t": .scalar(.long), "uint64_t": .scalar(.ulong), "float16_t": .half,
      "float32_t": .float,
      "float_t": .float, "half_t": .half, "quatf": .vector(.float, 4),
    ]
    for scalar in Scalar.allCases {
      let name = scalar.rawValue
      table[name] = .scalar(scalar)
      for width in 2...4 {
        let vector = MetalType.vector(scalar, width)
        for spelling in [name, "packed_" + name, "simd_" + name, "vector_" + name] {
          table[spelling + String(width)] = vector
        }
      }
    }
    for scalar in [Scalar.float, .half] {
      for columns in 2...4 {
        for rows in 2...4 {
          let matrix = MetalType.matrix(scalar, columns: columns, rows: rows)
          for lead in ["", "simd_", "matrix_"] {
            table["\(lead)\(scalar.rawValue)\(columns)x\(rows)"] = matrix
          }
        }
      }
    }
    return table
  }()
}
