internal import ShaderTree

/// Integers of 8 and 16 bits, which are an `int` in GLSL: a value is cut to them where it becomes
/// one of them, so that whatever has such a type is in its range.
extension FunctionChecker {
  /// Vectors of small integers and of `bool` keep their type in arithmetic, single ones become
  /// `int`.
  func narrowed(_ value: MetalExpression, to original: MetalType) -> MetalExpression {
    guard original.isVector, let scalar = original.scalar, scalar.isNarrow || scalar == .bool else {
      return value
    }
    return cast(value, to: value.type.with(scalar))
  }

  /// An `int` with the same low bits as `value`, of which no part is cut for nothing: the bits of a
  /// sum that are left depend on the same bits of its parts only.
  ///
  /// - Parameter scalar: What the result is going to be cut to.
  func wide(_ value: MetalExpression, for scalar: Scalar) -> MetalExpression {
    var result = value
    switch value.kind {
    case .conversion(let source):
      guard let own = value.type.scalar, own.representation == .int,
        own.bitWidth >= scalar.bitWidth
      else { return value }
      if source.type.scalar?.representation == .int { return wide(source, for: scalar) }
      result.type = value.type.with(.int)
    case .unary(let operation, let operand) where operation == .minus || operation == .complement:
      result.kind = .unary(operation, wide(operand, for: scalar))
    case .binary(let operation, let left, let right)
    where [.add, .subtract, .multiply, .bitAnd, .bitOr, .bitXor].contains(operation):
      result.kind = .binary(operation, wide(left, for: scalar), wide(right, for: scalar))
    case .binary(.shiftLeft, let left, let right):
      result.kind = .binary(.shiftLeft, wide(left, for: scalar), right)
    default: break
    }
    return result
  }

  /// Of the count by which a component is shifted, Metal takes the bits that tell its own apart.
  func places(_ count: MetalExpression, of scalar: Scalar) -> MetalExpression {
    var result = count
    let last = Int64(scalar.bitWidth - 1)
    if let number = count.literalInteger {
      result.kind = .integer(number & last)
    } else if case .splat(let component) = count.kind {
      result.kind = .splat(places(component, of: scalar))
    } else if let own = count.type.scalar {
      result.kind = .binary(.bitAnd, count, .integer(last, own, at: count.span))
    }
    return result
  }
}

extension MetalExpression {
  /// Whether it cuts a number to one of 8 or 16 bits.
  var isNarrowing: Bool {
    if case .conversion = kind { type.scalar?.isNarrow == true } else { false }
  }
}
