internal import Diagnostics

extension FunctionSplit {
  /// Returns what is left of statements to the pixels, and adds to the uniform part.
  mutating func split(_ statements: [TypedStatement]) -> [TypedStatement] {
    var result: [TypedStatement] = []
    for statement in statements { result += split(statement) }
    return result
  }

  private mutating func split(_ statement: TypedStatement) -> [TypedStatement] {
    func with(_ kind: TypedStatement.Kind) -> [TypedStatement] {
      [TypedStatement(kind: kind, span: statement.span)]
    }
    switch statement.kind {
    case .block(let inner): return with(.block(enclosed { $0.split(inner) }))
    case .declaration(let variable, let value):
      return declaration(variable, value, statement)
    case .expression(let value):
      return expression(value, statement)
    case .conditional(let condition, let first, let second):
      return conditional(condition, first, second, statement)
    case .forLoop where round.facts.isUniform(statement, variables.scope):
      return uniformLoop(statement)
    case .forLoop(let start, let condition, let step, let body):
      return enclosed { split in
        let start = split.split(start)
        return split.repeated(statement) { split in
          let condition = condition.map { split.rewritten($0) }
          let body = split.split(body)
          let step = step.map { split.rewritten($0) }
          return with(.forLoop(start: start, condition: condition, step: step, body: body))
        }
      }
    case .whileLoop(let condition, let body):
      return enclosed { split in
        split.repeated(statement) {
          with(.whileLoop($0.rewritten(condition), body: $0.split(body)))
        }
      }
    case .doLoop(let body, let condition):
      return enclosed { split in
        split.repeated(statement) { split in
          let body = split.enclosed { $0.split(body) }
          return with(.doLoop(body: body, split.rewritten(condition)))
        }
      }
    case .choice(let value, let body):
      let value = rewritten(value)
      return with(.choice(value, body: enclosed { $0.split(body) }))
    case .returning(let value?): return with(.returning(rewritten(value)))
    case .label, .returning, .leaveLoop, .nextRound, .discard: return [statement]
    }
  }

  // MARK: - Changes of variables

  private mutating func declaration(
    _ variable: VariableIndex, _ value: TypedExpression?, _ statement: TypedStatement
  ) -> [TypedStatement] {
    guard isVarying(variable) else {
      // What is read in the value is not the variable itself.
      let value = kept.contains(variable) ? value.map { hoisted($0) } : nil
      ahead.append(statement)
      versions[variable, default: 0] += 1
      return kept.contains(variable)
        ? [TypedStatement(kind: .declaration(variable, value), span: statement.span)] : []
    }
    let kind = TypedStatement.Kind.declaration(variable, value.map { rewritten($0) })
    return [TypedStatement(kind: kind, span: statement.span)]
  }

  private mutating func expression(
    _ value: TypedExpression, _ statement: TypedStatement
  ) -> [TypedStatement] {
    func with(_ value: TypedExpression) -> [TypedStatement] {
      [TypedStatement(kind: .expression(value), span: statement.span)]
    }
    guard round.facts.isUniformRoot(value, variables.scope) else {
      let result = rewritten(value)
      // A global that has one value from here on, which other functions read.
      if case .assignment(_, let target, let source) = value.kind,
        case .global(let global) = target.kind, round.facts.globals.contains(global),
        isUniform(source)
      {
        ahead.append(statement)
      }
      return with(result)
    }
    let written = statement.written(in: program)
    var result: [TypedStatement] = []
    if !written.isDisjoint(with: kept) {
      wanted.formUnion(written)
      result = with(keptRoot(value))
    }
    ahead.append(statement)
    for variable in written { versions[variable, default: 0] += 1 }
    return result
  }

  /// A change of a uniform variable that the pixels read.
  private mutating func keptRoot(_ root: TypedExpression) -> TypedExpression {
    if case .assignment(let operation, let target, let value) = root.kind {
      let value = hoisted(value)
      return TypedExpression(
        kind: .assignment(operation, rewritten(place: target), value), type: root.type,
        span: root.span)
    }
    keep(TypedStatement(kind: .expression(root), span: root.span))
    return root
  }

  /// Leaves a statement to the pixels with all that is in it.
  private mutating func keep(_ statement: TypedStatement) {
    wanted.formUnion(statement.variables.filter { !isVarying($0) })
    var called: [FunctionIndex] = []
    statement.visitAll { if case .call(let function, _) = $0.kind { called.append(function) } }
    for function in called { noteShared(function) }
  }

  private mutating func uniformLoop(_ statement: TypedStatement) -> [TypedStatement] {
    let written = statement.written(in: program)
    let isKept = !written.subtracting(statement.declared).isDisjoint(with: kept)
    if isKept { keep(statement) }
    ahead.append(statement)
    for variable in written { versions[variable, default: 0] += 1 }
    return isKept ? [statement] : []
  }

  // MARK: - Ways through the program

  private mutating func conditional(
    _ condition: TypedExpression, _ first: [TypedStatement], _ second: [TypedStatement]?,
    _ statement: TypedStatement
  ) -> [TypedStatement] {
    guard isUniform(condition) else {
      let test = rewritten(condition)
      let then = enclosed { $0.split(first) }
      let otherwise = second.map { second in enclosed { $0.split(second) } }
      let kind = TypedStatement.Kind.conditional(test, then: then, otherwise: otherwise)
      return [TypedStatement(kind: kind, span: statement.span)]
    }
    let before = self
    let test = hoisted(condition)
    let start = ahead
    let (then, thenAhead) = branch(first)
    let (otherwise, otherwiseAhead) = branch(second ?? [])
    ahead = start
    guard !then.isEmpty || !otherwise.isEmpty else {
      // Nothing is left that would read the condition.
      (candidates, wanted, calls) = (before.candidates, before.wanted, before.calls)
      (available, ahead) = (before.available, before.ahead)
      appendConditional(condition, thenAhead, otherwiseAhead, statement)
      return []
    }
    appendConditional(condition, thenAhead, otherwiseAhead, statement)
    let kind = TypedStatement.Kind.conditional(
      test, then: then, otherwise: second == nil ? nil : otherwise)
    return [TypedStatement(kind: kind, span: statement.span)]
  }

  private mutating func appendConditional(
    _ condition: TypedExpression, _ first: [TypedStatement], _ second: [TypedStatement],
    _ statement: TypedStatement
  ) {
    guard !first.isEmpty || !second.isEmpty else { return }
    let kind = TypedStatement.Kind.conditional(
      condition, then: first, otherwise: second.isEmpty ? nil : second)
    ahead.append(TypedStatement(kind: kind, span: statement.span))
  }

  /// Splits statements that are not run in every draw.
  private mutating func branch(
    _ statements: [TypedStatement]
  ) -> (left: [TypedStatement], ahead: [TypedStatement]) {
    available.append([])
    ahead = []
    let left = split(statements)
    available.removeLast()
    return (left, ahead)
  }

  /// Statements in a scope of their own, which the uniform part has as a block.
  private mutating func enclosed<Result>(_ body: (inout FunctionSplit) -> Result) -> Result {
    let start = ahead
    ahead = []
    let result = body(&self)
    let inner = ahead
    ahead = start
    if let first = inner.first {
      ahead.append(TypedStatement(kind: .block(inner), span: first.span))
    }
    return result
  }

  /// The body of a loop that pixels run through in their own ways.
  private mutating func repeated<Result>(
    _ loop: TypedStatement, _ body: (inout FunctionSplit) -> Result
  ) -> Result {
    let once = frequency
    frequency *= round.cost.rounds(of: loop)
    defer { frequency = once }
    return body(&self)
  }

  // MARK: - Expressions

  /// Returns an expression with its uniform parts hoisted.
  mutating func rewritten(_ value: TypedExpression) -> TypedExpression {
    if isUniform(value) { return hoisted(value) }
    switch value.kind {
    case .assignment(let operation, let target, let source):
      let source = rewritten(source)
      return value.with(.assignment(operation, rewritten(place: target), source))
    case .increment(let operation, let target, let isPrefix):
      return value.with(.increment(operation, rewritten(place: target), isPrefix: isPrefix))
    case .call(let function, let arguments):
      note(function, arguments, value)
      return value.with(.call(function, rewritten(arguments, of: function)))
    case .standardCall(let call) where call.writesArgument:
      return value.replacingParts(
        by: call.arguments.dropLast().map { rewritten($0) }
          + call.arguments.suffix(1).map { rewritten(place: $0) })
    default: return value.replacingParts(by: value.parts.map { rewritten($0) })
    }
  }

  private mutating func rewritten(
    _ arguments: [TypedExpression], of function: FunctionIndex
  ) -> [TypedExpression] {
    zip(program.functions[function].parameters, arguments).map { parameter, argument in
      parameter.isWritten ? rewritten(place: argument) : rewritten(argument)
    }
  }

  /// Returns a place that is written, with the uniform parts of its indices hoisted.
  private mutating func rewritten(place: TypedExpression) -> TypedExpression {
    switch place.kind {
    case .swizzle(let base, let components):
      return place.with(.swizzle(rewritten(place: base), components))
    case .field(let base, let field): return place.with(.field(rewritten(place: base), field))
    case .element(let base, let index):
      return place.with(.element(rewritten(place: base), rewritten(index)))
    case .variable(let variable):
      if !isVarying(variable) { wanted.insert(variable) }
      return place
    default: return place
    }
  }
}
