internal import ShaderTree

/// A call of a library function.
struct MetalCall: Sendable {
  var lowering: Lowering
  var arguments: [MetalExpression]
  /// Whether the function writes its last argument.
  var writesArgument: Bool

  init(
    _ lowering: Lowering, _ arguments: [MetalExpression], writesArgument: Bool = false
  ) {
    self.lowering = lowering
    self.arguments = arguments
    self.writesArgument = writesArgument
  }

  /// Whether it is the statement `discard`.
  var isDiscard: Bool { if case .discard = lowering { true } else { false } }
}
