package import Diagnostics

/// A statement with its expressions typed.
package struct TypedStatement: Sendable {
  package indirect enum Kind: Sendable {
    case block([TypedStatement])
    case declaration(VariableIndex, TypedExpression?)
    case expression(TypedExpression)
    case conditional(TypedExpression, then: [TypedStatement], otherwise: [TypedStatement]?)
    /// `start` holds declarations of one type, or expressions.
    case forLoop(
      start: [TypedStatement], condition: TypedExpression?, step: TypedExpression?,
      body: [TypedStatement])
    case whileLoop(TypedExpression, body: [TypedStatement])
    case doLoop(body: [TypedStatement], TypedExpression)
    case choice(TypedExpression, body: [TypedStatement])
    case label(TypedExpression?)
    case returning(TypedExpression?)
    case leaveLoop
    case nextRound
    case discard
  }

  package var kind: Kind
  package var span: Span

  package init(kind: Kind, span: Span) {
    self.kind = kind
    self.span = span
  }
}

extension TypedStatement {
  /// Expressions and statements directly inside.
  package var parts: (expressions: [TypedExpression], statements: [TypedStatement]) {
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
}
