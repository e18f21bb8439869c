internal import Diagnostics
internal import ShaderTree

extension FunctionChecker {
  /// Calls the best of `candidates`; `nil` when none fits.
  func callBest(
    _ candidates: [Int], _ values: [MetalExpression], _ syntax: [ExpressionSyntax]?, at span: Span
  ) -> MetalExpression? {
    guard
      let match = checker.bestMatch(
        among: candidates, arguments: values, templateArguments: nil, in: context)
    else { return nil }
    return call(match, values, syntax ?? [], at: span)
  }

  /// `left + right` by the author's `operator+`; `nil` when there is none for these types.
  func callOperator(_ symbol: String, _ values: [MetalExpression], at span: Span)
    -> MetalExpression?
  {
    if let first = values.first, first.type.isStructure,
      let called = callMethod("operator" + symbol, of: first, Array(values.dropFirst()), at: span)
    {
      return called
    }
    let name = NameSyntax(path: ["operator" + symbol], span: span)
    return callBest(candidates(for: name, arguments: values), values, nil, at: span)
  }

  /// `value.name(arguments)` for a struct; `nil` when it has no such method.
  func callMethod(
    _ method: String, of value: MetalExpression, _ values: [MetalExpression],
    _ syntax: [ExpressionSyntax] = [], _ templateArguments: [TemplateArgumentSyntax]? = nil,
    at span: Span
  ) -> MetalExpression? {
    guard case .structure(let index) = value.type else { return nil }
    let symbols = checker.structures[index].members.symbols[method] ?? []
    let candidates = symbols.compactMap { symbol -> Int? in
      if case .function(let found) = symbol { found } else { nil }
    }
    if candidates.isEmpty {  // a method of a base, which none of its own hides
      return checker.bases(of: value).lazy.compactMap {
        self.callMethod(method, of: $0, values, syntax, templateArguments, at: span)
      }.first
    }
    guard
      let match = checker.bestMatch(
        among: candidates, arguments: values, templateArguments: templateArguments, in: context)
    else { return nil }
    guard !checker.functions[match.function].syntax.isConstant else {
      return call(match, values, syntax, on: value, at: span)
    }
    return changing(value) { call(match, values, syntax, on: $0, at: span) }
  }

  /// A method of the same struct, called without naming the object.
  func callOwnMethod(
    _ name: NameSyntax, _ values: [MetalExpression], _ syntax: [ExpressionSyntax], at span: Span
  ) -> MetalExpression? {
    guard var object = ownObject(at: name.span) else { return nil }
    if name.path.count > 1 {  // `Base::height()`
      guard let structure = checker.qualified(name, in: context)?.scope.structure else {
        return nil
      }
      object = checker.upcast(object, to: .structure(structure))
      guard object.type == .structure(structure) else { return nil }
    }
    return callMethod(name.last, of: object, values, syntax, name.templateArguments, at: span)
  }

  func call(
    _ match: Checker.Match, _ values: [MetalExpression], _ syntax: [ExpressionSyntax],
    on object: MetalExpression? = nil, at span: Span
  ) -> MetalExpression {
    let prototype = match
    var match = checker.specialized(match)
    guard let body = checker.definition(ofFunction: match.function, types: match.parameterTypes)
    else {
      let declared = checker.functions[match.function].syntax
      return fail(
        "function '\(declared.name)' is declared but has no body", at: span,
        hint: "define it in this file, or in another '.metal' file of the folder")
    }
    if body != match.function {
      match.bindings = checker.bindings(match.bindings, of: match.function, in: body)
      match.function = body
      match.parameterTypes = checker.types(ofParametersOf: body, bindings: match.bindings)
    }
    let function = checker.functions[match.function]
    guard let arguments = arguments(of: match, values, syntax, declaredBy: prototype, at: span)
    else {
      return .invalid(at: span)
    }
    var key = InstanceKey(function: match.function, bindings: match.bindings)
    var passed: [MetalExpression] = []
    let isMethod = function.structure != nil && !function.syntax.isStatic
    let object = isMethod ? object : nil
    guard !isMethod || object != nil || function.syntax.isConstructor else {
      return fail(
        "'\(function.syntax.name)' is not static: it is called on a value", at: span,
        hint: "declare it 'static' in its struct")
    }
    guard
      !refuseOverlap(in: function.syntax, match.parameterTypes, of: arguments, on: object, at: span)
    else { return .invalid(at: span) }
    if let object { passed.append(object) }
    for (position, parameter) in function.syntax.parameters.enumerated() {
      key.pointers.append(
        pass(
          arguments[position], as: parameter, match.parameterTypes[position], into: &passed))
    }
    let instance = checker.instance(key)
    noteReference(from: instance, of: function.syntax)
    if checker.program.functions[instance].returnType == .unknown {
      self.function.isBroken = true
    }
    if !self.function.callees.contains(instance) { self.function.callees.append(instance) }
    var before = keepPlaces(in: &passed, of: instance)
    if checker.referenceResults[instance] == true {
      // What the call is on is named again by what is done to its result.
      before += keepPlaces(in: &passed[0]) { _ in true }
    }
    let call = MetalExpression(
      kind: .call(instance, passed), type: checker.program.functions[instance].returnType,
      span: span)
    return before.reversed().reduce(call) { rest, first in
      MetalExpression(kind: .comma(first, rest), type: rest.type, span: span)
    }
  }

  /// The arguments of a call, those left out among them; `nil` if one has a mistake.
  private func arguments(
    of match: Checker.Match, _ values: [MetalExpression], _ syntax: [ExpressionSyntax],
    declaredBy prototype: Checker.Match, at span: Span
  ) -> [MetalExpression]? {
    var arguments: [MetalExpression] = []
    for (position, type) in match.parameterTypes.enumerated() {
      if position >= values.count {
        arguments.append(defaultArgument(position, of: prototype, type, at: span))
      } else if syntax.indices.contains(position), isList(syntax[position]) {
        arguments.append(initialValue(syntax[position], for: type))
      } else {
        arguments.append(values[position])
      }
      if arguments.last?.type == .unknown { return nil }
    }
    return arguments
  }

  /// Adds the GLSL arguments for one parameter; returns how a pointer is passed.
  func pass(
    _ argument: MetalExpression, as parameter: ParameterSyntax, _ type: MetalType,
    into passed: inout [MetalExpression]
  ) -> InstanceKey.PointerShape {
    let argument = checker.upcast(argument, to: type)
    switch type {
    case .layer: return .none
    case .closure(let index):
      return passClosure(index, argument, into: &passed)
    case .texture:
      if case .layerTexture = argument.kind { return .layerTexture }
      passed.append(convert(argument, to: type))
      return .none
    case .pointer(let element, _):
      let converted = convert(argument, to: type)
      guard case .own(.pointer(let target)) = converted.kind else { return .none }
      let offset = target.offset ?? .integer(0, at: argument.span)
      if parameter.isWritten, !argument.namesPointer { refuseValue(argument, for: parameter) }
      switch target.base {
      case .single(let variable):
        passed.append(variable)
        return .single
      case .array(let array):
        if !array.isAssignable, !parameter.type.isConstant, parameter.type.addressSpace == .thread {
          fail("a constant array cannot be changed", at: argument.span)
        }
        passed += [array, offset]
        return .array(array.type)
      case .buffer(let buffer):
        passed += [buffer, offset]
        if element == .void { fail("'void *' cannot be passed on", at: argument.span) }
        return .buffer
      case .data(let bytes, let isPacked):
        passed += [bytes, offset]
        return .data(isPacked: isPacked)
      }
    default:
      if !parameter.isWritten {
        passed.append(convert(argument, to: type))
      } else if argument.canBeWritten(as: type) {
        passed.append(argument)
      } else {
        refuseValue(argument, for: parameter)
      }
      return .none
    }
  }

  private func refuseValue(_ argument: MetalExpression, for parameter: ParameterSyntax) {
    fail(
      "'\(parameter.name)' is changed by the function, so it needs a variable", at: argument.span)
  }

  private func defaultArgument(
    _ position: Int, of prototype: Checker.Match, _ type: MetalType, at span: Span
  ) -> MetalExpression {
    let found = checker.defaultValue(ofParameter: position, of: prototype.function)
    guard let (value, scope) = found else {
      return fail("argument \(position + 1) is missing", at: span)
    }
    guard checker.defaultDepth < 20 else { return fail("a default argument uses itself", at: span) }
    checker.defaultDepth += 1
    defer { checker.defaultDepth -= 1 }
    // A default is read where the declaration stands that the caller sees.
    let declared = checker.functions[prototype.function]
    let bindings = declared.bindings.merging(prototype.bindings) { $1 }
    let inner = FunctionChecker(
      checker: checker, context: NameContext(scope: scope, bindings: bindings))
    var result = inner.initialValue(value, for: type)
    absorb(inner)
    result.span = span
    return result
  }

  /// Takes over what a checker for a part of this function found.
  private func absorb(_ inner: FunctionChecker) {
    if inner.function.isBroken { function.isBroken = true }
    for callee in inner.function.callees where !function.callees.contains(callee) {
      function.callees.append(callee)
    }
    for global in inner.function.globals where !function.globals.contains(global) {
      function.globals.append(global)
    }
  }
}
