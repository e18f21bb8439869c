internal import Diagnostics
internal import ShaderTree

extension FunctionChecker {
  func declareItem(_ declaration: DeclarationSyntax) {
    // A scope for the types of this block, removed at its end.
    let scope = Scope(name: "", parent: context.scope, unit: context.scope.unit)
    checker.localScopes.append(scope)
    context.scope = scope
    checker.declare(declaration, in: context)
  }

  func declareVariable(_ syntax: VariableSyntax, at span: Span) -> [MetalStatement] {
    if !syntax.parts.isEmpty { return declareParts(syntax) }
    refuseRedefinition(of: syntax.name, at: syntax.nameSpan)
    if syntax.type.isReference { return declareReference(syntax) }
    if syntax.type.isAuto { return declareAuto(syntax, at: span) }
    let type = resolve(syntax.type)
    switch type {
    case .unknown:
      declare(syntax.name, .alias(.invalid(at: syntax.nameSpan)))
      return []
    case .pointer: return declarePointer(syntax, initial: nil)
    case .layer, .texture, .sampler, .closure:
      declare(syntax.name, .alias(resourceValue(syntax, type)))
      return []
    case .void:
      fail("a variable cannot be 'void'", at: syntax.nameSpan)
      declare(syntax.name, .alias(.invalid(at: syntax.nameSpan)))
      return []
    default: break
    }
    if let written = syntax.initializer, syntax.type.isConstant || syntax.isConstexpr,
      let scalar = type.scalar, scalar.isInteger, type.isScalar,
      let value = constantValue(of: written, as: scalar)
    {
      context.bindings[syntax.name] = .value(value)
    } else {
      context.bindings[syntax.name] = nil
    }
    let value = syntax.initializer.map { initialValue($0, for: type, in: .variable) }
    // The value gives the size of `float a[] = {…}`, unless it has a mistake.
    let known = value.map { $0.type == .unknown ? type : $0.type } ?? type
    return declare(syntax, known, value ?? startValue(of: type, at: syntax.nameSpan))
  }

  private func declare(
    _ syntax: VariableSyntax, _ type: MetalType, _ value: MetalExpression?
  ) -> [MetalStatement] {
    let variable = addVariable(syntax.name, type)
    function.variables[variable].isConstant = syntax.type.isConstant || syntax.isConstexpr
    declare(syntax.name, .variable(variable))
    return statement(.declaration(variable, value), syntax.nameSpan)
  }

  private func declareAuto(_ syntax: VariableSyntax, at span: Span) -> [MetalStatement] {
    guard let initializer = syntax.initializer else {
      fail("'auto' needs a value", at: syntax.nameSpan)
      declare(syntax.name, .alias(.invalid(at: syntax.nameSpan)))
      return []
    }
    if case .lambda(let lambda) = initializer.kind {
      return declareLambda(lambda, named: syntax.name, at: initializer.span)
    }
    let value = check(initializer)
    switch value.type {
    case .unknown:
      declare(syntax.name, .alias(.invalid(at: syntax.nameSpan)))
      return []
    case .layer, .texture, .sampler:
      declare(syntax.name, .alias(value))
      return []
    case .closure(let function):
      guard case .own(.closure(let captures)) = value.kind else { return [] }
      declare(syntax.name, .lambda(function: function, captures: captures))
      return []
    case .pointer: return declarePointer(syntax, initial: value)
    case .void:
      fail(
        "'\(syntax.name)' gets no value from a function that returns nothing", at: initializer.span)
      declare(syntax.name, .alias(.invalid(at: syntax.nameSpan)))
      return []
    default:
      context.bindings[syntax.name] = nil
      return declare(syntax, value.type, value)
    }
  }

  /// Declares `auto [a, b] = pair;`: names for the fields of a struct or the elements of an array,
  /// of a copy unless it is a reference.
  private func declareParts(_ syntax: VariableSyntax) -> [MetalStatement] {
    for part in syntax.parts { refuseRedefinition(of: part.text, at: part.span) }
    guard let initializer = syntax.initializer else {
      fail("'[…]' needs a value", at: syntax.nameSpan)
      return []
    }
    var value = check(initializer)
    var statements: [MetalStatement] = []
    if value.type != .unknown, syntax.type.isReference, value.isAssignable {
      (value, statements) = keepingPlaces(in: value, of: syntax.name)
    } else if value.type != .unknown {
      let variable = addVariable(syntax.name, value.type)
      function.variables[variable].isConstant = syntax.type.isConstant
      statements = statement(.declaration(variable, value), syntax.nameSpan)
      value = use(variable, at: initializer.span)
    }
    let parts = parts(of: value)
    if parts.count != syntax.parts.count, value.type != .unknown {
      fail(
        "'\(name(of: value.type))' has \(parts.count) parts, found \(syntax.parts.count) names",
        at: syntax.nameSpan)
    }
    for (position, part) in syntax.parts.enumerated() {
      context.bindings[part.text] = nil
      declare(
        part.text,
        .alias(parts.indices.contains(position) ? parts[position] : .invalid(at: part.span)))
    }
    return statements
  }

  private func parts(of value: MetalExpression) -> [MetalExpression] {
    switch value.type {
    case .structure(let index):
      let fields = checker.program.structures[index].fields
      return fields.indices.map {
        MetalExpression(kind: .field(value, $0), type: fields[$0].type, span: value.span)
      }
    case .array(let element, let count):
      return (0..<count).map {
        MetalExpression(
          kind: .element(value, .integer(Int64($0), at: value.span)), type: element,
          span: value.span)
      }
    default: return []
    }
  }

  /// A layer, texture or sampler is never stored: its name is an alias of its source.
  private func resourceValue(_ syntax: VariableSyntax, _ type: MetalType) -> MetalExpression {
    guard let initializer = syntax.initializer else {
      if type == .sampler { return samplerValue([], at: syntax.nameSpan) }
      return fail("'\(syntax.name)' needs a value", at: syntax.nameSpan)
    }
    return initialValue(initializer, for: type)
  }

  private func declareReference(_ syntax: VariableSyntax) -> [MetalStatement] {
    guard let initializer = syntax.initializer else {
      fail("reference '\(syntax.name)' needs a value", at: syntax.nameSpan)
      declare(syntax.name, .alias(.invalid(at: syntax.nameSpan)))
      return []
    }
    var value = check(initializer)
    if value.type == .unknown {
      declare(syntax.name, .alias(value))
      return []
    }
    var before: [MetalStatement] = []
    if let result = value.isAssignable ? nil : referred(value) {
      value = result.place
      before = result.before.flatMap { statement(.expression($0), $0.span) }
    } else if !syntax.type.isConstant,
      let refusal = refuseLostReference(value) ?? refuseChoice(value)
    {
      declare(syntax.name, .alias(refusal))
      return []
    }
    if value.isAssignable {
      let (place, setup) = keepingPlaces(in: value, of: syntax.name)
      declare(syntax.name, .alias(place))
      return before + setup
    }
    // A constant reference to a value is as good as the value.
    if value.type == .layer || value.isAssignable == false {
      switch value.type {
      case .layer, .texture, .sampler, .closure, .pointer:
        declare(syntax.name, .alias(value))
        return []
      default: break
      }
    }
    let type = syntax.type.isAuto ? value.type : resolve(syntax.type)
    return declare(syntax, type, convert(value, to: type))
  }

  private func declarePointer(_ syntax: VariableSyntax, initial: MetalExpression?)
    -> [MetalStatement]
  {
    guard let value = initial ?? syntax.initializer.map({ check($0) }) else {
      fail(
        "pointer '\(syntax.name)' needs a value: GLSL has none that could be set later",
        at: syntax.nameSpan)
      declare(syntax.name, .alias(.invalid(at: syntax.nameSpan)))
      return []
    }
    guard let target = pointerValue(value), case .own(.pointer(let found)) = target.kind,
      case .pointer(let element, _) = target.type
    else {
      if value.type != .unknown {
        fail("'\(name(of: value.type))' is not a pointer", at: value.span)
      }
      declare(syntax.name, .alias(.invalid(at: syntax.nameSpan)))
      return []
    }
    let (base, setup) = keepingPlaces(in: found.base, of: syntax.name)
    if case .single = base {
      var kept = target
      kept.kind = .own(.pointer(MetalPointer(base: base)))
      declare(syntax.name, .alias(kept))
      return setup
    }
    let offset = addVariable(syntax.name + "Offset", .int)
    declare(syntax.name, .pointer(base, element: element, offset: offset))
    return setup
      + statement(
        .declaration(offset, found.offset ?? .integer(0, at: syntax.nameSpan)), syntax.nameSpan)
  }

  /// Checks the value of a constant outside of functions.
  func checkGlobal(_ syntax: VariableSyntax) -> (MetalType, MetalExpression)? {
    if syntax.type.isAuto, let initializer = syntax.initializer {
      let value = check(initializer)
      return (value.type, value)
    }
    let type = resolve(syntax.type)
    if type == .unknown { return nil }
    if type == .sampler { return (.sampler, resourceValue(syntax, type)) }
    guard let initializer = syntax.initializer else {
      if context.scope.structure != nil {
        fail(
          "static member '\(syntax.name)' is declared and has no value", at: syntax.nameSpan,
          hint: "define it here, outside of its struct, or in another '.metal' file of the folder")
      } else if !type.isStructure, !syntax.isFunctionConstant {
        fail(
          "default initialization of an object of const type 'const \(name(of: type))'",
          at: syntax.nameSpan, hint: "give '\(syntax.name)' a value here or outside of its struct")
      }
      return zeroValue(of: type, at: syntax.nameSpan).map { ($0.type, $0) }
    }
    let value = initialValue(initializer, for: type, in: .variable)
    return (value.type, value)
  }
}
