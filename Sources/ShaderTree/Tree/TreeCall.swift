/// A call of a library function.
package struct TreeCall<Form: TreeForm>: Sendable {
  package var lowering: Lowering
  package var arguments: [TreeExpression<Form>]
  /// Whether the function writes its last argument.
  package var writesArgument: Bool

  @inlinable
  package init(
    _ lowering: Lowering, _ arguments: [TreeExpression<Form>], writesArgument: Bool = false
  ) {
    self.lowering = lowering
    self.arguments = arguments
    self.writesArgument = writesArgument
  }

  /// Whether it is the statement `discard`.
  @inlinable package var isDiscard: Bool { if case .discard = lowering { true } else { false } }
}
