internal import Diagnostics
internal import ShaderTree

extension FunctionChecker {
  /// A call whose result has the type of its arguments, or that type without a sign.
  ///
  /// - Parameter arguments: Converted to `type` already, except for places among the bits.
  func call(
    _ function: StandardFunction, _ arguments: [MetalExpression], _ type: MetalType,
    at span: Span
  ) -> MetalExpression {
    guard let scalar = type.scalar else { return .invalid(at: span) }
    let own = function.shape == .difference ? type.with(scalar.unsigned) : type
    if scalar.isNarrow { return narrowCall(function, arguments, scalar, own, at: span) }
    let call = MetalCall(function.lowering(arguments), arguments)
    return cast(MetalExpression(kind: .standardCall(call), type: type, span: span), to: own)
  }

  private func narrowCall(
    _ function: StandardFunction, _ arguments: [MetalExpression], _ scalar: Scalar,
    _ type: MetalType, at span: Span
  ) -> MetalExpression {
    let row = StandardFunction.narrows[function.name]?(scalar) ?? NarrowLowering()
    let values = arguments.map {
      $0.type.scalar == scalar ? cast($0, to: $0.type.with(row.operands)) : $0
    }
    let call = MetalCall(row.lowering ?? function.lowering(values), values)
    let computed = row.isCut ? type.with(row.operands.promoted) : type
    return cast(MetalExpression(kind: .standardCall(call), type: computed, span: span), to: type)
  }
}
