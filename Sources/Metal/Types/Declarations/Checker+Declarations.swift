internal import ShaderTree
internal import Tokens

extension Checker {
  /// Reads and declares a file with all it includes; returns its outermost scope.
  func declareUnit(_ entry: SourceLibrary.Entry) -> Scope {
    searchedPaths.insert(entry.path)
    unsearchedPaths.removeAll { $0 == entry.path }
    var preprocessor = Preprocessor(library: library, language: .metal)
    let tokens = preprocessor.tokens(of: entry)
    let countBefore = log.errorCount
    let (declarations, isDamaged) = Parser.declarations(of: tokens, log: log)
    let countRead = log.errorCount
    let scope = Scope(name: "", parent: nil, unit: units.count)
    units.append(scope)
    let firstGlobal = globals.count
    declare(declarations, in: scope)
    if scope.unit == 0 {
      if !isDamaged {
        refuseMissingHeaders(in: tokens, preprocessor.systemHeaders)
        refuseProgramScope(since: firstGlobal, in: scope.unit)
      }
      isFileDamaged = countBefore > 0 || isDamaged || log.errorCount > countRead
    }
    return scope
  }

  private func declare(_ declarations: [DeclarationSyntax], in scope: Scope) {
    for declaration in declarations { declare(declaration, in: NameContext(scope: scope)) }
  }

  /// Puts what `declaration` names into the scope of `context`.
  func declare(_ declaration: DeclarationSyntax, in context: NameContext) {
    let scope = context.scope
    switch declaration.kind {
    case .function(let function):
      declare(function, in: scope)
    case .variables(let variables):
      for variable in variables { declare(variable, in: scope) }
    case .structure(let structure):
      declare(structure, in: context)
    case .enumeration(let enumeration):
      declare(enumeration, in: context)
    case .alias(let name, let type):
      scope.declare(name, .alias(type))
    case .namespace(let name, let inner):
      declare(inner, in: scope.child(name))
    case .openNamespace(let path):
      if path.first == "metal" { scope.opensMetal = true }
      if let opened = scope.lookUpScope(path), opened !== scope { scope.opened.append(opened) }
    case .openName(let path):
      if path.first == "metal", let name = path.last { scope.metalNames.insert(name) }
      guard let name = path.last, let source = scope.lookUpScope(path.dropLast()) else { return }
      for symbol in source.own(name) { scope.declare(name, symbol) }
    }
  }

  private func declare(_ variable: VariableSyntax, in scope: Scope) {
    var scope = scope
    if case .lambda(let lambda)? = variable.initializer?.kind {
      // Outside of functions it captures nothing.
      var function = lambda.function
      function.name = variable.name
      function.nameSpan = variable.nameSpan
      function.template = function.nameAutoParameters()
      scope.declare(function.name, .function(functions.count))
      functions.append(DeclaredFunction(syntax: function, scope: scope, captureTypes: []))
      return
    }
    if !variable.qualifier.isEmpty {  // `constant half4 Palette::ink = …;` outside of the struct
      guard let owner = scope.lookUpScope(variable.qualifier) else {
        report(
          "use of undeclared identifier '\(variable.qualifier.joined(separator: "::"))'",
          at: variable.nameSpan)
        return
      }
      scope = owner
      for case .global(let known) in owner.symbols[variable.name] ?? []
      where globals[known].syntax.initializer == nil {
        globals[known].syntax = variable
        return
      }
    }
    scope.declare(variable.name, .global(globals.count))
    globals.append(DeclaredGlobal(syntax: variable, scope: scope))
  }

  private func declare(_ function: FunctionSyntax, in scope: Scope) {
    guard let owner = function.qualifier.last else {
      if function.isSpecialization {
        functionSpecializations[function.name, default: []].append(functions.count)
      } else {
        scope.declare(function.name, .function(functions.count))
      }
      functions.append(
        DeclaredFunction(
          syntax: function, scope: scope, structure: scope.structure,
          bindings: scope.structure.map { structures[$0].context.bindings } ?? [:]))
      return
    }
    // `float Wave::height() const { … }` outside of the struct
    let enclosing = scope.lookUpScope(function.qualifier.dropLast()) ?? scope
    for symbol in enclosing.lookUp(owner) {
      guard case .structure(let index) = symbol else { continue }
      let members = structures[index].members
      if let known = prototype(of: function, among: members) {
        // Takes its place, so that lookup finds one function.
        let declared = functions[known].syntax
        functions[known].syntax = function
        functions[known].syntax.isStatic = declared.isStatic
        for (position, parameter) in declared.parameters.enumerated()
        where function.parameters[position].defaultValue == nil {
          functions[known].syntax.parameters[position].defaultValue = parameter.defaultValue
        }
        if members.unit != scope.unit {  // it sees what stands beside it in its own file
          let inside = Scope(name: members.name, parent: scope, unit: scope.unit)
          inside.structure = index
          inside.opened = [members]
          localScopes.append(inside)
          functions[known].scope = inside
        }
        return
      }
      members.declare(function.name, .function(functions.count))
      functions.append(DeclaredFunction(syntax: function, scope: members, structure: index))
      return
    }
    if let namespace = scope.lookUpScope(function.qualifier) {
      namespace.declare(function.name, .function(functions.count))
      functions.append(DeclaredFunction(syntax: function, scope: namespace, structure: nil))
    }
  }

  /// Returns the declaration inside a struct of a function that is defined outside of it: of
  /// several with as many parameters, the one whose types are written alike.
  private func prototype(of function: FunctionSyntax, among members: Scope) -> Int? {
    let candidates = (members.symbols[function.name] ?? []).compactMap { symbol -> Int? in
      guard case .function(let known) = symbol, functions[known].syntax.body == nil,
        functions[known].syntax.parameters.count == function.parameters.count
      else { return nil }
      return known
    }
    let wanted = function.parameters.map(\.type.spelling)
    return candidates.first { functions[$0].syntax.parameters.map(\.type.spelling) == wanted }
      ?? candidates.first
  }

  private func declareSpecialization(_ structure: StructureSyntax, in scope: Scope) {
    if structure.fields.isEmpty, structure.methods.isEmpty { return }  // only announced
    for case .structure(let template) in scope.lookUpType(structure.name)
    where structures[template].syntax.template != nil {
      structureSpecializations[template, default: []].append((structure, scope))
      return
    }
    report("there is no class template '\(structure.name)'", at: structure.nameSpan)
  }

  private func declare(_ structure: StructureSyntax, in context: NameContext) {
    if structure.templateArguments != nil {
      declareSpecialization(structure, in: context.scope)
      return
    }
    let isForward =
      structure.fields.isEmpty && structure.methods.isEmpty && structure.items.isEmpty
    // A header read for two files declares one struct, not two.
    let origin = StructureOrigin(name: structure.name, place: structure.nameSpan.start)
    if !isForward, let known = structureOrigins[origin] {
      context.scope.declare(structure.name, .structure(known))
      return
    }
    for case .structure(let known) in context.scope.symbols[structure.name] ?? [] {
      let old = structures[known].syntax
      if isForward { return }
      if old.fields.isEmpty, old.methods.isEmpty {
        define(structure, at: known, in: context)
        return
      }
    }
    let index = program.structures.add(MetalStructure(name: structure.name, fields: []))
    let members = Scope(name: structure.name, parent: context.scope, unit: context.scope.unit)
    members.structure = index
    context.scope.adopt(members)
    context.scope.declare(structure.name, .structure(index))
    if !isForward { structureOrigins[origin] = index }
    structures.append(DeclaredStructure(syntax: structure, context: context, members: members))
    define(structure, at: index, in: context)
  }

  func define(
    _ structure: StructureSyntax, at index: StructureIndex, in context: NameContext
  ) {
    structures[index].syntax = structure
    structures[index].context = context
    let members = structures[index].members
    for item in structure.items { declare(item, in: NameContext(scope: members)) }
    for method in structure.methods { declare(method, in: members) }
  }

  private func declare(_ enumeration: EnumerationSyntax, in context: NameContext) {
    let scope = context.scope
    let isForward = enumeration.cases.isEmpty
    if isForward, scope.symbols[enumeration.name] != nil { return }
    let index = enumerations.count
    enumerations.append(enumeration)
    if !isForward || scope.symbols[enumeration.name] == nil {
      scope.declare(enumeration.name, .enumeration(index))
    }
    let inner = scope.child(enumeration.name)
    var next: Int64 = 0
    for item in enumeration.cases {
      if let value = item.value {
        // Later cases may be computed from earlier ones.
        let here = NameContext(scope: inner, bindings: context.bindings)
        if let known = constantValue(of: value, in: here) {
          next = known
          if !(Int64(Int32.min)...Int64(UInt32.max)).contains(known) {
            report(
              "the value of '\(item.name)' needs 64 bits, which enums lack here", at: value.span)
          }
        } else {
          report("the value of '\(item.name)' is not a constant integer", at: value.span)
        }
      }
      inner.declare(item.name, .enumerationCase(index, next))
      if !enumeration.isScoped { scope.declare(item.name, .enumerationCase(index, next)) }
      next &+= 1
    }
  }

  /// Declares files that were not read yet and in which `name` occurs, until one defines it.
  ///
  /// Mistakes in such a file are its own, unless they are in what was looked for.
  ///
  /// - Returns: A scope in which a function of that name has a body; `nil` if there is none in
  ///   the project.
  func unitDefining(_ name: String) -> Scope? {
    for unit in units where defines(name, in: unit) { return unit }
    var found: Scope?
    declareFiles(naming: name) { unit in
      if defines(name, in: unit) { found = unit }
      return found != nil
    }
    return found
  }

  /// Declares files that were not read yet and in which `name` occurs, until one is what was
  /// looked for.
  func declareFiles(naming name: String, until isFound: (Scope) -> Bool) {
    var isDone = false
    for path in unsearchedPaths where !isDone {
      log.tentatively {
        guard let entry = library.entry(at: path, naming: name) else { return false }
        isDone = isFound(declareUnit(entry))
        return isDone && functions.contains { $0.syntax.name == name && $0.syntax.isDamaged }
      }
    }
  }

  private func defines(_ name: String, in scope: Scope) -> Bool {
    let here = (scope.symbols[name] ?? []).contains { symbol in
      if case .function(let index) = symbol { functions[index].syntax.body != nil } else { false }
    }
    return here || scope.children.values.contains { defines(name, in: $0) }
  }
}

extension TypeSyntax {
  /// Its last name, and what its declarator adds.
  fileprivate var spelling: String {
    name.last + String(repeating: "*", count: pointers) + (isReference ? "&" : "")
      + String(repeating: "[]", count: arraySizes.count)
  }
}

extension FunctionSyntax {
  /// Gives each `auto` parameter a type of its own and returns these as template parameters; `nil`
  /// if there are none.
  mutating func nameAutoParameters() -> [TemplateParameterSyntax]? {
    var template: [TemplateParameterSyntax] = []
    for position in parameters.indices where parameters[position].type.isAuto {
      let name = "auto \(position)"
      parameters[position].type.name.path = [name]
      template.append(.type(name: name, defaultType: nil))
    }
    return template.isEmpty ? nil : template
  }
}
