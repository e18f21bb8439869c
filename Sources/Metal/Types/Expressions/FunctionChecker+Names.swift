internal import Diagnostics
internal import ShaderTree

extension FunctionChecker {
  func checkName(_ name: NameSyntax) -> MetalExpression {
    let span = name.span
    if name.path.count == 1 {
      if let local = local(name.last) { return value(of: local, at: span) }
      if case .value(let value)? = context.bindings[name.last] {
        return .integer(value, Int32(exactly: value) == nil ? .long : .int, at: span)
      }
      if let field = ownField(name.last, at: span) { return field }
    }
    for symbol in symbols(of: name) {
      switch symbol {
      case .global(let index): return global(index, at: span)
      case .enumerationCase(let index, let value):
        var result = MetalExpression.integer(value, at: span)
        result.type = .enumeration(index)
        return result
      case .function(let index) where checker.functions[index].captureTypes != nil:
        return closure(index, [], at: span)
      case .function:
        return fail(
          "function '\(name.description)' is not called", at: span, hint: "add '()' to call it")
      default: continue
      }
    }
    if let constant = MetalConstants.value(of: name.last) {
      return .float(constant.value, constant.isHalf ? .half : .float, at: span)
    }
    if name.path.count == 1 || name.path.first == "metal",
      let limit = integerLimit(name, at: span)
    {
      return limit
    }
    if StandardFunction.named(name.last) != nil {
      return fail(
        "function '\(name.description)' is not called", at: span, hint: "add '()' to call it")
    }
    return fail(
      "'\(name.description)' is not declared", at: span,
      hint: didYouMean(name.last, among: visibleNames + MetalConstants.names))
  }

  private func integerLimit(_ name: NameSyntax, at span: Span) -> MetalExpression? {
    switch name.last {
    case "INT_MAX": return .integer(Int64(Int32.max), at: span)
    case "INT_MIN": return .integer(Int64(Int32.min), at: span)
    case "UINT_MAX": return .integer(Int64(UInt32.max), .uint, at: span)
    case "LONG_MAX": return .integer(.max, .long, at: span)
    case "LONG_MIN": return .integer(.min, .long, at: span)
    case "ULONG_MAX": return .integer(-1, .ulong, at: span)
    default: return nil
    }
  }

  var visibleNames: [String] {
    locals.flatMap(\.keys) + context.scope.visibleNames
  }

  /// Symbols that a name means here, through `using` and the struct this function belongs to.
  func symbols(of name: NameSyntax) -> [Scope.Symbol] {
    if name.path.count == 1 { return context.scope.lookUp(name.last) }
    let qualifier = name.path.dropLast()
    if let scope = context.scope.lookUpScope(qualifier) {
      let found = scope.own(name.last)
      if !found.isEmpty { return found }
    }
    // `Wave::count` through another name of the struct or enum
    guard let owner = qualifier.last else { return [] }
    for symbol in context.scope.lookUp(owner) {
      guard case .alias(let type) = symbol else { continue }
      return context.scope.lookUpScope(type.name.path)?.own(name.last) ?? []
    }
    return []
  }

  func value(of local: Local, at span: Span) -> MetalExpression {
    switch local {
    case .variable(let variable): return use(variable, at: span)
    case .alias(var value):
      value.span = span
      if value.type == .unknown { function.isBroken = true }
      return value
    case .pointer(let base, let element, let offset):
      return pointer(base, use(offset, at: span), element, base.addressSpace, at: span)
    case .lambda(let function, let captures): return closure(function, captures, at: span)
    }
  }

  /// A field of the struct whose member this function is.
  func ownField(_ name: String, at span: Span) -> MetalExpression? {
    guard let owner, let object = ownObject(at: span) else { return nil }
    let fields = checker.program.structures[owner.structure].fields
    guard let index = fields.firstIndex(where: { $0.name == name }) else { return nil }
    return MetalExpression(
      kind: .field(object, index), type: fields[index].type, span: span)
  }

  /// The constant of the file with `index`, typed the first time it is used.
  private func global(_ index: Int, at span: Span) -> MetalExpression {
    if checker.globals[index].typed == nil {
      guard !checker.globals[index].isBeingChecked else {
        let declared = checker.globals[index].syntax
        return fail("'\(declared.name)' is defined by itself", at: declared.nameSpan)
      }
      let order = checker.globals(neededBy: index) { [checker] in
        checker.globals[$0].typed != nil || checker.globals[$0].isBeingChecked
      }
      for needed in order ?? [index] where checker.globals[needed].typed == nil {
        checker.checkGlobal(needed, at: span)
      }
    }
    guard let typed = checker.globals[index].typed else { return .invalid(at: span) }
    let global = checker.program.globals[typed]
    if global.isBroken {
      function.isBroken = true
      return .invalid(at: span)
    }
    if global.type == .sampler { return global.value }
    if !function.globals.contains(typed) { function.globals.append(typed) }
    return MetalExpression(kind: .global(typed), type: global.type, span: span)
  }
}

extension Checker {
  /// Checks a constant of the file and puts it into the program.
  fileprivate func checkGlobal(_ index: Int, at span: Span) {
    globals[index].isBeingChecked = true
    let (syntax, scope) = (globals[index].syntax, globals[index].scope)
    let inner = FunctionChecker(checker: self, context: NameContext(scope: scope))
    let levels = 1 + Int(syntax.initializer?.height ?? 0)
    let value =
      defining(syntax.name, levels: levels, at: syntax.nameSpan) { inner.checkGlobal(syntax) }
      ?? nil
    globals[index].typed = program.globals.add(
      MetalGlobal(
        name: syntax.name, type: value?.0 ?? .unknown, value: value?.1 ?? .invalid(at: span),
        isBroken: value?.1.unwritablePart != nil || value == nil || inner.function.isBroken,
        callees: inner.function.callees, globals: inner.function.globals))
  }
}
