internal import Diagnostics

extension TreeValidation {
  /// Statements whose variables are visible up to their end.
  mutating func check(_ statements: [TypedStatement]) {
    let outside = declared
    for statement in statements { check(statement) }
    declared = outside
  }

  private mutating func loop(_ body: [TypedStatement]) {
    loopDepth += 1
    check(body)
    loopDepth -= 1
  }

  /// Checks a value that may be the result of a call that does something.
  private mutating func checkWhole(_ value: TypedExpression) {
    guard effects.isCall(value) else { return checkComputed(value) }
    check(value)
    for part in value.parts { expectComputed(part) }
  }

  /// Checks an expression whose value is not used.
  private mutating func checkEffect(_ value: TypedExpression) {
    switch value.kind {
    case .assignment(_, let target, let source):
      check(value)
      expectComputed(target)
      if !effects.isCall(source) { expectComputed(source) }
      for part in source.parts { expectComputed(part) }
    case .increment(_, let target, _):
      check(value)
      expectComputed(target)
    default: checkWhole(value)
    }
  }

  private mutating func checkCondition(_ value: TypedExpression) {
    checkComputed(value)
    expect(value.type.agrees(with: .bool), "a condition of type '\(value.type)'", at: value.span)
  }

  private mutating func check(_ statement: TypedStatement) {
    let span = statement.span
    switch statement.kind {
    case .block(let inner): check(inner)
    case .declaration(let variable, let value): declare(variable, value, at: span)
    case .expression(let value): checkEffect(value)
    case .conditional(let condition, let first, let second):
      checkCondition(condition)
      check(first)
      check(second ?? [])
    case .forLoop(let start, let condition, let step, let body):
      let outside = declared
      checkStart(start, at: span)
      if let condition { checkCondition(condition) }
      loop(body)
      for root in step?.roots ?? [] { checkEffect(root) }
      declared = outside
    case .whileLoop(let condition, let body):
      checkCondition(condition)
      loop(body)
    case .doLoop(let body, let condition):
      loop(body)
      checkCondition(condition)
    case .choice(let value, let body): checkChoice(value, body)
    case .label: fail("a label that is not directly in a 'switch'", at: span)
    case .returning(let value): checkReturn(value, at: span)
    case .leaveLoop: expect(loopDepth + choiceDepth > 0, "'break' leaves nothing", at: span)
    case .nextRound: expect(loopDepth > 0, "'continue' is outside of a loop", at: span)
    case .discard: break
    }
  }

  private mutating func declare(
    _ index: VariableIndex, _ value: TypedExpression?, at span: Span
  ) {
    // The value may not read what it is for.
    if let value { checkWhole(value) }
    guard let variable = variable(index, at: span) else { return }
    checkValueType(variable.type, at: span)
    expect(!variable.isBuffer, "'\(variable.name)' is a buffer and no parameter", at: span)
    expect(declared.insert(index).inserted, "'\(variable.name)' is declared twice", at: span)
    if let value {
      expect(
        value.type.agrees(with: variable.type),
        "'\(variable.name)' is '\(variable.type)' and gets '\(value.type)'", at: span)
    }
  }

  private mutating func checkStart(_ start: [TypedStatement], at span: Span) {
    var types: [ShaderType] = []
    for statement in start {
      check(statement)
      switch statement.kind {
      case .declaration(let index, _): types += variable(index, at: span).map { [$0.type] } ?? []
      case .expression: break
      default: fail("a 'for' that begins with another statement", at: span)
      }
    }
    expect(
      types.allSatisfy { $0.agrees(with: types[0]) }
        && (types.isEmpty || types.count == start.count),
      "a 'for' that declares variables of several types", at: span)
  }

  private mutating func checkChoice(_ value: TypedExpression, _ body: [TypedStatement]) {
    checkComputed(value)
    let isInteger = value.type.isScalar && value.type.scalar?.isInteger == true
    expect(isInteger, "a 'switch' over '\(value.type)'", at: value.span)
    var labels = ChoiceLabels()
    if let first = body.first {
      if case .label = first.kind {
      } else {
        fail("a 'switch' without a label first", at: first.span)
      }
    }
    let outside = declared
    choiceDepth += 1
    for statement in body {
      guard case .label(let label) = statement.kind else {
        check(statement)
        continue
      }
      if let label {
        check(label)
        expect(label.type.agrees(with: value.type), "a label of another type", at: label.span)
        if case .integer = label.kind {} else { fail("a label that is computed", at: label.span) }
      }
      if let fault = labels.take(label) { fail(fault, at: statement.span) }
    }
    choiceDepth -= 1
    declared = outside
  }

  private mutating func checkReturn(_ value: TypedExpression?, at span: Span) {
    let type = function?.returnType ?? .void
    guard let value else {
      return expect(type == .void, "'return' without a value of type '\(type)'", at: span)
    }
    checkWhole(value)
    expect(value.type.agrees(with: type), "'\(value.type)' is returned as '\(type)'", at: span)
  }
}
