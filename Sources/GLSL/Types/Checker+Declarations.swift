internal import Diagnostics
internal import ShaderTree

extension Checker {
  /// Checks a part behind those that were checked before.
  func check(_ part: GLSLPart) {
    let source = part.source
    for mistake in source.mistakes { log.record(mistake) }
    guard !source.isTooDeep else { return }
    author = part.author
    hasGaps = source.hasGaps
    declaredFunctions = Set(source.syntax.compactMap(\.functionName))
    start = GlobalStart()
    if let author {
      scopes = [[:]]
      given = author.given.compactMapValues { hostScope[$0] }
    } else {
      (scopes, given) = ([hostScope], [:])
    }
    check(source.syntax)
    guard let author else {
      hostScope = scopes[0]
      return
    }
    starts[author.start] = start
    for case (let name, .functions(let overloads)) in scopes[0] {
      if let exported = author.exported[name] { hostScope[exported] = .functions(overloads) }
    }
  }

  private func check(_ declarations: [DeclarationSyntax]) {
    for declaration in declarations {
      switch declaration.kind {
      case .function(let function): declareFunction(function)
      case .variable(let variable): declareGlobal(variable)
      case .structure(let structure): declareStructure(structure)
      case .block(let block): declareBlock(block)
      }
    }
  }

  // MARK: Types

  /// Returns the type, or `unknown`, with a report.
  ///
  /// - Parameters:
  ///   - count: Elements of an array whose size is not written.
  ///   - isUniform: Whether it is a uniform's, which may have samplers in it.
  func resolve(
    _ syntax: TypeSyntax, count: Int? = nil, isUniform: Bool = false
  ) -> ShaderType {
    var type = element(syntax)
    guard type != .unknown else { return .unknown }
    if !syntax.arraySizes.isEmpty, type == .void {
      fail("an array of 'void' is not possible", at: syntax.span)
      return .unknown
    }
    if !isUniform, !syntax.arraySizes.isEmpty, case .texture = type {
      unsupported("an array of samplers", at: syntax.span)
      return .unknown
    }
    if !isUniform, type.isStructure, holdsSampler(type) {
      unsupported("a struct with a sampler that is not a uniform", at: syntax.span)
      return .unknown
    }
    for (depth, size) in syntax.arraySizes.enumerated().reversed() {
      guard let size else {
        guard depth == 0, let count else {
          unsupported("an array without a size", at: syntax.span)
          return .unknown
        }
        type = .array(type, count)
        continue
      }
      let checked = check(size)
      guard checked.type != .unknown else { return .unknown }
      guard checked.type == .int || checked.type == .uint else {
        fail(
          "the size of an array must be an integer, found '\(name(of: checked.type))'",
          at: size.span)
        return .unknown
      }
      guard let known = integer(checked) else {
        unsupported("the size of this array", at: size.span)
        return .unknown
      }
      guard known > 0, known <= 1 << 20 else {
        fail("an array of \(known) elements is not possible", at: size.span)
        return .unknown
      }
      type = .array(type, Int(known))
    }
    return type
  }

  /// Returns the type of something that has a value, or `unknown`, with a report.
  ///
  /// - Parameter thing: What it is, for a message, as in "a variable".
  private func resolveValue(
    _ syntax: TypeSyntax, of thing: String, at span: Span, count: Int? = nil,
    isUniform: Bool = false
  ) -> ShaderType {
    let type = resolve(syntax, count: count, isUniform: isUniform)
    guard type == .void else { return type }
    fail("\(thing) cannot be 'void'", at: span)
    return .unknown
  }

  private func element(_ syntax: TypeSyntax) -> ShaderType {
    switch lookUp(syntax.name) {
    case .structure(let index): return .structure(index)
    case .unclear: return .unknown
    default: break
    }
    if let type = TypeNames.type(named: syntax.name) { return type }
    if Keywords.types.contains(syntax.name) {
      unsupported("the type '\(syntax.name)'", at: syntax.span)
    } else if !hasGaps {
      let structures = program.structures.map { shown($0.name) }
      fail(
        "unknown type '\(shown(syntax.name))'", at: syntax.span,
        hint: hint(for: syntax.name, among: structures + Keywords.types.sorted()))
    }
    return .unknown
  }

  func declareStructure(_ syntax: StructureSyntax) {
    var fields: [TypedStructure.Field] = []
    var isClear = true
    for field in syntax.fields {
      let type = resolve(field.type, isUniform: true)
      if type == .unknown { isClear = false }
      if type == .void {
        fail("a field cannot be 'void'", at: field.nameSpan)
        isClear = false
      }
      if fields.contains(where: { $0.name == field.name }) {
        fail(
          "redefinition of '\(shown(field.name))'", at: field.nameSpan)
        isClear = false
      }
      fields.append(TypedStructure.Field(name: field.name, type: type))
    }
    guard isClear else { return declare(syntax.name, .unclear) }
    declare(
      syntax.name,
      .structure(
        program.structures.add(TypedStructure(name: bare(syntax.name), fields: fields))))
  }

  /// The members of a block are variables of their own, which the host sets one by one.
  private func declareBlock(_ syntax: BlockSyntax) {
    var members: [String: Symbol] = [:]
    for field in syntax.fields {
      let name = syntax.instance.map { "\($0).\(field.name)" } ?? field.name
      let type = resolveValue(field.type, of: "a field", at: field.nameSpan)
      members[field.name] =
        given[name] ?? (type == .unknown ? .unclear : .global(provide(field.name, type)))
    }
    if let instance = syntax.instance {
      // One of an array could be any of them.
      declare(instance, syntax.arraySizes.isEmpty ? .block(members) : .unclear)
    } else {
      for (name, symbol) in members { declare(name, symbol) }
    }
  }

  // MARK: Variables

  /// Adds a name that is declared outside of the tree.
  func provide(_ name: String, _ type: ShaderType) -> GlobalIndex {
    program.globals.add(
      TypedGlobal(
        name: name, type: type,
        value: .invalid(at: Span(start: SourceLocation(file: -1, offset: 0), length: 0)),
        storage: .provided))
  }

  func declareGlobal(_ syntax: VariableSyntax) {
    callees = []
    globals = []
    let isProvided = ["uniform", "in", "out", "varying", "attribute", "buffer", "shared"]
      .contains(where: syntax.qualifiers.has)
    if isProvided, let symbol = given[syntax.name] { return declare(syntax.name, symbol) }
    let (type, value) = valueAndType(of: syntax)
    guard type != .unknown else { return declare(syntax.name, .unclear) }
    if case .global? = scopes[0][syntax.name], !isProvided {
      fail("redefinition of '\(shown(syntax.name))'", at: syntax.nameSpan)
      return
    }
    if isProvided, type.isSetInParts {
      return declare(
        syntax.name, .assembled(assembled(type, path: syntax.name, at: syntax.nameSpan)))
    }
    if isProvided {
      let index = provide(syntax.name, type)
      if syntax.qualifiers.has("out") { outputs.insert(index) }
      if author?.silent.contains(syntax.name) == true { silentGlobals.insert(index) }
      return declare(syntax.name, .global(index))
    }
    let isConstant = syntax.qualifiers.has("const")
    if isConstant, value == nil, syntax.initializer == nil {
      fail("constant '\(shown(syntax.name))' needs a value", at: syntax.nameSpan)
      return declare(syntax.name, .unclear)
    }
    if case .texture = type {
      unsupported("a sampler that is not a uniform", at: syntax.nameSpan)
    }
    let initial = value ?? zero(of: type, at: syntax.nameSpan)
    let isSetAtStart = author != nil && initial.map(isConstantExpression) == false
    var global = TypedGlobal(
      name: bare(syntax.name), type: type, value: .invalid(at: syntax.nameSpan),
      storage: .declared(isConstant && !isSetAtStart ? "const" : ""))
    if let initial, !isSetAtStart {
      (global.value, global.callees, global.globals) = (initial, callees, globals)
    }
    let index = program.globals.add(global)
    if let initial, isSetAtStart { set(index, to: initial, at: syntax.nameSpan) }
    if isConstant {
      fixedGlobals.insert(index)
      constantGlobals[index] = components(global.value)
      constantGlobalArrays[index] = elements(global.value)
    }
    declare(syntax.name, .global(index))
  }

  /// Sets a global at the start of the program.
  private func set(_ index: GlobalIndex, to value: TypedExpression, at span: Span) {
    let type = program.globals[index].type
    let target = TypedExpression(kind: .global(index), type: type, span: span)
    let assignment = TypedExpression(
      kind: .assignment(nil, target, value), type: type, span: span)
    start.statements.append(TypedStatement(kind: .expression(assignment), span: span))
    start.callees += callees.filter { !start.callees.contains($0) }
    start.globals += (globals + [index]).filter { !start.globals.contains($0) }
  }

  /// Whether a value depends on no input, so that a declaration outside of functions may have it.
  private func isConstantExpression(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .variable, .call, .increment, .assignment, .comma: return false
    case .global(let index):
      if case .declared("const") = program.globals[index].storage { return true }
      return false
    case .standardCall(let call):
      if case .builtin(let name, _) = call.lowering {
        guard BuiltinFunction.named(name)?.isPure == true, !call.writesArgument else {
          return false
        }
      }
      return call.arguments.allSatisfy(isConstantExpression)
    default: return value.parts.allSatisfy(isConstantExpression)
    }
  }

  /// The initial value of an author's variable that is given none: 0, as in browsers. GLSL leaves
  /// it undefined, and the same frame could look different each time.
  private func zero(of type: ShaderType, at span: Span) -> TypedExpression? {
    guard author != nil, type.isArithmetic || type.isMatrix else { return nil }
    return TypedExpression(
      kind: .construction([.integer(0, at: span)]), type: type, span: span)
  }

  private func bare(_ name: String) -> String {
    author == nil && name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  /// Returns the type of a variable and what it starts with, converted.
  func valueAndType(of syntax: VariableSyntax) -> (ShaderType, TypedExpression?) {
    let isSizeless = syntax.type.arraySizes.first.map { $0 == nil } ?? false
    func resolved(count: Int? = nil) -> ShaderType {
      resolveValue(
        syntax.type, of: "a variable", at: syntax.nameSpan, count: count,
        isUniform: syntax.qualifiers.has("uniform"))
    }
    guard let initializer = syntax.initializer else { return (resolved(), nil) }
    var count: Int?
    if isSizeless {
      if case .list(let parts) = initializer.kind {
        count = parts.count
      } else {
        let value = check(initializer)
        guard case .array(_, let found) = value.type else {
          if value.type != .unknown {
            fail(
              "array '\(shown(syntax.name))' starts with '\(name(of: value.type))'",
              at: initializer.span)
          }
          return (.unknown, nil)
        }
        count = found
        let type = resolved(count: count)
        return (type, type == .unknown ? nil : convert(value, to: type))
      }
    }
    let type = resolved(count: count)
    guard type != .unknown else {
      if case .list = initializer.kind {} else { _ = check(initializer) }
      return (.unknown, nil)
    }
    return (type, initialValue(initializer, for: type))
  }

  /// Returns the value of an initializer, a list among them, as a value of `type`.
  func initialValue(_ syntax: ExpressionSyntax, for type: ShaderType) -> TypedExpression {
    guard case .list(let parts) = syntax.kind else { return convert(check(syntax), to: type) }
    let wanted: [ShaderType]
    switch type {
    case .array(let element, let count): wanted = Array(repeating: element, count: count)
    case .structure(let index): wanted = program.structures[index].fields.map(\.type)
    case .vector(let scalar, let width):
      wanted = Array(repeating: .scalar(scalar), count: width)
    case .matrix(let scalar, let columns, let rows):
      wanted = Array(repeating: .vector(scalar, rows), count: columns)
    default: return fail("a list does not fit '\(name(of: type))'", at: syntax.span)
    }
    guard wanted.count == parts.count else {
      return fail(
        "'\(name(of: type))' needs \(wanted.count) values, found \(parts.count)", at: syntax.span)
    }
    let values = zip(parts, wanted).map { initialValue($0, for: $1) }
    return TypedExpression(kind: .construction(values), type: type, span: syntax.span)
  }

  func declareLocal(_ syntax: VariableSyntax, at span: Span) -> [TypedStatement] {
    let (type, value) = valueAndType(of: syntax)
    if case .variable? = scopes[scopes.count - 1][syntax.name] {
      fail("redefinition of '\(shown(syntax.name))'", at: syntax.nameSpan)
    }
    if case .texture = type { unsupported("a sampler as a variable", at: syntax.nameSpan) }
    guard type != .unknown else {
      declare(syntax.name, .unclear)
      return []
    }
    let isConstant = syntax.qualifiers.has("const")
    let initial = isConstant ? value : value ?? zero(of: type, at: syntax.nameSpan)
    let index = addVariable(syntax.name, type, isConstant: isConstant)
    if isConstant {
      constantVariables.insert(index)
      constantLocals[index] = value.flatMap(components)
      constantLocalArrays[index] = value.flatMap(elements)
      if value == nil {
        fail("constant '\(shown(syntax.name))' needs a value", at: syntax.nameSpan)
      }
    }
    return [TypedStatement(kind: .declaration(index, initial), span: span)]
  }

  private func addVariable(_ name: String, _ type: ShaderType, isConstant: Bool) -> VariableIndex {
    guard var open = function else {
      preconditionFailure("a variable is declared outside of a function")
    }
    let index = open.variables.add(
      TypedVariable(name: name, type: type, isConstant: isConstant))
    function = open
    if !name.isEmpty { declare(name, .variable(index)) }
    return index
  }

  // MARK: Functions

  private func declareFunction(_ syntax: FunctionSyntax) {
    let result = resolve(syntax.returnType)
    let parameters = syntax.parameters.map { parameter -> Overload.Parameter in
      let isWritten = parameter.qualifiers.has("out") || parameter.qualifiers.has("inout")
      let isRead =
        !parameter.qualifiers.has("out") || parameter.qualifiers.has("in")
        || author?.initializedOutputs.contains(syntax.name) == true
      return Overload.Parameter(
        type: resolveValue(parameter.type, of: "a parameter", at: parameter.nameSpan),
        isRead: isRead, isWritten: isWritten)
    }
    guard result != .unknown, !parameters.contains(where: { $0.type == .unknown }) else {
      scopes[0][syntax.name] = .unclear
      return
    }
    guard let index = index(of: syntax, parameters, returning: result) else { return }
    guard let body = syntax.body else { return }
    if shown(syntax.name) == "main", let first = syntax.parameters.first {
      fail("'main' has no parameters", at: first.nameSpan)
      return
    }
    if let nameless = syntax.parameters.first(where: { $0.name.isEmpty }) {
      fail("a parameter of a function with a body needs a name", at: nameless.type.span)
      return
    }
    if !defined.insert(index).inserted {
      fail("redefinition of '\(shown(syntax.name))'", at: syntax.nameSpan)
      return
    }
    if syntax.isDamaged {
      program.functions[index].isBroken = true
      return
    }
    checkBody(body, of: syntax, parameters, at: index)
  }

  /// Returns the function of this name and these parameters, a new one if there is none yet;
  /// `nil`, with a report, if the name is taken.
  private func index(
    of syntax: FunctionSyntax, _ parameters: [Overload.Parameter], returning result: ShaderType
  ) -> FunctionIndex? {
    var overloads: [Overload] = []
    switch scopes[0][syntax.name] {
    case nil: break
    case .functions(let known)?: overloads = known
    case .unclear?: return nil
    default:
      fail("redefinition of '\(shown(syntax.name))'", at: syntax.nameSpan)
      return nil
    }
    if let known = overloads.first(where: { $0.parameters.map(\.type) == parameters.map(\.type) }) {
      if program.functions[known.index].returnType != result {
        fail(
          "'\(shown(syntax.name))' was declared with the result "
            + "'\(name(of: program.functions[known.index].returnType))'",
          at: syntax.nameSpan)
        return nil
      }
      return known.index
    }
    let index = program.functions.add(
      TypedFunction(
        name: bare(syntax.name), returnType: result,
        span: syntax.nameSpan))
    scopes[0][syntax.name] = .functions(
      overloads + [Overload(index: index, parameters: parameters)])
    return index
  }

  private func checkBody(
    _ body: [StatementSyntax], of syntax: FunctionSyntax, _ parameters: [Overload.Parameter],
    at index: FunctionIndex
  ) {
    function = program.functions[index]
    callees = []
    globals = []
    constantVariables = []
    constantLocals = [:]
    constantLocalArrays = [:]
    scopes.append([:])
    for (parameter, known) in zip(syntax.parameters, parameters) {
      if !parameter.name.isEmpty, scopes[scopes.count - 1][parameter.name] != nil {
        fail("redefinition of parameter '\(shown(parameter.name))'", at: parameter.nameSpan)
      }
      let variable = addVariable(parameter.name, known.type, isConstant: false)
      if parameter.qualifiers.has("const") { constantVariables.insert(variable) }
      function?.parameters.append(
        TypedParameter(variable: variable, isWritten: known.isWritten, isRead: known.isRead))
    }
    // The body has a scope of its own: some versions let it hide a parameter.
    let statements = scoped { check(body) }
    scopes.removeLast()
    if let wanted = function?.returnType, wanted != .void,
      !statements.contains(where: \.returnsSomewhere)
    {
      fail("'\(shown(syntax.name))' never returns a value", at: syntax.nameSpan)
    }
    function?.body = statements
    function?.callees = callees
    function?.globals = globals
    if let function { program.functions[index] = function }
    function = nil
  }
}

extension TypedStatement {
  /// Whether there is a `return` anywhere inside.
  fileprivate var returnsSomewhere: Bool {
    switch kind {
    case .returning: true
    case .block(let inner), .forLoop(_, _, _, let inner), .whileLoop(_, let inner),
      .doLoop(let inner, _), .choice(_, let inner):
      inner.contains(where: \.returnsSomewhere)
    case .conditional(_, let first, let second):
      (first + (second ?? [])).contains(where: \.returnsSomewhere)
    default: false
    }
  }
}
