internal import ShaderTree

extension Checker {
  /// A function that fits the arguments of a call.
  struct Match {
    var function: Int
    var bindings: [String: TemplateArgument]
    var parameterTypes: [MetalType]
    /// How far each argument is from its parameter.
    var ranks: [Int]
  }

  /// How far a value of type `source` is from `target`: 0 the same, more for each step of
  /// conversion; `nil` when there is no implicit conversion.
  func conversionRank(from source: MetalType, to target: MetalType) -> Int? {
    if source == target { return 0 }
    switch (source, target) {
    case (.unknown, _), (_, .unknown): return 0
    case (.scalar(let a), .scalar(let b)):
      if a == .half, b == .float { return 1 }
      if a.promoted == b { return 1 }
      return 2
    case (.enumeration, .scalar(let b)): return b == .int ? 1 : 2
    case (.scalar(let a), .vector(let b, _)): return a == b ? 3 : 4
    case (.enumeration, .vector): return 4
    case (.array(let a, _), .pointer(let b, _)): return a == b ? 1 : nil
    case (.pointer(let a, _), .pointer(let b, _)): return a == b ? 0 : nil
    case (.texture, .texture): return 1
    case (.array(let a, let m), .array(let b, let n)): return a == b && (m == n || n == 0) ? 0 : nil
    case (.structure(let structure), _):
      return conversion(of: structure, to: target, isExplicit: false) == nil ? nil : 6
    default: return nil
    }
  }

  /// Returns the best of `candidates` for `arguments`; `nil` when none fits.
  ///
  /// As in C++, the best is nowhere worse than the others and somewhere better; where that leaves
  /// several, the one with the smallest sum, no template, a body, and declared first.
  func bestMatch(
    among candidates: [Int], arguments: [MetalExpression],
    templateArguments: [TemplateArgumentSyntax]?, in context: NameContext
  ) -> Match? {
    var best: Match?
    for candidate in candidates {
      guard
        let match = match(
          candidate, arguments: arguments, templateArguments: templateArguments, in: context)
      else { continue }
      if let current = best {
        best = isBetter(match, than: current) ? match : current
      } else {
        best = match
      }
    }
    return best
  }

  private func isBetter(_ a: Match, than b: Match) -> Bool {
    let pairs = zip(a.ranks, b.ranks)
    let isNowhereWorse = pairs.allSatisfy { $0 <= $1 }
    let isNowhereBetter = pairs.allSatisfy { $0 >= $1 }
    if isNowhereWorse != isNowhereBetter { return isNowhereWorse }
    let variadic = (functions[a.function].isVariadic, functions[b.function].isVariadic)
    if variadic.0 != variadic.1 { return variadic.1 }
    let sums = (a.ranks.reduce(0, +), b.ranks.reduce(0, +))
    if sums.0 != sums.1 { return sums.0 < sums.1 }
    let templates = (
      functions[a.function].syntax.template != nil, functions[b.function].syntax.template != nil
    )
    if templates.0 != templates.1 { return templates.1 }
    return functions[a.function].syntax.body != nil && functions[b.function].syntax.body == nil
  }

  private func match(
    _ candidate: Int, arguments: [MetalExpression], templateArguments: [TemplateArgumentSyntax]?,
    in context: NameContext
  ) -> Match? {
    let candidate = fixed(candidate, arguments.count, templateArguments?.count ?? 0)
    let function = functions[candidate]
    let parameters = function.syntax.parameters
    guard arguments.count <= parameters.count,
      parameters.dropFirst(arguments.count).allSatisfy({ $0.defaultValue != nil })
        || hasDefaults(candidate, from: arguments.count)
    else { return nil }
    var bindings: [String: TemplateArgument] = [:]
    if let template = function.syntax.template {
      guard
        let deduced = deduce(
          template, function, arguments: arguments, explicit: templateArguments ?? [], in: context)
      else { return nil }
      let here = NameContext(scope: function.scope, bindings: function.bindings)
      let written = [function.syntax.returnType] + parameters.map(\.type)
      guard written.allSatisfy({ canBeSubstituted($0, deduced, in: here) }) else { return nil }
      bindings = deduced
    } else if templateArguments != nil {
      return nil
    }
    let types = types(ofParametersOf: candidate, bindings: bindings)
    var ranks: [Int] = []
    for (position, passed) in arguments.enumerated() {
      let parameter = parameters[position]
      let argument = upcast(passed, to: types[position])
      guard let rank = conversionRank(from: argument.type, to: types[position]) else { return nil }
      if parameter.isWritten, !argument.canBeWritten(as: types[position]) { return nil }
      ranks.append(passed.type == argument.type ? rank : 1)
    }
    return Match(function: candidate, bindings: bindings, parameterTypes: types, ranks: ranks)
  }

  /// Returns the function itself, or for one that takes any number of arguments that for these.
  private func fixed(_ candidate: Int, _ arguments: Int, _ templateArguments: Int) -> Int {
    let syntax = functions[candidate].syntax
    guard let template = syntax.template, template.contains(where: \.isPack) else {
      return candidate
    }
    let count =
      syntax.parameters.contains(where: \.isPack)
      ? arguments - (syntax.parameters.count - 1) : templateArguments - (template.count - 1)
    return variadic(candidate, count: min(max(count, 0), Parser.parameterLimit))
  }

  /// Whether a prototype of the same function gives the defaults that this declaration leaves out.
  private func hasDefaults(_ candidate: Int, from count: Int) -> Bool {
    let function = functions[candidate]
    return function.syntax.parameters.indices.dropFirst(count).allSatisfy {
      defaultValue(ofParameter: $0, of: candidate) != nil
    } && !function.syntax.parameters.isEmpty
  }

  /// Returns the default argument, which may stand at another declaration of the function.
  func defaultValue(ofParameter position: Int, of function: Int) -> (ExpressionSyntax, Scope)? {
    let declared = functions[function]
    if let value = declared.syntax.parameters[position].defaultValue {
      return (value, declared.scope)
    }
    guard declared.syntax.template == nil else { return nil }
    let types = types(ofParametersOf: function, bindings: [:])
    for case .function(let other) in declared.scope.own(declared.syntax.name)
    where other != function {
      let candidate = functions[other].syntax
      guard candidate.parameters.count == types.count, candidate.template == nil,
        let value = candidate.parameters[position].defaultValue,
        self.types(ofParametersOf: other, bindings: [:]) == types
      else { continue }
      return (value, functions[other].scope)
    }
    return nil
  }

  /// Types of the parameters, arrays as the pointers they are.
  func types(ofParametersOf index: Int, bindings: [String: TemplateArgument]) -> [MetalType] {
    if bindings.isEmpty, let known = parameterTypes[index] { return known }
    let function = functions[index]
    let context = NameContext(
      scope: function.scope, bindings: function.bindings.merging(bindings) { $1 })
    let types = function.syntax.parameters.map { parameter -> MetalType in
      let type = resolve(parameter.type, in: context)
      if case .array(let element, _) = type, !parameter.type.isReference,
        !parameter.type.arraySizes.isEmpty
      {
        return .pointer(element, parameter.type.addressSpace ?? .thread)
      }
      return type
    }
    if bindings.isEmpty { parameterTypes[index] = types }
    return types
  }

  // MARK: Instances

  /// Returns where the function for the given types is in the program, to be checked later if it
  /// is new.
  func instance(_ key: InstanceKey) -> FunctionIndex {
    if let known = instances[key] { return known }
    let syntax = functions[key.function].syntax
    let index = program.functions.add(
      MetalFunction(name: syntax.name, returnType: .unknown, span: syntax.nameSpan))
    instances[key] = index
    guard index.position < Self.instanceLimit else {
      report("more than \(Self.instanceLimit) functions are made of templates", at: syntax.nameSpan)
      program.functions[index].isBroken = true
      return index
    }
    let checker = FunctionChecker(checker: self, instance: key, index: index)
    checker.declareParameters()
    pending.append(checker)
    return index
  }
}

extension ParameterSyntax {
  /// Whether the function may change what is passed: a reference to something in `thread` memory
  /// that is not `const`.
  var isWritten: Bool {
    type.isReference && !type.isConstant && type.addressSpace != .constant
      && type.addressSpace != .device
  }
}

extension MetalExpression {
  /// Whether it can be passed where a reference to `type` is wanted.
  func canBeWritten(as type: MetalType) -> Bool {
    switch type {
    case .layer, .texture, .sampler, .closure, .unknown: true
    case .pointer: namesPointer
    default:
      isAssignable && self.type == type
    }
  }
}
