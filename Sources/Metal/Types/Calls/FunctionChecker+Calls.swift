internal import Diagnostics
internal import ShaderTree

extension FunctionChecker {
  func checkCall(
    _ callee: ExpressionSyntax, _ arguments: [ExpressionSyntax], at span: Span
  ) -> MetalExpression {
    let arguments = expanded(arguments)
    switch callee.kind {
    case .member(let base, let name, _): return checkMethodCall(base, name, arguments, at: span)
    case .name(let name): return checkNamedCall(name, arguments, at: span)
    case .lambda(let lambda):
      let (function, captures, _) = makeFunction(of: lambda, at: callee.span)
      return callLambda(function, captures, arguments, at: span)
    default:
      let value = check(callee)
      if value.type.isStructure,
        let called = callMethod(
          "operator()", of: value, arguments.map { check($0) }, arguments, at: span)
      {
        return called
      }
      return fail("this cannot be called", at: callee.span)
    }
  }

  private func checkNamedCall(
    _ name: NameSyntax, _ arguments: [ExpressionSyntax], at span: Span
  ) -> MetalExpression {
    if name.path.count == 1, case .lambda(let function, let captures)? = local(name.last) {
      return callLambda(function, captures, arguments, at: span)
    }
    if name.path.count == 1, let local = local(name.last) {
      let value = value(of: local, at: name.span)
      if case .own(.closure(let captures)) = value.kind, case .closure(let function) = value.type {
        return callLambda(function, captures, arguments, at: span)
      }
      if value.type.isStructure,
        let called = callMethod(
          "operator()", of: value, arguments.map { check($0) }, arguments, at: span)
      {
        return called
      }
      // `float noise = noise(p)`: in C++ the variable hides the function, and no compiler takes
      // that. But a local may hide a function of metal_stdlib after its own value was computed, so
      // look further.
      if candidates(for: name).isEmpty, StandardFunction.named(name.last) == nil {
        return fail("'\(name.last)' is a variable and cannot be called", at: name.span)
      }
    }
    let values = arguments.map { argument -> MetalExpression in
      if case .list = argument.kind { return .invalid(at: argument.span) }
      return check(argument)
    }
    let hasMistake = zip(arguments, values).contains { argument, value in
      if case .list = argument.kind { return false }
      return value.type == .unknown
    }
    if hasMistake { return .invalid(at: span) }
    if let limit = numericLimit(name, arguments, at: span) { return limit }
    if let typeCall = constructionByName(name, arguments, at: span) { return typeCall }
    if let method = callOwnMethod(name, values, arguments, at: span) { return method }

    let own = candidates(for: name, arguments: values)
    let standard = standardFunction(name, values.count)
    let match = checker.bestMatch(
      among: own, arguments: values, templateArguments: name.templateArguments, in: context)
    if let match {
      let isClose = match.ranks.allSatisfy { $0 <= 1 }
      if isClose || standard == nil || !fits(standard, values) {
        return call(match, values, arguments, at: span)
      }
    }
    if standard != nil, own.isEmpty, isOutOfReach(name) { return refuseOutOfReach(name) }
    if let standard, fits(standard, values) { return callStandard(standard, values, at: span) }
    return noMatch(name, own, values, at: span)
  }

  /// A type that the parser could not know to be one.
  private func constructionByName(
    _ name: NameSyntax, _ arguments: [ExpressionSyntax], at span: Span
  ) -> MetalExpression? {
    let isBound =
      name.path.count == 1
      && { if case .type? = context.bindings[name.last] { true } else { false } }()
    let isType = symbols(of: name).contains { symbol in
      switch symbol {
      case .structure, .alias, .enumeration: true
      default: false
      }
    }
    guard isBound || isType else { return nil }
    let type = TypeSyntax(name: name, span: name.span)
    return checkConstruction(type, arguments, braced: false, at: span)
  }

  /// Functions of the author that `name` may mean.
  func candidates(for name: NameSyntax, arguments: [MetalExpression] = []) -> [Int] {
    var symbols = self.symbols(of: name)
    if symbols.isEmpty, name.path.count == 1 {
      // Functions beside the struct of an argument are found without their namespace.
      for argument in arguments {
        guard case .structure(let index) = argument.type else { continue }
        symbols += checker.structures[index].context.scope.lookUp(name.last)
      }
    }
    return symbols.compactMap { symbol in
      if case .function(let index) = symbol { index } else { nil }
    }
  }

  private func standardFunction(_ name: NameSyntax, _ count: Int) -> StandardFunction? {
    let known = ["metal", "fast", "precise", "simd", "std"]
    guard name.path.dropLast().allSatisfy({ known.contains($0) }) else { return nil }
    return StandardFunction.named(name.last)
  }

  /// Whether a name of the standard library is neither qualified nor made known by a `using`.
  private func isOutOfReach(_ name: NameSyntax) -> Bool {
    guard let first = name.path.first, name.path.count == 1 || ["fast", "precise"].contains(first)
    else { return false }
    // What a header that is not there opens is unknown.
    return !context.scope.seesMetal(first) && !checker.library.hasUnknownHeaders
  }

  private func refuseOutOfReach(_ name: NameSyntax) -> MetalExpression {
    fail(
      "use of undeclared identifier '\(name.description)'; did you mean "
        + "'metal::\(name.description)'?", at: name.span,
      hint: "add 'using namespace metal;' below '#include <metal_stdlib>'")
  }

  /// The mend for vectors of several component types, or of integers, in a call of the library.
  private func elementHint(_ types: [MetalType]) -> String? {
    let vectors = types.filter(\.isVector)
    guard let first = vectors.first else { return nil }
    if let other = vectors.first(where: { $0.differsInElements(from: first) }) {
      return "vectors are not converted: write '\(name(of: first))(…)' or '\(name(of: other))(…)'"
    }
    if first.scalar?.isFloating == false {
      return conversionHint(for: first.with(.float))
    }
    return nil
  }

  private func noMatch(
    _ name: NameSyntax, _ own: [Int], _ values: [MetalExpression], at span: Span
  ) -> MetalExpression {
    let types = values.map { self.name(of: $0.type) }.joined(separator: ", ")
    if own.isEmpty, standardFunction(name, values.count) == nil {
      let known = visibleNames + Array(StandardFunction.names)
      return fail(
        "function '\(name.description)' is not declared", at: name.span,
        hint: MetalTypeNames.hint(forGLSL: name.last) ?? didYouMean(name.last, among: known))
    }
    if own.isEmpty, let standard = standardFunction(name, values.count),
      standard.argumentCount != values.count
    {
      return fail(
        "'\(name.description)' takes \(standard.argumentCount) arguments, found \(values.count)",
        at: span)
    }
    var hint = own.isEmpty ? elementHint(values.map(\.type)) : nil
    if own.count == 1, checker.functions[own[0]].syntax.template == nil {
      let parameters = checker.types(ofParametersOf: own[0], bindings: [:])
      hint = "it takes (\(parameters.map { self.name(of: $0) }.joined(separator: ", ")))"
    }
    return fail("no function '\(name.description)' takes (\(types))", at: span, hint: hint)
  }
}
