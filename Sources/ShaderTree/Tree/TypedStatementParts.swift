extension TypedStatement {
  /// Expressions and statements directly inside.
  private var parts: (expressions: [TypedExpression], statements: [TypedStatement]) {
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

  /// The first expression inside that stands for no value in GLSL.
  var unwritablePart: TypedExpression? {
    let parts = parts
    return parts.expressions.lazy.compactMap(\.unwritablePart).first
      ?? parts.statements.lazy.compactMap(\.unwritablePart).first
  }
}
