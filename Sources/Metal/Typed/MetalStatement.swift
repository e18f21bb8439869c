internal import Diagnostics
internal import ShaderTree

/// A statement with its expressions typed.
struct MetalStatement: Sendable {
  indirect enum Kind: Sendable {
    case block([MetalStatement])
    case declaration(VariableIndex, MetalExpression?)
    case expression(MetalExpression)
    case conditional(MetalExpression, then: [MetalStatement], otherwise: [MetalStatement]?)
    /// `start` holds declarations of one type, or expressions.
    case forLoop(
      start: [MetalStatement], condition: MetalExpression?, step: MetalExpression?,
      body: [MetalStatement])
    case whileLoop(MetalExpression, body: [MetalStatement])
    case doLoop(body: [MetalStatement], MetalExpression)
    case choice(MetalExpression, body: [MetalStatement])
    case label(MetalExpression?)
    case returning(MetalExpression?)
    case leaveLoop
    case nextRound
    case discard
  }

  var kind: Kind
  var span: Span
}

extension MetalStatement {
  /// Expressions and statements directly inside.
  var parts: (expressions: [MetalExpression], statements: [MetalStatement]) {
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
