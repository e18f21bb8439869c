internal import Diagnostics
internal import ShaderTree
internal import Tokens

/// Integers of 64 bits that are written out: what is computed with them is worked out at once, as
/// `sizeof(table) / sizeof(table[0])` is. The rest is lowered to 32 bits where they are enough.
extension FunctionChecker {
  /// `x operation y` in a 64-bit type; `nil` for one that is computed, and for comparisons.
  func longLiteral(
    _ operation: BinaryOperator, _ x: MetalExpression, _ y: MetalExpression, _ type: MetalType,
    at span: Span
  ) -> MetalExpression? {
    guard type.isScalar, let scalar = type.scalar, scalar.isLong, !operation.isComparison,
      let a = x.literalInteger, let b = y.literalInteger
    else { return nil }
    let isShift = operation == .shiftLeft || operation == .shiftRight
    let result = ConstantNumber.result(
      of: operation, ConstantNumber(a, scalar), ConstantNumber(isShift ? b & 63 : b, scalar))
    return result?.integer.map { .integer($0, scalar, at: span) }
  }
}

extension MetalExpression {
  /// The integer written here, as the bits of its type; `nil` for what is computed.
  var literalInteger: Int64? {
    switch kind {
    case .integer(let number): number
    case .boolean(let flag): flag ? 1 : 0
    case .unary(.minus, let operand):
      if case .integer(let number) = operand.kind, type.scalar == .int { 0 &- number } else { nil }
    default: nil
    }
  }
}
