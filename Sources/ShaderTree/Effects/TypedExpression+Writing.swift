/// The variables and places that expressions read and write.
extension TypedExpression {
  /// The variable or global that a place is in; the expression itself if it is not a place.
  var root: TypedExpression {
    switch kind {
    case .swizzle(let base, _), .element(let base, _), .field(let base, _): base.root
    default: self
    }
  }

  /// The expressions that commas separate: of the step of a loop, and of what front ends read.
  var roots: [TypedExpression] {
    if case .comma(let first, let second) = kind { return first.roots + second.roots }
    return [self]
  }

  /// The places that evaluating it changes, those of its parts included.
  func writes(in program: TypedProgram) -> [TypedExpression] {
    ownWrites(in: program) + parts.flatMap { $0.writes(in: program) }
  }

  /// The places that it changes itself, once its parts have their values.
  func ownWrites(in program: TypedProgram) -> [TypedExpression] {
    switch kind {
    case .assignment(_, let target, _), .increment(_, let target, _): [target]
    case .call(let index, let arguments):
      zip(program.functions[index].parameters, arguments).filter(\.0.isWritten).map(\.1)
    case .standardCall(let call) where call.writesArgument: call.arguments.last.map { [$0] } ?? []
    default: []
    }
  }

  /// Calls `visit` with it and with every expression in it.
  func visitAll(_ visit: (TypedExpression) -> Void) {
    visit(self)
    for part in parts { part.visitAll(visit) }
  }

  /// The variables that are named in it.
  var variables: Set<VariableIndex> {
    var found: Set<VariableIndex> = []
    visitAll { if case .variable(let index) = $0.kind { found.insert(index) } }
    return found
  }
}

extension TypedStatement {
  /// Calls `visit` with every expression in it, parts of expressions included.
  func visitAll(_ visit: (TypedExpression) -> Void) {
    for expression in parts.expressions { expression.visitAll(visit) }
    for statement in parts.statements { statement.visitAll(visit) }
  }

  /// The variables that are named in it, and those that it declares.
  var variables: Set<VariableIndex> {
    var found: Set<VariableIndex> = []
    visitAll { if case .variable(let index) = $0.kind { found.insert(index) } }
    return found.union(declared)
  }

  /// The variables that it declares.
  var declared: Set<VariableIndex> {
    let inner = parts.statements.reduce(into: Set()) { $0.formUnion($1.declared) }
    if case .declaration(let variable, _) = kind { return inner.union([variable]) }
    return inner
  }

  /// The variables that it changes, those that it declares included.
  func written(in program: TypedProgram) -> Set<VariableIndex> {
    var found = declared
    visitAll { expression in
      for place in expression.ownWrites(in: program) {
        if case .variable(let index) = place.root.kind { found.insert(index) }
      }
    }
    return found
  }
}

extension TypedFunction {
  /// Whether its body names one of its parameters, by its position.
  package func names(parameter position: Int) -> Bool {
    body.contains { $0.variables.contains(parameters[position].variable) }
  }

  /// The function with the lists of what it uses as its body has them.
  func relisted() -> TypedFunction {
    var result = self
    (result.callees, result.globals) = ([], [])
    var seen: Set<ProgramNode> = []
    for statement in body {
      statement.visitAll { expression in
        if case .call(let index, _) = expression.kind, seen.insert(.function(index)).inserted {
          result.callees.append(index)
        }
        if case .global(let index) = expression.kind, seen.insert(.global(index)).inserted {
          result.globals.append(index)
        }
      }
    }
    return result
  }
}
