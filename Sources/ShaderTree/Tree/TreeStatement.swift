package import Diagnostics

/// A statement with its expressions typed.
package struct TreeStatement<Form: TreeForm>: Sendable {
  package indirect enum Kind: Sendable {
    case block([TreeStatement])
    case declaration(VariableIndex, TreeExpression<Form>?)
    case expression(TreeExpression<Form>)
    case conditional(TreeExpression<Form>, then: [TreeStatement], otherwise: [TreeStatement]?)
    /// `start` holds declarations of one type, or expressions.
    case forLoop(
      start: [TreeStatement], condition: TreeExpression<Form>?, step: TreeExpression<Form>?,
      body: [TreeStatement])
    case whileLoop(TreeExpression<Form>, body: [TreeStatement])
    case doLoop(body: [TreeStatement], TreeExpression<Form>)
    case choice(TreeExpression<Form>, body: [TreeStatement])
    case label(TreeExpression<Form>?)
    case returning(TreeExpression<Form>?)
    case leaveLoop
    case nextRound
    case discard
  }

  package var kind: Kind
  package var span: Span

  @inlinable
  package init(kind: Kind, span: Span) {
    self.kind = kind
    self.span = span
  }
}

extension TreeStatement {
  /// Expressions and statements directly inside.
  @inlinable package var parts: (expressions: [TreeExpression<Form>], statements: [TreeStatement]) {
    switch kind {
    case .block(let inner): ([], inner)
    case .declaration(_, let value): (value.map { [$0] } ?? [], [])
    case .expression(let value): ([value], [])
    case .conditional(let condition, let first, let second): ([condition], first + (second ?? []))
    case .forLoop(let start, let condition, let step, let body):
      ([condition, step].compactMap { $0 }, start + body)
    case .whileLoop(let condition, let body), .doLoop(let body, let condition): ([condition], body)
    case .choice(let value, let body): ([value], body)
    case .label(let value), .returning(let value): (value.map { [$0] } ?? [], [])
    case .leaveLoop, .nextRound, .discard: ([], [])
    }
  }

  /// The same statement with other expressions, which may be of another form, and other variables.
  @inlinable
  package func map<Other: TreeForm, Failure: Error>(
    variable: (VariableIndex) -> VariableIndex = { $0 },
    _ change: (TreeExpression<Form>) throws(Failure) -> TreeExpression<Other>
  ) throws(Failure) -> TreeStatement<Other> {
    func value(_ value: TreeExpression<Form>?) throws(Failure) -> TreeExpression<Other>? {
      guard let value else { return nil }
      return try change(value)
    }
    func inner(_ statements: [TreeStatement]) throws(Failure) -> [TreeStatement<Other>] {
      var result: [TreeStatement<Other>] = []
      for statement in statements { result.append(try statement.map(variable: variable, change)) }
      return result
    }
    let kind: TreeStatement<Other>.Kind =
      switch kind {
      case .block(let body): .block(try inner(body))
      case .declaration(let index, let start): .declaration(variable(index), try value(start))
      case .expression(let expression): .expression(try change(expression))
      case .conditional(let condition, let first, let second):
        .conditional(
          try change(condition), then: try inner(first),
          otherwise: second == nil ? nil : try inner(second ?? []))
      case .forLoop(let start, let condition, let step, let body):
        .forLoop(
          start: try inner(start), condition: try value(condition), step: try value(step),
          body: try inner(body))
      case .whileLoop(let condition, let body):
        .whileLoop(try change(condition), body: try inner(body))
      case .doLoop(let body, let condition):
        .doLoop(body: try inner(body), try change(condition))
      case .choice(let expression, let body):
        .choice(try change(expression), body: try inner(body))
      case .label(let expression): .label(try value(expression))
      case .returning(let expression): .returning(try value(expression))
      case .leaveLoop: .leaveLoop
      case .nextRound: .nextRound
      case .discard: .discard
      }
    return TreeStatement<Other>(kind: kind, span: span)
  }
}
