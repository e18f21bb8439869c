/// Leaves out the statements whose results are not used.
struct StatementPruning {
  private let program: TypedProgram
  /// Functions without a result, of which calls are to stay.
  private let called: Set<FunctionIndex>
  private var needed: Set<VariableIndex> = []

  /// - Parameter called: Functions without a result, of which calls are to stay.
  static func pruned(
    _ body: [TypedStatement], of program: TypedProgram, calling called: Set<FunctionIndex>
  ) -> [TypedStatement] {
    var pruning = StatementPruning(program: program, called: called)
    var count = -1
    while count != pruning.needed.count {
      count = pruning.needed.count
      _ = pruning.pruned(body)
    }
    return pruning.pruned(body)
  }

  private init(program: TypedProgram, called: Set<FunctionIndex>) {
    (self.program, self.called) = (program, called)
  }

  private mutating func pruned(_ body: [TypedStatement]) -> [TypedStatement] {
    body.compactMap { pruned($0) }
  }

  private mutating func pruned(_ statement: TypedStatement) -> TypedStatement? {
    var result = statement
    switch statement.kind {
    case .block(let inner):
      let inner = pruned(inner)
      guard !inner.isEmpty else { return nil }
      result.kind = .block(inner)
    case .conditional(let condition, let first, let second):
      let (first, second) = (pruned(first), second.map { pruned($0) })
      guard !first.isEmpty || second?.isEmpty == false else { return nil }
      needed.formUnion(condition.variables)
      result.kind = .conditional(condition, then: first, otherwise: second)
    default:
      guard isNeeded(statement) else { return nil }
      needed.formUnion(statement.variables)
    }
    return result
  }

  private func isNeeded(_ statement: TypedStatement) -> Bool {
    if !statement.written(in: program).isDisjoint(with: needed) { return true }
    guard case .expression(let value) = statement.kind else { return false }
    if case .call(let index, _) = value.kind, called.contains(index) { return true }
    return value.writes(in: program).contains {
      if case .global = $0.root.kind { true } else { false }
    }
  }
}
