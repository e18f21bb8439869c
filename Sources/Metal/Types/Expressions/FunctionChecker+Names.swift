internal import Diagnostics
internal import ShaderTree

extension FunctionChecker {
  func checkName(_ name: NameSyntax) -> MetalExpression {
    let span = name.span
    if name.path.count == 1 {
      let element = context.bindings.element(name.last)
      if element != name.last { return checkName(NameSyntax(path: [element], span: span)) }
      if let local = local(name.last) { return value(of: local, at: span) }
      if case .value(let value)? = context.bindings[name.last] {
        return .integer(value, Int32(exactly: value) == nil ? .long : .int, at: span)
      }
      if let field = ownField(name.last, at: span) { return field }
    }
    for symbol in symbols(of: name) {
      switch symbol {
      case .global(let index):
        guard let known = checker.instance(ofGlobal: index, name, in: context) else {
          return fail(
            "use of variable template '\(name.description)' requires template arguments", at: span)
        }
        return global(known, at: span)
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
    checker.lookUp(name, in: context).symbols
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
    ownObject(at: span).flatMap { field(name, of: $0, at: span) }
  }

  /// The constant of the file with `index`, typed the first time it is used.
  private func global(_ index: Int, at span: Span) -> MetalExpression {
    let index = checker.definition(ofGlobal: index)
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
    let syntax = globals[index].syntax
    let context = NameContext(scope: globals[index].scope, bindings: globals[index].bindings)
    let inner = FunctionChecker(checker: self, context: context)
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
