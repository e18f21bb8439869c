internal import ShaderTree

/// A variable that GLSL gives a fragment shader without a declaration.
struct BuiltinVariable: Sendable {
  let name: String
  let type: ShaderType
  let isWritable: Bool

  private init(_ name: String, _ type: ShaderType, isWritable: Bool = false) {
    self.name = name
    self.type = type
    self.isWritable = isWritable
  }

  static func named(_ name: String) -> BuiltinVariable? { all.first { $0.name == name } }

  static let all = [
    BuiltinVariable("gl_FragCoord", .vector(.float, 4)),
    BuiltinVariable("gl_FrontFacing", .bool),
    BuiltinVariable("gl_PointCoord", .vector(.float, 2)),
    BuiltinVariable("gl_FragColor", .vector(.float, 4), isWritable: true),
    BuiltinVariable("gl_FragData", .array(.vector(.float, 4), 8), isWritable: true),
    BuiltinVariable("gl_FragDepth", .float, isWritable: true),
    BuiltinVariable("gl_MaxDrawBuffers", .int),
    BuiltinVariable("gl_MaxTextureImageUnits", .int),
    BuiltinVariable("gl_MaxFragmentUniformVectors", .int),
  ]
}
