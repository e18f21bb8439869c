/// The expressions of a program whose evaluation changes something, or ends a pixel.
///
/// ```swift
/// // given program: TypedProgram, value: TypedExpression
/// ProgramEffects(of: program).isEffect(value)  // true for `n++`, false for `n + 1`
/// ```
package struct ProgramEffects {
  /// Functions that write a parameter or a global, or discard, themselves or by what they call.
  private let functions: Set<FunctionIndex>
  /// Globals that are written somewhere.
  private let globals: Set<GlobalIndex>
  private let program: TypedProgram

  package init(of program: TypedProgram) {
    self.program = program
    var globals: Set<GlobalIndex> = []
    var callers: [FunctionIndex: [FunctionIndex]] = [:]
    var found: Set<FunctionIndex> = []
    for (position, function) in program.functions.enumerated() {
      let index = FunctionIndex(position)
      for callee in function.callees { callers[callee, default: []].append(index) }
      let written = function.writtenGlobals(in: program)
      globals.formUnion(written)
      let isEffect = function.parameters.contains(where: \.isWritten) || !written.isEmpty
      if isEffect || function.body.contains(where: \.discards) { found.insert(index) }
    }
    var open = Array(found)
    while let next = open.popLast() {
      for caller in callers[next] ?? [] where found.insert(caller).inserted { open.append(caller) }
    }
    (functions, self.globals) = (found, globals)
  }

  /// Whether it does something itself, once its parts have their values.
  package func isEffect(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .assignment, .increment: true
    case .call(let index, _): functions.contains(index)
    case .standardCall(let call): call.writesArgument || call.isDiscard
    default: false
    }
  }

  /// Whether it is a call that does something.
  func isCall(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .assignment, .increment: false
    default: isEffect(value)
    }
  }

  /// Whether it is something else than a value that is computed: it does something, or is a list of
  /// expressions.
  func isInside(_ value: TypedExpression) -> Bool {
    if case .comma = value.kind { return true }
    return isEffect(value) || value.parts.contains { isInside($0) }
  }

  // MARK: - Places

  /// The parts of a call that are places which it writes, by their positions.
  func writtenParts(of value: TypedExpression) -> Set<Int> {
    switch value.kind {
    case .call(let index, _):
      let parameters = program.functions[index].parameters
      return Set(parameters.indices.filter { parameters[$0].isWritten })
    case .standardCall(let call) where call.writesArgument: return [call.arguments.count - 1]
    default: return []
    }
  }

  /// Whether evaluating some expressions may change the value of another one.
  func change(_ others: some Sequence<TypedExpression>, _ value: TypedExpression) -> Bool {
    let others = others.filter { isInside($0) }
    guard !others.isEmpty else { return false }
    var written: Set<VariableIndex> = []
    var changesGlobals = false
    for other in others {
      other.visitAll { part in
        for place in part.ownWrites(in: program) {
          if case .variable(let index) = place.root.kind { written.insert(index) }
          if case .global = place.root.kind { changesGlobals = true }
        }
        if case .call = part.kind { changesGlobals = changesGlobals || isEffect(part) }
      }
    }
    var isChanged = false
    value.visitAll { part in
      switch part.kind {
      case .variable(let index): isChanged = isChanged || written.contains(index)
      case .global(let index): isChanged = isChanged || changesGlobals && globals.contains(index)
      case .call(let index, _):
        isChanged = isChanged || changesGlobals && !program.functions[index].globals.isEmpty
      default: break
      }
    }
    return isChanged
  }
}

extension TypedFunction {
  /// The globals that its own statements change, those that it passes to others among them.
  fileprivate func writtenGlobals(in program: TypedProgram) -> Set<GlobalIndex> {
    var found: Set<GlobalIndex> = []
    for statement in body {
      statement.visitAll { part in
        for case .global(let index) in part.ownWrites(in: program).map(\.root.kind) {
          found.insert(index)
        }
      }
    }
    return found
  }
}

extension TypedStatement {
  fileprivate var discards: Bool {
    if case .discard = kind { return true }
    return parts.statements.contains(where: \.discards)
  }
}

extension TypedProgram {
  /// The program with expressions that only compute: what they did is done by statements.
  package var withoutEffectsInExpressions: TypedProgram {
    let effects = ProgramEffects(of: self)
    var result = self
    for position in functions.indices where !functions[position].isBroken {
      let index = FunctionIndex(position)
      result.functions[index] = EffectLifting.lifted(functions[index], effects)
    }
    return result
  }
}
