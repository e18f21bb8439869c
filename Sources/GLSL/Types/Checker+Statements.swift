internal import Diagnostics
internal import ShaderTree

extension Checker {
  func check(_ statements: [StatementSyntax]) -> [TypedStatement] {
    var result: [TypedStatement] = []
    for statement in statements { result += check(statement) }
    return result
  }

  private func body(_ statement: StatementSyntax) -> [TypedStatement] {
    scoped {
      if case .block(let inner) = statement.kind { return check(inner) }
      return check(statement)
    }
  }

  private func inLoop<T>(_ body: () -> T) -> T {
    loopDepth += 1
    defer { loopDepth -= 1 }
    return body()
  }

  /// Returns what the statement becomes: several for a declaration of several variables, none for a
  /// struct.
  private func check(_ syntax: StatementSyntax) -> [TypedStatement] {
    let span = syntax.span
    func one(_ kind: TypedStatement.Kind) -> [TypedStatement] {
      [TypedStatement(kind: kind, span: span)]
    }
    switch syntax.kind {
    case .block(let inner): return one(.block(scoped { check(inner) }))
    case .declaration(let declarations): return declarations.flatMap(declareInside)
    case .expression(let value):
      if author == nil, case .call(let name, _, _) = value.kind, let start = starts[name] {
        use(start)
        return start.statements
      }
      return effect(check(value), span)
    case .conditional(let condition, let first, let second):
      let test = self.condition(condition, of: "if")
      let then = body(first)
      return one(.conditional(test, then: then, otherwise: second.map(body)))
    case .forLoop(let start, let condition, let step, let inner):
      return scoped { checkFor(start, condition, step, inner, span) }
    case .whileLoop(let condition, let inner):
      let test = self.condition(condition, of: "while")
      return one(.whileLoop(test, body: inLoop { body(inner) }))
    case .doLoop(let inner, let condition):
      let statements = inLoop { body(inner) }
      return one(.doLoop(body: statements, self.condition(condition, of: "while")))
    case .choice(let value, let inner): return checkChoice(value, inner, span)
    case .label:
      fail("a label must stand directly in the braces of a 'switch'", at: span)
      return []
    case .returning(let value): return checkReturn(value, at: span)
    case .leaveLoop:
      if loopDepth == 0, choiceDepth == 0 {
        fail("'break' is outside of a loop or 'switch'", at: span)
      }
      return one(.leaveLoop)
    case .nextRound:
      if loopDepth == 0 { fail("'continue' is outside of a loop", at: span) }
      return one(.nextRound)
    case .discard: return one(.discard)
    case .empty: return []
    }
  }

  /// The statements for an expression whose value is not used.
  private func effect(_ value: TypedExpression, _ span: Span) -> [TypedStatement] {
    guard value.type == .void, case .conditional(let test, let first, let second) = value.kind
    else { return [TypedStatement(kind: .expression(value), span: span)] }
    let (then, otherwise) = (effect(first, first.span), effect(second, second.span))
    return [
      TypedStatement(kind: .conditional(test, then: then, otherwise: otherwise), span: span)
    ]
  }

  private func use(_ start: GlobalStart) {
    callees += start.callees.filter { !callees.contains($0) }
    globals += start.globals.filter { !globals.contains($0) }
  }

  private func declareInside(_ declaration: DeclarationSyntax) -> [TypedStatement] {
    switch declaration.kind {
    case .variable(let variable): return declareLocal(variable, at: declaration.span)
    case .structure(let structure):
      declareStructure(structure)
      return []
    case .function, .block:
      unsupported("a declaration inside of a function", at: declaration.span)
      return []
    }
  }

  private func condition(_ syntax: ExpressionSyntax, of word: String) -> TypedExpression {
    let value = check(syntax)
    guard value.type != .bool, value.type != .unknown else { return value }
    return fail(
      "the condition of '\(word)' must be a 'bool', found '\(name(of: value.type))'",
      at: syntax.span, hint: value.type.isScalar ? "compare it, as in '… != 0'" : nil)
  }

  private func checkFor(
    _ start: StatementSyntax?, _ condition: ExpressionSyntax?, _ step: ExpressionSyntax?,
    _ inner: StatementSyntax, _ span: Span
  ) -> [TypedStatement] {
    let begin = start.map { check([$0]) } ?? []
    let types = begin.compactMap { statement -> ShaderType? in
      if case .declaration(let variable, _) = statement.kind {
        return function?.variables[variable].type
      }
      return nil
    }
    let test = condition.map { self.condition($0, of: "for") }
    let next = step.map(check)
    let statements = inLoop { body(inner) }
    func loop(_ start: [TypedStatement]) -> TypedStatement {
      TypedStatement(
        kind: .forLoop(start: start, condition: test, step: next, body: statements), span: span)
    }
    // `int i, n[2]` are of two types, which one declaration of the tree's writer cannot be.
    return Set(types).count > 1
      ? [TypedStatement(kind: .block(begin + [loop([])]), span: span)] : [loop(begin)]
  }

  private func checkChoice(
    _ syntax: ExpressionSyntax, _ inner: [StatementSyntax], _ span: Span
  ) -> [TypedStatement] {
    let value = check(syntax)
    if value.type != .int, value.type != .uint, value.type != .unknown {
      fail("'switch' needs an integer, found '\(name(of: value.type))'", at: syntax.span)
    }
    choiceDepth += 1
    defer { choiceDepth -= 1 }
    var labels = ChoiceLabels()
    let statements = scoped {
      inner.flatMap { part -> [TypedStatement] in
        guard case .label(let syntax) = part.kind else { return check(part) }
        let label = syntax.map { checkLabel($0, for: value.type) }
        if let mistake = labels.take(label) { fail(mistake, at: part.span) }
        return [TypedStatement(kind: .label(label), span: part.span)]
      }
    }
    if let first = statements.first {
      if case .label = first.kind {
      } else {
        fail("a 'switch' begins with a label", at: first.span)
      }
    }
    return [TypedStatement(kind: .choice(value, body: statements), span: span)]
  }

  private func checkLabel(_ syntax: ExpressionSyntax, for type: ShaderType) -> TypedExpression {
    let value = check(syntax)
    guard value.type != .unknown else { return value }
    guard value.type == .int || value.type == .uint else {
      return fail(
        "a case must be an integer, found '\(name(of: value.type))'", at: syntax.span)
    }
    guard let known = integer(value) else { return unsupported("this label", at: syntax.span) }
    return .integer(known, type.scalar == .uint ? .uint : .int, at: syntax.span)
  }

  private func checkReturn(_ syntax: ExpressionSyntax?, at span: Span) -> [TypedStatement] {
    func returning(_ value: TypedExpression? = nil) -> [TypedStatement] {
      [TypedStatement(kind: .returning(value), span: span)]
    }
    let wanted = function?.returnType ?? .unknown
    guard let syntax else {
      if wanted != .void, wanted != .unknown {
        fail("'return' needs a value of type '\(name(of: wanted))'", at: span)
      }
      return returning()
    }
    let value = check(syntax)
    guard wanted != .void else {
      // `return f();` of a function without a value is taken by some drivers.
      if value.type == .void { return effect(value, span) + returning() }
      if value.type != .unknown {
        fail(
          "'\(shown(function?.name ?? ""))' returns nothing, so "
            + "'return' takes no value", at: syntax.span)
      }
      return returning()
    }
    return returning(convert(value, to: wanted))
  }
}
