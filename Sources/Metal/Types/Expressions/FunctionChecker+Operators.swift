internal import Diagnostics
internal import ShaderTree
internal import Tokens

extension FunctionChecker {
  /// Returns `left operation right` with both sides converted as Metal does.
  func binary(
    _ operation: BinaryOperator, _ left: MetalExpression, _ right: MetalExpression, at span: Span
  ) -> MetalExpression {
    guard left.type != .unknown, right.type != .unknown else { return .invalid(at: span) }
    if left.type.isStructure || right.type.isStructure {
      if let called = callOperator(operation.rawValue, [left, right], at: span) { return called }
      let numbers = [left, right].map { convertedByOperator($0, to: nil) ?? $0 }
      if !numbers.contains(where: \.type.isStructure) {
        return binary(operation, numbers[0], numbers[1], at: span)
      }
      return mismatch(operation, left, right, at: span)
    }
    if isPointer(left) || isPointer(right) {
      return pointerArithmetic(operation, left, right, at: span)
    }
    if left.type.isMatrix || right.type.isMatrix {
      return matrixArithmetic(operation, left, right, at: span)
    }
    guard left.type.isArithmetic, right.type.isArithmetic, let a = left.type.scalar,
      let b = right.type.scalar, let width = commonWidth(left.type, right.type)
    else { return mismatch(operation, left, right, at: span) }

    if operation.isLogical {
      let type = MetalType.number(.bool, width)
      if width == 1 {
        return MetalExpression(
          kind: .binary(operation, truth(left), truth(right)), type: .bool, span: span)
      }
      return MetalExpression(
        kind: .binary(operation, cast(left, to: type), cast(right, to: type)), type: type,
        span: span)
    }
    if operation == .shiftLeft || operation == .shiftRight {
      return shift(operation, left, right, width, at: span)
    }
    if let refusal = refuseElements(operation, left, right, at: span) { return refusal }
    let scalar = componentType(left.type, a, right.type, b)
    if operation.needsIntegers, scalar.isFloating {
      return fail(
        "'\(operation.rawValue)' needs integers, found '\(name(of: left.type))' and '\(name(of: right.type))'",
        at: span, hint: operation == .remainder ? "use 'fmod(a, b)'" : nil)
    }
    // Bits of two bools stay a bool where a bool is wanted; as numbers they are the same.
    let x = cast(component(left, scalar), to: left.type.with(scalar.promoted))
    let y = cast(component(right, scalar), to: right.type.with(scalar.promoted))
    let type = MetalType.number(scalar.promoted, width)
    if let known = longLiteral(operation, x, y, type, at: span) { return known }
    if operation.isComparison {
      return MetalExpression(
        kind: .binary(operation, convert(x, to: type), convert(y, to: type)),
        type: .number(.bool, width), span: span)
    }
    let result = MetalExpression(kind: .binary(operation, x, y), type: type, span: span)
    return narrowed(result, to: .number(scalar, width))
  }

  private func isPointer(_ value: MetalExpression) -> Bool {
    switch value.type {
    case .pointer, .array: true
    default: false
    }
  }

  private func mismatch(
    _ operation: BinaryOperator, _ left: MetalExpression, _ right: MetalExpression, at span: Span
  ) -> MetalExpression {
    fail(
      "'\(operation.rawValue)' does not combine '\(name(of: left.type))' and '\(name(of: right.type))'",
      at: span)
  }

  /// Reports vectors of one width and of different components, and a vector of integers beside a
  /// number with a fraction: a number becomes a component of the vector, and vectors are not
  /// converted.
  private func refuseElements(
    _ operation: BinaryOperator, _ left: MetalExpression, _ right: MetalExpression, at span: Span
  ) -> MetalExpression? {
    let hint: String
    if left.type.differsInElements(from: right.type) {
      hint = "convert one of them, as in '\(name(of: left.type))(…)'"
    } else if left.type.isIntegerVector, right.type.isFloatingNumber {
      hint = "convert the vector, as in '\(name(of: left.type.with(.float)))(…)'"
    } else if left.type.isFloatingNumber, right.type.isIntegerVector {
      hint = "convert the vector, as in '\(name(of: right.type.with(.float)))(…)'"
    } else {
      return nil
    }
    return fail(
      "invalid operands to binary expression ('\(name(of: left.type))' and "
        + "'\(name(of: right.type))')", at: span, hint: hint)
  }

  private func commonWidth(_ a: MetalType, _ b: MetalType) -> Int? {
    guard let m = a.width, let n = b.width else { return nil }
    return m == n || n == 1 ? m : m == 1 ? n : nil
  }

  /// Component type of an operation: that of a vector, else the usual conversions decide.
  private func componentType(_ left: MetalType, _ a: Scalar, _ right: MetalType, _ b: Scalar)
    -> Scalar
  {
    switch (left.isVector, right.isVector) {
    case (true, _): a
    case (false, true): b
    case (false, false): Scalar.common(a, b)
    }
  }

  /// A number beside a vector of small integers, which becomes one of them first.
  private func component(_ value: MetalExpression, _ scalar: Scalar) -> MetalExpression {
    scalar.isNarrow ? convert(value, to: value.type.with(scalar)) : value
  }

  private func shift(
    _ operation: BinaryOperator, _ left: MetalExpression, _ right: MetalExpression, _ width: Int,
    at span: Span
  ) -> MetalExpression {
    guard let a = left.type.scalar, let b = right.type.scalar, !a.isFloating, !b.isFloating else {
      return fail("'\(operation.rawValue)' needs integers", at: span)
    }
    let value = cast(left, to: .number(a.promoted, width))
    if let known = longLiteral(operation, value, right, value.type, at: span) { return known }
    var amount = cast(right, to: right.type.with(b.isLong ? .uint : b.promoted))
    if width > 1, a.isNarrow { amount = places(amount, of: a) }
    let result = MetalExpression(
      kind: .binary(operation, value, amount), type: value.type, span: span)
    return narrowed(result, to: .number(a, width))
  }

  private func matrixArithmetic(
    _ operation: BinaryOperator, _ left: MetalExpression, _ right: MetalExpression, at span: Span
  ) -> MetalExpression {
    guard let a = left.type.scalar, let b = right.type.scalar else {
      return mismatch(operation, left, right, at: span)
    }
    if !left.type.isScalar, !right.type.isScalar, a != b {
      return fail(
        "invalid operands to binary expression ('\(name(of: left.type))' and "
          + "'\(name(of: right.type))')", at: span,
        hint: "convert one of them, as in '\(name(of: right.type.with(a)))(…)'")
    }
    let scalar = left.type.isScalar ? b : a  // a number becomes an element of the matrix
    let x = convert(left, to: left.type.with(scalar))
    let y = convert(right, to: right.type.with(scalar))
    let type: MetalType?
    switch (operation, x.type, y.type) {
    case (.multiply, .matrix(_, let c, let r), .matrix(_, let d, let s)):
      type = c == s ? .matrix(scalar, columns: d, rows: r) : nil
    case (.multiply, .matrix(_, let c, let r), .vector(_, let n)):
      type = c == n ? .vector(scalar, r) : nil
    case (.multiply, .vector(_, let n), .matrix(_, let c, let r)):
      type = r == n ? .vector(scalar, c) : nil
    case (.multiply, .matrix, .scalar), (.divide, .matrix, .scalar): type = x.type
    case (.multiply, .scalar, .matrix): type = y.type
    case (.add, .matrix, .matrix), (.subtract, .matrix, .matrix):
      type = x.type == y.type ? x.type : nil
    case (.equal, .matrix, .matrix), (.notEqual, .matrix, .matrix):
      type = x.type == y.type ? .bool : nil
    default: type = nil
    }
    guard let type else { return mismatch(operation, left, right, at: span) }
    return MetalExpression(kind: .binary(operation, x, y), type: type, span: span)
  }
}

extension MetalType {
  /// Whether it is a vector of integers or of `bool`.
  fileprivate var isIntegerVector: Bool { isVector && scalar?.isFloating == false }

  /// Whether it is a `half` or `float`.
  fileprivate var isFloatingNumber: Bool { isScalar && scalar?.isFloating == true }
}
