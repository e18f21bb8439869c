internal import Diagnostics
internal import ShaderTree
internal import Tokens

extension FunctionChecker {
  func check(_ syntax: ExpressionSyntax) -> MetalExpression {
    checkExpression(syntax, isStatement: false)
  }

  /// - Parameter isStatement: Whether the value is thrown away, so that `x++` may become `x += 1`.
  func checkExpression(_ syntax: ExpressionSyntax, isStatement: Bool) -> MetalExpression {
    let span = syntax.span
    switch syntax.kind {
    case .number(let literal, let spelling): return number(literal, spelling, at: span)
    case .boolean(let value): return MetalExpression(kind: .boolean(value), type: .bool, span: span)
    case .string: return fail("strings cannot be translated to GLSL", at: span)
    case .name(let name): return checkName(name)
    case .this:
      guard let value = ownObject(at: span) else {
        return fail("'this' is outside of a struct", at: span)
      }
      return pointer(.single(value), nil, value.type, .thread, at: span)
    case .unary(let operation, let operand): return checkUnary(operation, operand, at: span)
    case .postfix(let operation, let operand):
      return checkIncrement(operation, operand, isPrefix: isStatement, at: span)
    case .binary(let operation, let left, let right):
      return binary(operation, check(left), check(right), at: span)
    case .assignment(let operation, let target, let value):
      return checkAssignment(operation, target, value, at: span)
    case .conditional(let condition, let first, let second):
      return checkConditional(condition, first, second, at: span)
    case .comma(let first, let second):
      var left = checkExpression(first, isStatement: true)
      if case .own(.pointer(let pointer)) = left.kind, let offset = pointer.offset { left = offset }
      let right = checkExpression(second, isStatement: isStatement)
      return MetalExpression(kind: .comma(left, right), type: right.type, span: span)
    case .call(let callee, let arguments): return checkCall(callee, arguments, at: span)
    case .subscripted(let base, let position): return checkSubscript(base, position, at: span)
    case .member(let base, let name, _): return checkMember(base, name, at: span)
    case .construction(let type, let arguments, let braced):
      return checkConstruction(type, arguments, braced: braced, at: span)
    case .cast(let type, let operand): return checkCast(type, operand, at: span)
    case .reinterpretation(let type, let operand):
      return checkReinterpretation(type, operand, at: span)
    case .list: return fail("a list needs a type in front: write 'float2{…}'", at: span)
    case .designated(let name, _):
      return fail("'.\(name) =' fits only a list for a struct", at: span)
    case .sizeOf(let type):
      return size(
        of: resolve(type), isPacked: checker.isPacked(type, in: context), at: span)
    case .sizeOfValue(let value): return size(of: check(value).type, at: span)
    case .lambda(let lambda):
      let (function, captures, _) = makeFunction(of: lambda, at: span)
      return closure(function, captures, at: span)
    case .expansion: return fail("'...' is only possible in arguments and lists", at: span)
    case .expanded(let pattern, let position): return checkElement(pattern, at: position)
    case .fold: return checkFold(syntax)
    case .packSize(let name):
      guard case .pack(let count)? = context.bindings[name] else {
        return fail("'\(name)' is not a pack", at: span)
      }
      return .integer(Int64(count), .ulong, at: span)
    case .invalid: return .invalid(at: span)
    }
  }

  private func number(_ literal: NumberLiteral, _ spelling: String, at span: Span)
    -> MetalExpression
  {
    switch literal {
    case .integer(let value, let isUnsigned, let isLong):
      let scalar: Scalar = isLong ? (isUnsigned ? .ulong : .long) : isUnsigned ? .uint : .int
      return .integer(Int64(bitPattern: value), scalar, at: span)
    case .floating(let value, let isHalf):
      return MetalExpression(
        kind: .float(value, spelling: spelling), type: isHalf ? .half : .float, span: span)
    }
  }

  // MARK: Operators on one operand

  private func checkUnary(
    _ operation: UnaryOperator, _ operand: ExpressionSyntax, at span: Span
  ) -> MetalExpression {
    switch operation {
    case .increment, .decrement: return checkIncrement(operation, operand, isPrefix: true, at: span)
    case .dereference: return dereference(check(operand), at: span)
    case .addressOf:
      let target = check(operand)
      if target.type == .unknown { return target }
      if case .element(let array, let index) = target.kind, case .array = array.type {
        return pointer(.array(array), convert(index, to: .int), target.type, .thread, at: span)
      }
      if case .fetch(let buffer, let index) = target.kind {
        return pointer(.buffer(buffer), convert(index, to: .int), target.type, .device, at: span)
      }
      guard target.isAssignable else { return fail("'&' needs a variable", at: span) }
      return pointer(.single(target), nil, target.type, .thread, at: span)
    default: break
    }
    let value = check(operand)
    guard value.type != .unknown else { return value }
    if value.type.isStructure,
      let called = callOperator(operation.rawValue, [value], at: span)
    {
      return called
    }
    switch operation {
    case .not:
      if value.type.isVector {
        let truth = cast(value, to: value.type.with(.bool))
        return MetalExpression(kind: .unary(.not, truth), type: truth.type, span: span)
      }
      return MetalExpression(kind: .unary(.not, truth(value)), type: .bool, span: span)
    case .complement:
      guard value.type.isArithmetic, let scalar = value.type.scalar, !scalar.isFloating else {
        break
      }
      let promoted = cast(value, to: value.type.with(scalar.promoted))
      return narrowed(
        MetalExpression(kind: .unary(.complement, promoted), type: promoted.type, span: span),
        to: value.type)
    default:
      guard let scalar = value.type.scalar else { break }
      let promoted = cast(value, to: value.type.with(scalar.promoted))
      if operation == .plus { return scalar.isNarrow && value.type.isVector ? value : promoted }
      if case .integer(let number) = promoted.kind, promoted.type.isLong {
        return .integer(0 &- number, scalar, at: span)
      }
      return narrowed(
        MetalExpression(kind: .unary(.minus, promoted), type: promoted.type, span: span),
        to: value.type)
    }
    return fail("'\(operation.rawValue)' does not apply to '\(name(of: value.type))'", at: span)
  }

  private func checkIncrement(
    _ operation: UnaryOperator, _ operand: ExpressionSyntax, isPrefix: Bool, at span: Span
  ) -> MetalExpression {
    if case .name(let name) = operand.kind, name.path.count == 1,
      case .pointer(let base, let element, let offset)? = local(name.last)
    {
      if case .data = base, isPrefix {  // a step is as many bytes as an element has
        return movePointer(
          base, element, offset, operation == .increment ? .add : .subtract,
          .integer(1, at: span), at: span)
      }
      if case .data = base {
        return fail(
          "the place before '\(operation.rawValue)' of a pointer to data cannot be used", at: span,
          hint: "move the pointer in a statement of its own")
      }
      let moved = MetalExpression(
        kind: .increment(operation, use(offset, at: span), isPrefix: isPrefix), type: .int,
        span: span)
      return pointer(base, moved, element, base.addressSpace, at: span)
    }
    let target = check(operand)
    guard target.type != .unknown else { return target }
    return changing(target) { increment(operation, $0, operand, isPrefix: isPrefix, at: span) }
  }

  private func increment(
    _ operation: UnaryOperator, _ target: MetalExpression, _ operand: ExpressionSyntax,
    isPrefix: Bool, at span: Span
  ) -> MetalExpression {
    guard target.isAssignable, let scalar = target.type.scalar, scalar != .bool else {
      return fail("'\(operation.rawValue)' needs a variable that holds a number", at: span)
    }
    if let refusal = refuseConstant(target, at: operand.span) { return refusal }
    if scalar == .half, checker.halfMode == .exact {
      return halfIncrement(operation, target, isPrefix: isPrefix, at: span)
    }
    if scalar.isLong || scalar.isNarrow {
      return integerIncrement(operation, target, scalar, isPrefix: isPrefix, at: span)
    }
    return MetalExpression(
      kind: .increment(operation, target, isPrefix: isPrefix), type: target.type, span: span)
  }

  /// `x++` for halves that are rounded: `x += 1`, and what was there before where that is wanted. A
  /// step back from it would give another number: 1 more than 2,048 is rounded to 2,048.
  private func halfIncrement(
    _ operation: UnaryOperator, _ target: MetalExpression, isPrefix: Bool, at span: Span
  ) -> MetalExpression {
    let step: BinaryOperator = operation == .increment ? .add : .subtract
    let one = MetalExpression.float(1, .half, at: span)
    guard !isPrefix else { return assign(step, target, one, at: span) }
    let (frozen, setup) = freezingIndices(of: target)
    let before = temporary(target.type, at: span)
    let kept = MetalExpression(
      kind: .assignment(nil, before, frozen), type: target.type, span: span)
    let steps = setup + [kept, assign(step, frozen, one, at: span)]
    return steps.reversed().reduce(before) { rest, first in
      MetalExpression(kind: .comma(first, rest), type: target.type, span: span)
    }
  }

  /// `x++` for integers whose width GLSL does not have: `x += 1`, and a step back from that where
  /// the value before is wanted.
  private func integerIncrement(
    _ operation: UnaryOperator, _ target: MetalExpression, _ scalar: Scalar, isPrefix: Bool,
    at span: Span
  ) -> MetalExpression {
    let one = MetalExpression.integer(1, scalar.isLong ? scalar : .int, at: span)
    let (step, back): (BinaryOperator, BinaryOperator) =
      operation == .increment ? (.add, .subtract) : (.subtract, .add)
    let moved = assign(step, target, one, at: span)
    return isPrefix ? moved : cast(binary(back, moved, one, at: span), to: target.type)
  }

  // MARK: ?:

  private func checkConditional(
    _ condition: ExpressionSyntax, _ first: ExpressionSyntax, _ second: ExpressionSyntax,
    at span: Span
  ) -> MetalExpression {
    let test = check(condition)
    var left = check(first)
    var right = check(second)
    guard test.type != .unknown, left.type != .unknown, right.type != .unknown else {
      return .invalid(at: span)
    }
    guard let type = commonType(left.type, right.type) else {
      return fail(
        "the two values of '?' are '\(name(of: left.type))' and '\(name(of: right.type))'",
        at: span,
        hint: left.type.differsInElements(from: right.type)
          ? "convert one of them, as in '\(name(of: left.type))(…)'" : nil)
    }
    left = convert(left, to: type)
    right = convert(right, to: type)
    if test.type.isVector, let width = test.type.width {
      guard let scalar = type.scalar, type.isScalar || type.width == width else {
        return fail(
          "a condition of \(width) components cannot choose between values of type '\(name(of: type))'",
          at: span)
      }
      let wide = MetalType.vector(scalar, width)
      let parts = [
        convert(right, to: wide), convert(left, to: wide), cast(test, to: .vector(.bool, width)),
      ]
      return MetalExpression(
        kind: .standardCall(MetalCall(.selection, parts)), type: wide, span: span)
    }
    switch type {
    case .layer, .texture, .sampler, .closure:
      if case .sampler = type { break }
      return fail("'?' cannot choose between values of type '\(name(of: type))' in GLSL", at: span)
    case .pointer: return fail("'?' cannot choose between pointers in GLSL", at: span)
    default: break
    }
    return MetalExpression(
      kind: .conditional(truth(test), then: left, otherwise: right), type: type, span: span)
  }

  /// The type that both sides of `?:` get.
  func commonType(_ a: MetalType, _ b: MetalType) -> MetalType? {
    if a == b { return a }
    guard let first = a.scalar, let second = b.scalar else { return nil }
    switch (a.width, b.width) {
    case (1?, 1?): return .scalar(Scalar.common(first, second))
    case (1?, _?): return b
    case (_?, 1?): return a
    default: return nil
    }
  }
}
