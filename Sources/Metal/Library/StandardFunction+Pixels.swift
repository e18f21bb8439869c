internal import ShaderTree

/// What only a fragment can do: compare itself with its neighbors, and give itself up.
extension StandardFunction {
  static let pixels: [StandardFunction] = [
    StandardFunction("dfdx", .floating(1), .builtin("dFdx")),
    // y runs down in Metal and up in OpenGL.
    StandardFunction("dfdy", .floating(1), .operation(.negated(.builtin("dFdy", [.argument(0)])))),
    StandardFunction("fwidth", .floating(1), .builtin("fwidth")),
    StandardFunction("discard_fragment", .statement, .discard),
  ]
}
