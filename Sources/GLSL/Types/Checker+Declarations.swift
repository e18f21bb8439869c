internal import Diagnostics
internal import ShaderTree

extension Checker {
  func check(_ declarations: [DeclarationSyntax]) {
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
  /// - Parameter count: Elements of an array whose size is not written.
  func resolve(_ syntax: TypeSyntax, count: Int? = nil) -> ShaderType {
    var type = element(syntax)
    guard type != .unknown else { return .unknown }
    if !syntax.arraySizes.isEmpty, type == .void {
      fail("an array of 'void' is not possible", at: syntax.span)
      return .unknown
    }
    if !syntax.arraySizes.isEmpty, case .texture = type {
      stop("an array of samplers", at: syntax.span)
      return .unknown
    }
    for (depth, size) in syntax.arraySizes.enumerated().reversed() {
      guard let size else {
        guard depth == 0, let count else {
          stop("an array without a size", at: syntax.span)
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
        stop("the size of this array", at: size.span)
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
    _ syntax: TypeSyntax, of thing: String, at span: Span, count: Int? = nil
  ) -> ShaderType {
    let type = resolve(syntax, count: count)
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
      stop("the type '\(syntax.name)'", at: syntax.span)
    } else if !hasGaps {
      let structures = program.structures.map { names.author(ofBare: $0.name) }
      fail(
        "unknown type '\(names.author(syntax.name))'", at: syntax.span,
        hint: hint(for: syntax.name, among: structures + Keywords.types.sorted()))
    }
    return .unknown
  }

  func declareStructure(_ syntax: StructureSyntax) {
    var fields: [TypedStructure.Field] = []
    var isClear = true
    for field in syntax.fields {
      let type = resolve(field.type)
      if type == .unknown { isClear = false }
      if type == .void {
        // Mesa takes it, though the language has no such fields.
        stop("a field of type 'void'", at: field.nameSpan)
        isClear = false
      }
      if case .texture = type {
        stop("a sampler in a struct", at: field.nameSpan)
        isClear = false
      }
      if fields.contains(where: { $0.name == field.name }) {
        fail(
          "redefinition of '\(names.author(field.name))'", at: field.nameSpan)
        isClear = false
      }
      fields.append(TypedStructure.Field(name: field.name, type: type))
    }
    guard isClear else { return declare(syntax.name, .unclear) }
    declare(
      syntax.name,
      .structure(
        program.structures.add(TypedStructure(name: names.bare(syntax.name), fields: fields))))
  }

  /// The host sets no blocks; their members are known so that what uses them is checked.
  private func declareBlock(_ syntax: BlockSyntax) {
    stop("a block of uniforms or of inputs", at: syntax.nameSpan)
    if let instance = syntax.instance { return declare(instance, .unclear) }
    for field in syntax.fields {
      let type = resolveValue(field.type, of: "a field", at: field.nameSpan)
      guard type != .unknown else {
        declare(field.name, .unclear)
        continue
      }
      declare(field.name, .global(provide(field.name, type)))
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

  private func declareGlobal(_ syntax: VariableSyntax) {
    callees = []
    globals = []
    let isProvided = ["uniform", "in", "out", "varying", "attribute", "buffer", "shared"]
      .contains(where: syntax.qualifiers.has)
    let (type, value) = valueAndType(of: syntax)
    guard type != .unknown else { return declare(syntax.name, .unclear) }
    if case .global? = scopes[0][syntax.name], !isProvided {
      fail("redefinition of '\(names.author(syntax.name))'", at: syntax.nameSpan)
      return
    }
    if isProvided {
      // A stage's inputs and outputs are declared by the host.
      if !syntax.qualifiers.has("uniform") {
        stop("an input or output of the stage", at: syntax.nameSpan)
      }
      return declare(syntax.name, .global(provide(syntax.name, type)))
    }
    let isConstant = syntax.qualifiers.has("const")
    if isConstant, value == nil, syntax.initializer == nil {
      fail("constant '\(names.author(syntax.name))' needs a value", at: syntax.nameSpan)
      return declare(syntax.name, .unclear)
    }
    if case .texture = type {
      stop("a sampler that is not a uniform", at: syntax.nameSpan)
    }
    // Only what is reached is written, and in another order.
    if !isConstant, !callees.isEmpty {
      stop("a variable that starts with a call", at: syntax.nameSpan)
    }
    let global = TypedGlobal(
      name: names.bare(syntax.name), type: type,
      value: value ?? .invalid(at: syntax.nameSpan), callees: callees, globals: globals,
      storage: .declared(isConstant ? "const" : ""))
    let index = program.globals.add(global)
    if isConstant {
      constantGlobals[index] = components(global.value)
      constantGlobalArrays[index] = elements(global.value)
    }
    declare(syntax.name, .global(index))
  }

  /// Returns the type of a variable and what it starts with, converted.
  private func valueAndType(of syntax: VariableSyntax) -> (ShaderType, TypedExpression?) {
    let isSizeless = syntax.type.arraySizes.first.map { $0 == nil } ?? false
    func resolved(count: Int? = nil) -> ShaderType {
      resolveValue(syntax.type, of: "a variable", at: syntax.nameSpan, count: count)
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
              "array '\(names.author(syntax.name))' starts with '\(name(of: value.type))'",
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
      fail("redefinition of '\(names.author(syntax.name))'", at: syntax.nameSpan)
    }
    if case .texture = type { stop("a sampler as a variable", at: syntax.nameSpan) }
    guard type != .unknown else {
      declare(syntax.name, .unclear)
      return []
    }
    let isConstant = syntax.qualifiers.has("const")
    let index = addVariable(syntax.name, type, isConstant: isConstant)
    if isConstant {
      constantVariables.insert(index)
      constantLocals[index] = value.flatMap(components)
      constantLocalArrays[index] = value.flatMap(elements)
      if value == nil {
        fail("constant '\(names.author(syntax.name))' needs a value", at: syntax.nameSpan)
      }
    }
    return [TypedStatement(kind: .declaration(index, value), span: span)]
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
      let isRead = !parameter.qualifiers.has("out") || parameter.qualifiers.has("in")
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
    if names.author(syntax.name) == "main", let first = syntax.parameters.first {
      fail("'main' has no parameters", at: first.nameSpan)
      return
    }
    if let nameless = syntax.parameters.first(where: { $0.name.isEmpty }) {
      fail("a parameter of a function with a body needs a name", at: nameless.type.span)
      return
    }
    if !defined.insert(index).inserted {
      fail("redefinition of '\(names.author(syntax.name))'", at: syntax.nameSpan)
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
      fail("redefinition of '\(names.author(syntax.name))'", at: syntax.nameSpan)
      return nil
    }
    if let known = overloads.first(where: { $0.parameters.map(\.type) == parameters.map(\.type) }) {
      if program.functions[known.index].returnType != result {
        fail(
          "'\(names.author(syntax.name))' was declared with the result "
            + "'\(name(of: program.functions[known.index].returnType))'",
          at: syntax.nameSpan)
        return nil
      }
      return known.index
    }
    let index = program.functions.add(
      TypedFunction(
        name: names.bare(syntax.name), returnType: result,
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
        fail("redefinition of parameter '\(names.author(parameter.name))'", at: parameter.nameSpan)
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
      fail("'\(names.author(syntax.name))' never returns a value", at: syntax.nameSpan)
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
