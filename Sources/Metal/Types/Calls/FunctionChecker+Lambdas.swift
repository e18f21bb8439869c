internal import Diagnostics
internal import ShaderTree

/// Lambdas: GLSL has none, so each becomes a function whose first parameters are the variables that
/// it uses of the function around it.
extension FunctionChecker {
  /// Declares `auto name = [&](float x) { … };`
  func declareLambda(_ lambda: LambdaSyntax, named name: String, at span: Span) -> [TypedStatement]
  {
    let (function, captures, setup) = makeFunction(of: lambda, storesValues: true, at: span)
    declare(name, .lambda(function: function, captures: captures))
    return setup
  }

  /// Returns the function of a lambda, what it is passed first, and the statements that store what
  /// it captures by value: a later change of the variable does not reach it.
  ///
  /// - Parameter storesValues: `false` if it is called where it stands.
  func makeFunction(of lambda: LambdaSyntax, storesValues: Bool, at span: Span)
    -> (function: Int, captures: [TypedExpression], setup: [TypedStatement])
  {
    var syntax = lambda.function
    var captures: [TypedExpression] = []
    var setup: [TypedStatement] = []
    var parameters: [ParameterSyntax] = []
    var template = syntax.nameAutoParameters() ?? []
    let own = Set(syntax.parameters.map(\.name))
    for name in lambda.names.sorted() where !own.contains(name) {
      guard let local = local(name), !isLambda(local) else { continue }
      var value = self.value(of: local, at: span)
      guard value.type != .unknown, let isReference = refers(lambda, to: name, value) else {
        continue
      }
      if !isReference, storesValues, !isConstant(value), isStorable(value.type) {
        let copy = addVariable(name, value.type)
        setup += statement(.declaration(copy, value), span)
        value = use(copy, at: span)
      }
      let typeName = "capture \(name)"  // no name of the author has a space
      template.append(.type(name: typeName, defaultType: nil))
      parameters.append(
        ParameterSyntax(
          name: name, nameSpan: span,
          type: TypeSyntax(
            name: NameSyntax(path: [typeName], span: span),
            isConstant: !isReference && !lambda.isMutable, isReference: isReference, span: span),
          isCapture: true))
      captures.append(value)
    }
    syntax.parameters = parameters + syntax.parameters
    syntax.template = template.isEmpty ? nil : template
    checker.functions.append(
      DeclaredFunction(syntax: syntax, scope: context.scope, bindings: context.bindings))
    return (checker.functions.count - 1, captures, setup)
  }

  func callLambda(
    _ function: Int, _ captures: [TypedExpression], _ arguments: [ExpressionSyntax], at span: Span
  ) -> TypedExpression {
    let values = arguments.map { isList($0) ? .invalid(at: $0.span) : check($0) }
    for (argument, value) in zip(arguments, values) where value.type == .unknown {
      if !isList(argument) { return .invalid(at: span) }
    }
    let nothing = captures.map { ExpressionSyntax(kind: .invalid, span: $0.span) }
    if let called = callBest([function], captures + values, nothing + arguments, at: span) {
      return called
    }
    let types = values.map { name(of: $0.type) }.joined(separator: ", ")
    return fail("this lambda does not take (\(types))", at: span)
  }

  /// Whether a lambda refers to a variable (`true`), has its value (`false`) or does not see it.
  private func refers(_ lambda: LambdaSyntax, to name: String, _ value: TypedExpression) -> Bool? {
    if lambda.references.contains(name) { return canBeReferred(value) }
    if lambda.values.contains(name) { return false }
    if lambda.capturesAllByReference { return canBeReferred(value) }
    return lambda.capturesAllByValue || isConstant(value) ? false : nil
  }

  private func canBeReferred(_ value: TypedExpression) -> Bool {
    value.isAssignable && !isConstant(value) && isStorable(value.type)
  }

  private func isConstant(_ value: TypedExpression) -> Bool {
    if case .variable(let index) = value.kind { return function.variables[index].isConstant }
    return false
  }

  private func isLambda(_ local: Local) -> Bool { if case .lambda = local { true } else { false } }

  private func isStorable(_ type: ShaderType) -> Bool {
    switch type {
    case .layer, .texture, .sampler, .pointer, .void, .unknown: false
    default: true
    }
  }
}

extension FunctionSyntax {
  /// Gives each `auto` parameter a type of its own and returns these as template parameters; `nil`
  /// if there are none.
  mutating func nameAutoParameters() -> [TemplateParameterSyntax]? {
    var template: [TemplateParameterSyntax] = []
    for position in parameters.indices where parameters[position].type.isAuto {
      let name = "auto \(position)"
      parameters[position].type.name.path = [name]
      template.append(.type(name: name, defaultType: nil))
    }
    return template.isEmpty ? nil : template
  }
}
