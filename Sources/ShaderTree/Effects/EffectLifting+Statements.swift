internal import Diagnostics
internal import Tokens

extension EffectLifting {
  mutating func lifted(_ statements: [TypedStatement]) -> [TypedStatement] {
    var result: [TypedStatement] = []
    for statement in statements {
      let (ahead, left) = collecting { $0.lifted(statement) }
      result += ahead + left
    }
    return result
  }

  /// Adds what a statement does ahead, and returns what is left of it.
  private mutating func lifted(_ statement: TypedStatement) -> [TypedStatement] {
    var result = statement
    switch statement.kind {
    case .block(let inner): result.kind = .block(lifted(inner))
    case .declaration(let variable, let value):
      result.kind = .declaration(variable, value.map { whole($0) })
    case .expression(let value):
      perform(value)
      return []
    case .conditional(let condition, let first, let second):
      let test = value(condition)
      result.kind = .conditional(test, then: lifted(first), otherwise: second.map { lifted($0) })
    case .forLoop(let start, let condition, let step, let body):
      return forLoop(start, condition, step, lifted(body), statement.span)
    case .whileLoop(let condition, let body):
      let (tests, test) = collecting { $0.value(condition) }
      let body = lifted(body)
      result.kind =
        tests.isEmpty
        ? .whileLoop(test, body: body)
        : .whileLoop(test.with(.boolean(true)), body: tests + [test.leavingIfNot] + body)
    case .doLoop(let body, let condition): return doLoop(lifted(body), condition, statement.span)
    case .choice(let choice, let body):
      let choice = value(choice)
      result.kind = .choice(choice, body: lifted(body))
    case .returning(let value): result.kind = .returning(value.map { whole($0) })
    case .label, .leaveLoop, .nextRound, .discard: break
    }
    return [result]
  }

  // MARK: - Loops

  private mutating func forLoop(
    _ start: [TypedStatement], _ condition: TypedExpression?, _ step: TypedExpression?,
    _ body: [TypedStatement], _ span: Span
  ) -> [TypedStatement] {
    let begin = lifted(start)
    let (tests, test) = collecting { lifting in condition.map { lifting.value($0) } }
    let (steps, _) = collecting { if let step { $0.perform(step) } }
    let checks = tests + (test.map { [$0.leavingIfNot] } ?? [])
    func loop(
      _ start: [TypedStatement], _ condition: TypedExpression?, _ step: TypedExpression?,
      _ body: [TypedStatement]
    ) -> TypedStatement {
      TypedStatement(
        kind: .forLoop(start: start, condition: condition, step: step, body: body), span: span)
    }
    guard steps.allSatisfy(\.isExpression) else {
      return nextRounds(steps, begin, span) { loop([], nil, nil, $0 + checks + body) }
    }
    let isTested = tests.isEmpty
    func whole(_ start: [TypedStatement]) -> TypedStatement {
      loop(start, isTested ? test : nil, steps.joinedByCommas, isTested ? body : checks + body)
    }
    guard begin.count == start.count || begin.allSatisfy(\.isExpression) else {
      return [TypedStatement(kind: .block(begin + [whole([])]), span: span)]
    }
    return [whole(begin)]
  }

  private mutating func doLoop(
    _ body: [TypedStatement], _ condition: TypedExpression, _ span: Span
  ) -> [TypedStatement] {
    let (tests, test) = collecting { $0.value(condition) }
    guard !tests.isEmpty else {
      return [TypedStatement(kind: .doLoop(body: body, test), span: span)]
    }
    return nextRounds(tests + [test.leavingIfNot], [], span) {
      let always = test.with(.boolean(true))
      return TypedStatement(kind: .whileLoop(always, body: $0 + body), span: span)
    }
  }

  /// Returns a loop that does some statements ahead of each round but the first.
  ///
  /// - Parameters:
  ///   - begin: What is done ahead of the loop.
  ///   - loop: Returns the loop, whose rounds begin with the statements that it is given.
  private mutating func nextRounds(
    _ statements: [TypedStatement], _ begin: [TypedStatement], _ span: Span,
    _ loop: ([TypedStatement]) -> TypedStatement
  ) -> [TypedStatement] {
    func flag(_ value: Bool) -> TypedExpression {
      TypedExpression(kind: .boolean(value), type: .bool, span: span)
    }
    let (declaration, isNext) = collecting { $0.kept(flag(false)) }
    let (setting, _) = collecting { $0.assign(flag(true), to: isNext) }
    let check = TypedStatement(
      kind: .conditional(isNext, then: statements, otherwise: setting), span: span)
    return [TypedStatement(kind: .block(begin + declaration + [loop([check])]), span: span)]
  }
}

extension TypedExpression {
  var isOneBool: Bool { type.isScalar && type.scalar == .bool }

  /// The opposite of a condition.
  var negated: TypedExpression {
    if case .unary(.not, let inner) = kind { inner } else { with(.unary(.not, self)) }
  }

  /// The statement that leaves a loop unless a condition holds.
  fileprivate var leavingIfNot: TypedStatement {
    TypedStatement(
      kind: .conditional(
        negated, then: [TypedStatement(kind: .leaveLoop, span: span)], otherwise: nil), span: span)
  }
}

extension TypedStatement {
  fileprivate var isExpression: Bool { if case .expression = kind { true } else { false } }
}

extension [TypedStatement] {
  /// The expressions that they are, as a list; `nil` for none.
  fileprivate var joinedByCommas: TypedExpression? {
    let values = compactMap { statement -> TypedExpression? in
      if case .expression(let value) = statement.kind { value } else { nil }
    }
    guard let first = values.first else { return nil }
    return values.dropFirst().reduce(first) { before, next in
      TypedExpression(kind: .comma(before, next), type: next.type, span: before.span)
    }
  }
}
