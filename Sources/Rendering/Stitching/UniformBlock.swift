/// The uniform block of a program.
nonisolated enum UniformBlock {
  /// Vectors that a program declares for draws with `vectors` of them: mostly the 1024 that every
  /// driver has, so that programs do not depend on the length of a path.
  static func capacity(of vectors: Int) -> Int {
    var capacity = 1024
    while capacity < vectors { capacity *= 2 }
    return capacity
  }

  /// The block in GLSL.
  static func declaration(capacity: Int) -> String {
    "layout(std140) uniform Values { vec4 values[\(capacity)]; };"
  }
}
