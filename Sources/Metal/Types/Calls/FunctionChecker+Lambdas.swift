internal import Diagnostics
internal import ShaderTree

/// Lambdas: GLSL has none, so each becomes a function whose first parameters are the variables that
/// it uses of the function around it. A function that gets a lambda gets these in its place.
extension FunctionChecker {
  /// The value of a lambda, to be passed on.
  func closure(_ function: Int, _ captures: [MetalExpression], at span: Span) -> MetalExpression {
    // What is too deep was reported; a template would go on with it.
    guard checker.functions[function].closureDepth <= Self.closureLimit else {
      return .invalid(at: span)
    }
    return MetalExpression(kind: .own(.closure(captures)), type: .closure(function), span: span)
  }

  /// Declares `auto name = [&](float x) { … };`
  func declareLambda(_ lambda: LambdaSyntax, named name: String, at span: Span) -> [MetalStatement]
  {
    let (function, captures, setup) = makeFunction(of: lambda, isDeclared: true, at: span)
    declare(name, .lambda(function: function, captures: captures))
    return setup
  }

  /// Returns the function of a lambda, what it is passed first, and the statements that store what
  /// a declared one captures by value: a later change of the variable does not reach it.
  func makeFunction(of lambda: LambdaSyntax, isDeclared: Bool = false, at span: Span)
    -> (function: Int, captures: [MetalExpression], setup: [MetalStatement])
  {
    var syntax = lambda.function
    var captures: [MetalExpression] = []
    var setup: [MetalStatement] = []
    var parameters: [ParameterSyntax] = []
    var template = syntax.nameAutoParameters() ?? []
    let own = Set(syntax.parameters.map(\.name))
    for name in lambda.names.sorted() where !own.contains(name) {
      var value: MetalExpression
      let isReference: Bool
      if let local = local(name) {
        value = self.value(of: local, at: span)
        guard value.type != .unknown, let refers = refers(lambda, to: name, value) else { continue }
        isReference =
          refers && (canBeReferred(value) || closureDepth(value) > 0 || value.namesPointer)
      } else if lambda.capturesThis, let field = ownField(name, at: span) {
        value = field
        isReference = canBeReferred(field)
      } else {
        continue
      }
      let isVariable =
        !isReference && !isConstant(value) && (isStorable(value.type) || value.isPointer)
      if isVariable, isDeclared { value = stored(value, as: name, &setup) }
      let typeName = "capture \(name)"  // no name of the author has a space
      template.append(.type(name: typeName, defaultType: nil))
      parameters.append(
        ParameterSyntax(
          name: name, nameSpan: span,
          type: TypeSyntax(
            name: NameSyntax(path: [typeName], span: span),
            // A pointer that is captured by value still leads to the same variable.
            isConstant: !isReference && !value.isPointer, isReference: isReference, span: span),
          isCapture: true))
      captures.append(value)
    }
    let depth = 1 + (captures.map(closureDepth).max() ?? 0)
    if depth > Self.closureLimit {
      fail("lambdas capture each other more than \(Self.closureLimit) levels deep", at: span)
    }
    syntax.parameters = parameters + syntax.parameters
    syntax.template = template.isEmpty ? nil : template
    checker.functions.append(
      DeclaredFunction(
        syntax: syntax, scope: context.scope, bindings: context.bindings,
        captureTypes: captures.map(\.type), closureDepth: depth))
    return (checker.functions.count - 1, captures, setup)
  }

  /// A variable with the value that `value` has here; of a pointer, how far it is from its start.
  private func stored(
    _ value: MetalExpression, as name: String, _ setup: inout [MetalStatement]
  ) -> MetalExpression {
    if case .own(.pointer(var pointer)) = value.kind {
      if case .single = pointer.base { return value }
      let offset = pointer.offset ?? .integer(0, at: value.span)
      pointer.offset = stored(offset, as: name + "Offset", &setup)
      return MetalExpression(kind: .own(.pointer(pointer)), type: value.type, span: value.span)
    }
    let copy = addVariable(name, value.type)
    setup += statement(.declaration(copy, value), value.span)
    return use(copy, at: value.span)
  }

  func callLambda(
    _ function: Int, _ captures: [MetalExpression], _ arguments: [ExpressionSyntax], at span: Span
  ) -> MetalExpression {
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

  // MARK: Passing on

  /// Adds what a lambda captured to the GLSL arguments of a call that gets the lambda.
  func passClosure(
    _ function: Int, _ argument: MetalExpression, into passed: inout [MetalExpression]
  ) -> InstanceKey.PointerShape {
    guard case .own(.closure(let captures)) = argument.kind else { return .none }
    let parameters = checker.functions[function].syntax.parameters
    var shapes: [InstanceKey.PointerShape] = []
    for (parameter, capture) in zip(parameters, captures) {
      shapes.append(pass(capture, as: parameter, capture.type, into: &passed))
    }
    return .closure(shapes)
  }

  /// Declares a parameter that is a lambda, and the parameters for what it captured.
  func declareClosure(
    _ function: Int, named name: String, _ shape: InstanceKey.PointerShape
  ) {
    let parameters = checker.functions[function].syntax.parameters
    var captures: [MetalExpression] = []
    for (position, type) in (checker.functions[function].captureTypes ?? []).enumerated() {
      let parameter = parameters[position]
      var own = InstanceKey.PointerShape.none
      if case .closure(let shapes) = shape { own = shapes[position] }
      // Its name means nothing here, and may be that of another parameter.
      let hidden = locals[0].removeValue(forKey: parameter.name)
      declareParameter(parameter, type, own)
      captures.append(
        locals[0][parameter.name].map { value(of: $0, at: parameter.nameSpan) }
          ?? .invalid(at: parameter.nameSpan))
      locals[0][parameter.name] = hidden
    }
    declare(name, .lambda(function: function, captures: captures))
  }

  // MARK: Captures

  /// Whether a lambda refers to a variable (`true`), has its value (`false`) or does not see it.
  private func refers(_ lambda: LambdaSyntax, to name: String, _ value: MetalExpression) -> Bool? {
    if lambda.references.contains(name) { return true }
    if lambda.values.contains(name) { return false }
    if lambda.capturesAllByReference { return true }
    return lambda.capturesAllByValue || isConstant(value) ? false : nil
  }

  /// How many lambdas capture each other in a value.
  private func closureDepth(_ value: MetalExpression) -> Int {
    guard case .closure(let function) = value.type else { return 0 }
    return checker.functions[function].closureDepth
  }

  /// A template that passes a new lambda to itself has no end.
  private static let closureLimit = 16

  private func canBeReferred(_ value: MetalExpression) -> Bool {
    value.isAssignable && !isConstant(value) && isStorable(value.type)
  }

  private func isConstant(_ value: MetalExpression) -> Bool {
    if case .variable(let index) = value.kind { return function.variables[index].isConstant }
    return false
  }

  private func isStorable(_ type: MetalType) -> Bool {
    switch type {
    case .layer, .texture, .sampler, .pointer, .closure, .void, .unknown: false
    default: true
    }
  }
}

extension MetalExpression {
  fileprivate var isPointer: Bool { if case .own(.pointer) = kind { true } else { false } }

  /// Whether it names a pointer, which can be moved by that name.
  var namesPointer: Bool {
    guard case .own(.pointer(let pointer)) = kind else { return false }
    if case .single = pointer.base { return true }
    if case .variable? = pointer.offset?.kind { return true }
    return false
  }
}
