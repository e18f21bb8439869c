internal import Diagnostics
internal import ShaderTree

/// The meaning of a name inside a function.
enum Local {
  case variable(VariableIndex)
  /// A reference, or a value that is never stored: a layer, a texture, a sampler.
  case alias(MetalExpression)
  /// A pointer whose offset is a variable.
  case pointer(MetalPointer.Base, element: MetalType, offset: VariableIndex)
  /// A lambda: the function it became, and what it is passed before its own arguments.
  case lambda(function: Int, captures: [MetalExpression])
}

/// Checks one function, for one set of types, or one constant outside of functions.
final class FunctionChecker {
  let checker: Checker
  let key: InstanceKey?
  /// Where the function is in the program; `nil` for a constant.
  let index: FunctionIndex?
  var context: NameContext
  var locals: [[String: Local]] = [[:]]
  /// Where the variables of each scope are declared; the first scope is that of the parameters.
  var declarationSpans: [[String: Span]] = [[:]]
  var function: MetalFunction
  /// The struct whose member this is, and what holds it: a variable, or a part of one.
  var owner: (structure: StructureIndex, object: MetalExpression)?
  /// Variables to be declared at the start of the function.
  var hoisted: [VariableIndex] = []
  /// Float variables that each loop around changes step by step.
  var steppedVariables: [Set<VariableIndex>] = []
  /// Levels of `switch` around.
  var choiceDepth = 0

  /// For a function.
  init(checker: Checker, instance key: InstanceKey, index: FunctionIndex) {
    self.checker = checker
    self.key = key
    self.index = index
    let declared = checker.functions[key.function]
    context = NameContext(
      scope: declared.scope, bindings: declared.bindings.merging(key.bindings) { $1 })
    function = checker.program.functions[index]
    if let structure = declared.structure, !declared.syntax.isStatic {
      owner = (structure, object(VariableIndex(0), of: structure))
    }
  }

  /// For a constant or a default value.
  init(checker: Checker, context: NameContext) {
    self.checker = checker
    self.context = context
    key = nil
    index = nil
    function = MetalFunction(
      name: "", returnType: .void,
      span: Span(start: SourceLocation(file: 0, offset: 0), length: 1))
  }

  // MARK: Reporting

  @discardableResult
  func fail(_ message: String, at span: Span, hint: String? = nil) -> MetalExpression {
    function.isBroken = true
    checker.report(message, at: span, hint: hint)
    return .invalid(at: span)
  }

  func name(of type: MetalType) -> String { checker.name(of: type) }

  func resolve(_ type: TypeSyntax) -> MetalType {
    let resolved =
      type.measured.first.map { checker.resolve(type, naming: check($0).type, in: context) }
      ?? checker.resolve(type, in: context)
    if resolved == .unknown { function.isBroken = true }
    return resolved
  }

  // MARK: Variables

  func scoped<T>(_ body: () -> T) -> T {
    let bindings = context.bindings
    let scope = context.scope
    locals.append([:])
    declarationSpans.append([:])
    defer {
      locals.removeLast()
      declarationSpans.removeLast()
      context.bindings = bindings
      context.scope = scope
    }
    return body()
  }

  func declare(_ name: String, _ local: Local) { locals[locals.count - 1][name] = local }

  /// Reports a variable that its scope has already. The body of a function and its parameters are
  /// one scope.
  func refuseRedefinition(of name: String, at span: Span) {
    let innermost = declarationSpans.count - 1
    let isBody = innermost == 1 && key != nil
    if declarationSpans[innermost][name] != nil {
      fail(
        "redefinition of '\(name)'", at: span,
        hint: "it is declared above; leave its type out to give it another value")
    } else if isBody, declarationSpans[0][name] != nil {
      fail(
        "redefinition of '\(name)'", at: span,
        hint: "a parameter has this name; leave the type out to give it another value")
    }
    declarationSpans[innermost][name] = span
  }

  func local(_ name: String) -> Local? {
    for scope in locals.reversed() {
      if let found = scope[name] { return found }
    }
    return nil
  }

  /// Adds a variable to the function; the name need not be unique.
  func addVariable(_ name: String, _ type: MetalType, isBuffer: Bool = false)
    -> VariableIndex
  {
    function.variables.add(MetalVariable(name: name, type: type, isBuffer: isBuffer))
  }

  /// The object that a method is called on.
  func ownObject(at span: Span) -> MetalExpression? {
    guard var object = owner?.object else { return nil }
    object.span = span
    return object
  }

  func use(_ variable: VariableIndex, at span: Span) -> MetalExpression {
    MetalExpression(kind: .variable(variable), type: function.variables[variable].type, span: span)
  }

  /// A temporary variable of the compiler, declared at the start of the function.
  func temporary(_ type: MetalType, at span: Span) -> MetalExpression {
    let variable = addVariable("scratch", type)
    hoisted.append(variable)
    return use(variable, at: span)
  }

  // MARK: The function

  /// Declares the function's parameters and result, before its body is checked.
  func declareParameters() {
    guard let key, let index else { return }
    let declared = checker.functions[key.function]
    let syntax = declared.syntax
    let types = checker.types(ofParametersOf: key.function, bindings: key.bindings)
    if syntax.isConstructor, let structure = declared.structure {
      function.returnType = .structure(structure)
      owner = (structure, object(addVariable("self", .structure(structure)), of: structure))
    } else if let owner {
      declareObject(of: owner.structure, isWritten: !syntax.isConstant)
    }
    for (position, parameter) in syntax.parameters.enumerated() {
      if parameter.isCapture {
      } else if declarationSpans[0][parameter.name] != nil {
        fail("redefinition of parameter '\(parameter.name)'", at: parameter.nameSpan)
      } else if !parameter.name.isEmpty {
        declarationSpans[0][parameter.name] = parameter.nameSpan
      }
      declareParameter(
        parameter, types[position],
        key.pointers.indices.contains(position) ? key.pointers[position] : .none)
    }
    if !syntax.isConstructor {
      function.returnType =
        syntax.returnType.isAuto ? autoResult(syntax) : resolve(syntax.returnType)
    }
    if types.contains(.unknown) || syntax.isDamaged || function.returnType == .unknown {
      function.isBroken = true
    }
    if case .pointer = function.returnType {
      fail("a function that returns a pointer cannot be translated to GLSL", at: syntax.nameSpan)
    }
    if case .layer = function.returnType {
      fail("a layer cannot be returned", at: syntax.nameSpan)
    }
    if case .texture = function.returnType {
      fail("a texture cannot be returned", at: syntax.nameSpan)
    }
    if case .closure = function.returnType {
      fail("a lambda cannot be returned", at: syntax.nameSpan)
    }
    checker.program.functions[index] = function
  }

  private func object(_ variable: VariableIndex, of structure: StructureIndex) -> MetalExpression {
    MetalExpression(kind: .variable(variable), type: .structure(structure), span: function.span)
  }

  private func declareObject(of structure: StructureIndex, isWritten: Bool) {
    let variable = addVariable("self", .structure(structure))
    owner = (structure, object(variable, of: structure))
    function.parameters.append(MetalParameter(variable: variable, isWritten: isWritten))
  }

  func declareParameter(
    _ parameter: ParameterSyntax, _ type: MetalType, _ shape: InstanceKey.PointerShape
  ) {
    let span = parameter.nameSpan
    let name = parameter.name.isEmpty ? "unused" : parameter.name
    func pass(_ variable: VariableIndex, written: Bool) {
      function.parameters.append(MetalParameter(variable: variable, isWritten: written))
    }
    /// Declares a pointer to what an argument holds, which a called function gets with an offset.
    func declareBuffer(
      _ base: MetalPointer.Base, _ element: MetalType, _ space: AddressSpace
    ) {
      guard key?.isEntry != true else {
        declare(name, .alias(pointer(base, nil, element, space, at: span)))
        return
      }
      let offset = addVariable(name + "Offset", .int)
      pass(offset, written: parameter.isWritten)
      declare(name, .pointer(base, element: element, offset: offset))
    }
    switch type {
    case .layer:
      declare(name, .alias(MetalExpression(kind: .own(.layer), type: .layer, span: span)))
    case .closure(let index):
      declareClosure(index, named: name, shape)
    case .texture where shape == .layerTexture:
      declare(name, .alias(MetalExpression(kind: .layerTexture, type: type, span: span)))
    case .pointer(let element, let space):
      let isWritten = space == .thread && !parameter.type.isConstant
      switch shape {
      case .single:
        let variable = addVariable(name, element)
        pass(variable, written: isWritten)
        declare(
          name, .alias(pointer(.single(use(variable, at: span)), nil, element, space, at: span)))
      case .array(let arrayType):
        let variable = addVariable(name, arrayType)
        pass(variable, written: isWritten)
        let offset = addVariable(name + "Offset", .int)
        pass(offset, written: parameter.isWritten)
        declare(name, .pointer(.array(use(variable, at: span)), element: element, offset: offset))
      case .data(let isPacked):
        let variable = addVariable(name, .float, isBuffer: true)
        pass(variable, written: false)
        declareBuffer(.data(use(variable, at: span), isPacked: isPacked), element, space)
      case .buffer, .none, .layerTexture, .closure:
        let variable = addVariable(name, element, isBuffer: true)
        pass(variable, written: false)
        declareBuffer(.buffer(use(variable, at: span)), element, space)
      }
    default:
      let variable = addVariable(name, type)
      function.variables[variable].isConstant = parameter.type.isConstant
      pass(variable, written: parameter.isWritten)
      declare(name, .variable(variable))
    }
  }

  func pointer(
    _ base: MetalPointer.Base, _ offset: MetalExpression?, _ element: MetalType,
    _ space: AddressSpace,
    at span: Span
  ) -> MetalExpression {
    MetalExpression(
      kind: .own(.pointer(MetalPointer(base: base, offset: offset))),
      type: .pointer(element, space),
      span: span)
  }

  /// The type of the first `return`, for `auto f()`.
  private func autoResult(_ syntax: FunctionSyntax) -> MetalType {
    guard let key, let body = syntax.body, let index else { return .unknown }
    guard checker.resultDepth < 20 else {
      fail("the type of '\(syntax.name)' depends on itself", at: syntax.nameSpan)
      return .unknown
    }
    checker.resultDepth += 1
    defer { checker.resultDepth -= 1 }
    checker.program.functions[index] = function
    let probe = FunctionChecker(checker: checker, instance: key, index: index)
    probe.function = function
    probe.locals = locals
    probe.declarationSpans = declarationSpans
    probe.owner = owner
    probe.function.returnType = .unknown
    _ = probe.scoped { probe.check(body) }
    return probe.firstResult ?? .void
  }

  /// Type of the first value returned, while the function's own type is not known.
  var firstResult: MetalType?

  /// Checks the body and puts the finished function into the program.
  func checkBody() {
    guard let key, let index else { return }
    let syntax = checker.functions[key.function].syntax
    guard !function.isBroken, let body = syntax.body else {
      checker.program.functions[index].isBroken = true
      return
    }
    var statements: [MetalStatement] = []
    if syntax.isConstructor { statements += constructorStart(syntax) }
    statements += scoped { check(body) }
    if syntax.isConstructor, let object = ownObject(at: function.span) {
      statements.append(MetalStatement(kind: .returning(object), span: function.span))
    }
    if function.returnType != .void, !syntax.isConstructor, !statements.alwaysReturn {
      statements += finalReturn(syntax, statements)
    }
    let scratch = hoisted.map { variable in
      MetalStatement(kind: .declaration(variable, nil), span: function.span)
    }
    function.body = scratch + statements
    checker.program.functions[index] = function
  }

  /// A `return` for the paths that have none: Metal leaves their value open, GLSL wants one.
  private func finalReturn(_ syntax: FunctionSyntax, _ statements: [MetalStatement])
    -> [MetalStatement]
  {
    guard statements.contains(where: \.returnsSomewhere) else {
      fail(
        "'\(syntax.name)' never returns a value", at: syntax.nameSpan,
        hint: "end it with 'return' and a value of type '\(name(of: function.returnType))'")
      return []
    }
    guard let zero = zeroValue(of: function.returnType, at: syntax.nameSpan) else { return [] }
    return [MetalStatement(kind: .returning(zero), span: syntax.nameSpan)]
  }
}
