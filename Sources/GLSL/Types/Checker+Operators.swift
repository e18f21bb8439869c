internal import Diagnostics
internal import ShaderTree
internal import Tokens

extension Checker {
  func unary(_ operation: UnaryOperator, _ operand: TypedExpression, at span: Span)
    -> TypedExpression
  {
    guard operand.type != .unknown else { return .invalid(at: span) }
    let type = operand.type
    let isNumber = (type.isArithmetic || type.isMatrix) && type.scalar != .bool
    let fits =
      switch operation {
      case .not: type == .bool
      case .complement: type.isArithmetic && type.scalar?.isInteger == true
      default: isNumber
      }
    guard fits else {
      return fail(
        "'\(operation.rawValue)' does not apply to '\(name(of: type))'", at: span,
        hint: operation == .not && type.scalar == .bool ? "write 'not(…)'" : nil)
    }
    return TypedExpression(kind: .unary(operation, operand), type: type, span: span)
  }

  func step(
    _ operation: UnaryOperator, _ target: TypedExpression, isPrefix: Bool, at span: Span
  ) -> TypedExpression {
    guard target.type != .unknown else { return .invalid(at: span) }
    guard target.type.isArithmetic || target.type.isMatrix, target.type.scalar != .bool else {
      return fail(
        "'\(operation.rawValue)' does not apply to '\(name(of: target.type))'", at: span)
    }
    guard canBeWritten(target) else { return .invalid(at: span) }
    return TypedExpression(
      kind: .increment(operation, target, isPrefix: isPrefix), type: target.type, span: span)
  }

  /// Reports why `target` cannot be assigned, if it cannot.
  func canBeWritten(_ target: TypedExpression) -> Bool {
    switch target.kind {
    case .variable(let index):
      guard constantVariables.contains(index), let function else { return true }
      fail("'\(shown(function.variables[index].name))' is a constant", at: target.span)
      return false
    case .global(let index):
      let global = program.globals[index]
      let name = shown(spellings[index] ?? global.name)
      if fixedGlobals.contains(index) {
        fail("'\(name)' is a constant", at: target.span)
        return false
      }
      if case .provided = global.storage, !outputs.contains(index) {
        fail("'\(name)' is set by the host and cannot be assigned", at: target.span)
        return false
      }
      return true
    case .swizzle(let base, let components):
      guard Set(components).count == components.count else {
        fail("a component is assigned twice", at: target.span)
        return false
      }
      return canBeWritten(base)
    case .element(let base, _), .field(let base, _): return canBeWritten(base)
    case .invalid: return true
    default:
      fail("this cannot be assigned", at: target.span)
      return false
    }
  }

  // MARK: Assignment

  func assign(
    _ operation: BinaryOperator?, _ target: TypedExpression, _ source: TypedExpression,
    at span: Span
  ) -> TypedExpression {
    guard target.type != .unknown, source.type != .unknown else { return .invalid(at: span) }
    guard canBeWritten(target) else { return .invalid(at: span) }
    guard let operation else {
      let value = convert(source, to: target.type)
      return TypedExpression(
        kind: .assignment(nil, target, value), type: target.type, span: span)
    }
    let result = binary(operation, target, source, at: span)
    guard result.type != .unknown else { return .invalid(at: span) }
    guard result.type == target.type else {
      return fail(
        "'\(operation.rawValue)=' gives '\(name(of: result.type))', which does not fit "
          + "'\(name(of: target.type))'", at: span)
    }
    guard let right = rightOperand(of: result) else {
      return unsupported("this assignment", at: span)
    }
    return TypedExpression(
      kind: .assignment(operation, target, right), type: target.type, span: span)
  }

  /// The second operand of what `binary` built, converted.
  private func rightOperand(of value: TypedExpression) -> TypedExpression? {
    switch value.kind {
    case .binary(_, _, let right): right
    case .standardCall(let call): call.arguments.count == 2 ? call.arguments[1] : nil
    default: nil
    }
  }

  // MARK: Two operands

  func binary(
    _ operation: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression, at span: Span
  ) -> TypedExpression {
    guard left.type != .unknown, right.type != .unknown else { return .invalid(at: span) }
    switch operation {
    case .logicalAnd, .logicalOr:
      guard left.type == .bool, right.type == .bool else {
        return mismatch(operation, left, right, at: span)
      }
      return TypedExpression(kind: .binary(operation, left, right), type: .bool, span: span)
    case .equal, .notEqual: return equality(operation, left, right, at: span)
    case .less, .lessEqual, .greater, .greaterEqual:
      guard left.type.isScalar, right.type.isScalar, let a = left.type.scalar,
        let b = right.type.scalar, let scalar = common(a, b), scalar != .bool
      else { return mismatch(operation, left, right, at: span) }
      return TypedExpression(
        kind: .binary(
          operation, convert(left, to: .scalar(scalar)), convert(right, to: .scalar(scalar))),
        type: .bool, span: span)
    case .shiftLeft, .shiftRight: return shift(operation, left, right, at: span)
    default: return arithmetic(operation, left, right, at: span)
    }
  }

  private func mismatch(
    _ operation: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression, at span: Span
  ) -> TypedExpression {
    let isComparison = operation.precedence == .relational
    return fail(
      "'\(operation.rawValue)' does not combine '\(name(of: left.type))' and "
        + "'\(name(of: right.type))'", at: span,
      hint: isComparison && left.type.isVector && left.type == right.type
        ? "compare one component, or write 'lessThan(…)' and its kind" : nil)
  }

  /// A vector is equal as a whole.
  private func equality(
    _ operation: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression, at span: Span
  ) -> TypedExpression {
    guard let type = common(left.type, right.type), type != .void else {
      return mismatch(operation, left, right, at: span)
    }
    if case .texture = type { return mismatch(operation, left, right, at: span) }
    let a = convert(left, to: type)
    let b = convert(right, to: type)
    guard type.isVector, let width = type.width else {
      return TypedExpression(kind: .binary(operation, a, b), type: .bool, span: span)
    }
    let each = TypedExpression(
      kind: .binary(operation, a, b), type: .vector(.bool, width), span: span)
    let call = StandardCall(.builtin(operation == .equal ? "all" : "any"), [each])
    return TypedExpression(kind: .standardCall(call), type: .bool, span: span)
  }

  private func shift(
    _ operation: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression, at span: Span
  ) -> TypedExpression {
    guard left.type.isArithmetic, right.type.isArithmetic, left.type.scalar?.isInteger == true,
      right.type.scalar?.isInteger == true,
      right.type.isScalar || right.type.width == left.type.width
    else { return mismatch(operation, left, right, at: span) }
    return TypedExpression(kind: .binary(operation, left, right), type: left.type, span: span)
  }

  private func arithmetic(
    _ operation: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression, at span: Span
  ) -> TypedExpression {
    guard let a = left.type.scalar, let b = right.type.scalar, let scalar = common(a, b),
      scalar != .bool, !operation.needsIntegers || scalar.isInteger
    else {
      let scalars = [left.type.scalar, right.type.scalar]
      if operation == .remainder, scalars.contains(.float) {
        return fail(
          "'%' needs integers, found '\(name(of: left.type))' and '\(name(of: right.type))'",
          at: span, hint: "write 'mod(a, b)'")
      }
      return mismatch(operation, left, right, at: span)
    }
    let x = convert(left, to: left.type.with(scalar))
    let y = convert(right, to: right.type.with(scalar))
    guard let type = resultType(operation, x.type, y.type) else {
      return mismatch(operation, left, right, at: span)
    }
    // As the author wrote it: Metal's remainder and its division by zero are others.
    if operation == .remainder || operation == .divide && y.type.scalar == .float {
      let call = StandardCall(
        .operation(.binary(operation, .argument(0), .argument(1))), [x, y])
      return TypedExpression(kind: .standardCall(call), type: type, span: span)
    }
    return TypedExpression(kind: .binary(operation, x, y), type: type, span: span)
  }

  /// The type of `a operation b`, whose component types are the same; `nil` if they do not combine.
  private func resultType(
    _ operation: BinaryOperator, _ a: ShaderType, _ b: ShaderType
  ) -> ShaderType? {
    switch (a, b) {
    case (.matrix, .scalar), (.scalar, .matrix): return a.isMatrix ? a : b
    case (.matrix(let scalar, let columns, let rows), .matrix(_, let otherColumns, let otherRows)):
      guard operation == .multiply else { return a == b ? a : nil }
      return columns == otherRows
        ? .matrix(scalar, columns: otherColumns, rows: rows) : nil
    case (.matrix(let scalar, let columns, let rows), .vector(_, let width)):
      return operation == .multiply && columns == width ? .vector(scalar, rows) : nil
    case (.vector(_, let width), .matrix(let scalar, let columns, let rows)):
      return operation == .multiply && rows == width ? .vector(scalar, columns) : nil
    default:
      guard let m = a.width, let n = b.width else { return nil }
      return m == n || n == 1 ? a : m == 1 ? b : nil
    }
  }
}
