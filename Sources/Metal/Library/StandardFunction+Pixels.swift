internal import ShaderTree

/// Functions for fragments only: derivatives, and `discard_fragment`.
extension StandardFunction {
  static let pixels: [StandardFunction] = [
    StandardFunction("dfdx", .floating(1), .builtin("dFdx")),
    // y runs down in Metal and up in OpenGL.
    StandardFunction("dfdy", .floating(1), .operation(.negated(.builtin("dFdy", [.argument(0)])))),
    StandardFunction("fwidth", .floating(1), .builtin("fwidth")),
    StandardFunction("discard_fragment", .statement, .discard),
  ]
}
