internal import Diagnostics
internal import ShaderTree

extension FunctionChecker {
  func check(_ statements: [StatementSyntax]) -> [MetalStatement] {
    var result: [MetalStatement] = []
    for statement in statements { result += check(statement) }
    return result
  }

  func body(_ statement: StatementSyntax) -> [MetalStatement] {
    scoped {
      if case .block(let inner) = statement.kind { return check(inner) }
      return check(statement)
    }
  }

  func statement(_ kind: MetalStatement.Kind, _ span: Span) -> [MetalStatement] {
    [MetalStatement(kind: kind, span: span)]
  }

  /// Returns what the statement becomes: several for a declaration of several variables, none for a
  /// type.
  private func check(_ syntax: StatementSyntax) -> [MetalStatement] {
    let span = syntax.span
    switch syntax.kind {
    case .block(let inner): return statement(.block(scoped { check(inner) }), span)
    case .declaration(let variables): return variables.flatMap { declareVariable($0, at: span) }
    case .item(let declaration):
      declareItem(declaration)
      return []
    case .items(let items): return check(items)
    case .expression(let value): return checkExpressionStatement(value, span)
    case .conditional(let condition, let first, let second):
      if syntax.isConstant, let value = constantValue(of: condition, as: .bool) {
        guard let taken = value != 0 ? first : second else { return [] }
        return statement(.block(body(taken)), span)
      }
      return checkConditional(condition, first, second, span)
    case .forLoop(let start, let condition, let step, let inner):
      return checkFor(start, condition, step, inner, span)
    case .forEach(let variable, let sequence, let inner):
      return checkForEach(variable, sequence, inner, span)
    case .whileLoop(let condition, let inner):
      return inLoop([inner], [condition]) {
        statement(.whileLoop(unfoldable(truth(check(condition))), body: body(inner)), span)
      }
    case .doLoop(let inner, let condition):
      return inLoop([inner], [condition]) {
        let statements = body(inner)
        return statement(.doLoop(body: statements, unfoldable(truth(check(condition)))), span)
      }
    case .choice(let value, let inner):
      let checked = check(value)
      guard checked.type.isScalar, checked.type.scalar?.isFloating == false else {
        if checked.type != .unknown {
          fail("'switch' needs an integer, found '\(name(of: checked.type))'", at: value.span)
        }
        return []
      }
      if checked.type.isLong {
        fail(
          "'switch' over '\(name(of: checked.type))' cannot be translated to GLSL", at: value.span,
          hint: "convert it, as in 'switch (int(…))'")
        return []
      }
      let integer = checked.type.scalar == .uint ? checked : convert(checked, to: .int)
      return checkChoice(integer, inner, span)
    case .label:
      fail("a label must stand directly in the braces of a 'switch'", at: span)
      return []
    case .returning(let value): return checkReturn(value, span)
    case .leaveLoop:
      if steppedVariables.isEmpty, choiceDepth == 0 {
        fail("'break' is outside of a loop or 'switch'", at: span)
      }
      return statement(.leaveLoop, span)
    case .nextRound:
      if steppedVariables.isEmpty { fail("'continue' is outside of a loop", at: span) }
      return statement(.nextRound, span)
    case .empty: return []
    }
  }

  private func checkChoice(
    _ value: MetalExpression, _ inner: [StatementSyntax], _ span: Span
  ) -> [MetalStatement] {
    choiceDepth += 1
    defer { choiceDepth -= 1 }
    var labels = ChoiceLabels()
    let declared = inner.prefix(while: \.declaresWithoutValue)
    var before: [MetalStatement] = []
    let body = scoped {
      before = check(Array(declared))
      return inner.dropFirst(declared.count).flatMap { part -> [MetalStatement] in
        guard case .label(let syntax) = part.kind else { return check([part]) }
        let label = syntax.map { checkLabel($0, for: value.type) }
        if let mistake = take(label, from: &labels) { fail(mistake, at: part.span) }
        return statement(.label(label), part.span)
      }
    }
    if let first = body.first, case .label = first.kind {
    } else if let first = inner.first {
      fail("a 'switch' must begin with a label", at: first.span)
    }
    let choice = statement(.choice(value, body: body), span)
    return before.isEmpty ? choice : statement(.block(before + choice), span)
  }

  private func take(_ label: MetalExpression?, from labels: inout ChoiceLabels) -> String? {
    guard let label else { return labels.takeDefault() }
    guard case .integer(let value) = label.kind else { return nil }
    return labels.take(value, isUnsigned: label.type.scalar == .uint)
  }

  /// The label in the type of what is chosen by: GLSL compares no `int` with a `uint`.
  private func checkLabel(_ value: ExpressionSyntax, for type: MetalType) -> MetalExpression {
    guard let constant = constantValue(of: value) else {
      return fail("a case must be a constant integer", at: value.span)
    }
    return .integer(constant, type.scalar == .uint ? .uint : .int, at: value.span)
  }

  /// Returns the value when it is an integer known at compile time.
  ///
  /// - Parameter scalar: As in `Checker.constantValue(of:as:in:)`.
  func constantValue(of value: ExpressionSyntax, as scalar: Scalar? = nil) -> Int64? {
    checker.constantValue(of: value, as: scalar, in: context)
  }

  private func checkExpressionStatement(_ value: ExpressionSyntax, _ span: Span) -> [MetalStatement]
  {
    let checked = checkExpression(value, isStatement: true)
    if case .standardCall(let called) = checked.kind, called.isDiscard {
      return statement(.discard, span)
    }
    if case .own(.pointer(let pointer)) = checked.kind {  // `p++`: what moves is the offset
      guard let offset = pointer.offset, !offset.isPure else { return [] }
      return statement(.expression(offset), span)
    }
    return statement(.expression(checked), span)
  }

  private func checkConditional(
    _ condition: ExpressionSyntax, _ first: StatementSyntax, _ second: StatementSyntax?,
    _ span: Span
  ) -> [MetalStatement] {
    let test = truth(check(condition))
    let leaves = steppedVariables.isEmpty ? false : first.leaves || (second?.leaves ?? false)
    let then = body(first)
    let otherwise = second.map(body)
    return statement(
      .conditional(leaves ? unfoldable(test) : test, then: then, otherwise: otherwise), span)
  }

  private func checkReturn(_ value: ExpressionSyntax?, _ span: Span) -> [MetalStatement] {
    guard let value else {
      if let object = ownObject(at: span), let key,
        checker.functions[key.function].syntax.isConstructor
      {
        return statement(.returning(object), span)
      }
      if function.returnType != .void, function.returnType != .unknown {
        fail("'return' needs a value of type '\(name(of: function.returnType))'", at: span)
      }
      return statement(.returning(nil), span)
    }
    if function.returnType == .unknown {  // still to be found out, for `auto`
      let checked = check(value)
      if firstResult == nil { firstResult = checked.type }
      return statement(.returning(checked), span)
    }
    if function.returnType == .void {
      fail("'\(function.name)' returns nothing, so 'return' takes no value", at: value.span)
      return []
    }
    return statement(.returning(initialValue(value, for: function.returnType, in: .result)), span)
  }
}
