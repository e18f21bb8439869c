internal import ShaderTree
internal import Tokens

extension Checker {
  /// Reads and declares a file with all it includes; returns its outermost scope.
  func declareUnit(_ entry: SourceLibrary.Entry) -> Scope {
    unsearchedPaths.removeAll { $0 == entry.path }
    var preprocessor = Preprocessor(library: library, language: .metal)
    let written = preprocessor.tokens(of: entry)
    let tokens = TypeTraits.tokens(neededBy: written, in: library) + written
    let countBefore = log.errorCount
    let (declarations, isDamaged) = Parser.declarations(of: tokens, log: log, after: beginnings)
    let countRead = log.errorCount
    let firstGlobal = globals.count
    let scope = declareUnit(declarations)
    if scope.unit == 0 {
      if !isDamaged {
        refuseMissingHeaders(in: written, preprocessor.systemHeaders)
        refuseProgramScope(since: firstGlobal, in: scope.unit)
      }
      isFileDamaged = countBefore > 0 || isDamaged || log.errorCount > countRead
    }
    return scope
  }

  /// Declares a header of the library as a unit of its own.
  func declareUnit(of tokens: [Token]) -> Scope {
    declareUnit(Parser.declarations(of: tokens, log: log, after: beginnings).declarations)
  }

  private func declareUnit(_ declarations: [DeclarationSyntax]) -> Scope {
    let scope = Scope(name: "", parent: nil, unit: units.count)
    units.append(scope)
    declare(declarations, in: scope)
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
      declare(function, in: context)
    case .variables(let variables):
      for variable in variables { declare(variable, in: context) }
    case .structure(let structure):
      declare(structure, in: context)
    case .enumeration(let enumeration):
      declare(enumeration, in: context)
    case .alias(let alias):
      scope.declare(alias.name, .alias(alias))
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

  private func declare(_ variable: VariableSyntax, in context: NameContext) {
    let scope = context.scope
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
    if !variable.qualifier.isEmpty { return define(variable, in: scope) }
    scope.declare(variable.name, .global(globals.count))
    globals.append(DeclaredGlobal(syntax: variable, scope: scope, bindings: context.bindings))
  }

  /// `constant half4 Palette::ink = …;` outside of the struct
  private func define(_ variable: VariableSyntax, in scope: Scope) {
    if let template = structure(named: variable.qualifier, in: scope),
      structures[template].syntax.template != nil
    {
      return add(OuterMember(kind: .variable(variable), scope: scope), to: template)
    }
    guard let owner = scope.lookUpScope(variable.qualifier) else {
      report(
        "use of undeclared identifier '\(variable.qualifier.joined(separator: "::"))'",
        at: variable.nameSpan)
      return
    }
    let defined = globals.count
    for case .global(let known) in owner.symbols[variable.name] ?? []
    where globals[known].syntax.initializer == nil {
      globals[known].definition = defined
      globals.append(
        DeclaredGlobal(syntax: variable, scope: inside(owner, seenFrom: scope), bindings: [:]))
      return
    }
    owner.declare(variable.name, .global(defined))
    globals.append(DeclaredGlobal(syntax: variable, scope: owner))
  }

  /// The scope for what is defined outside of its struct: that of the members, and if it is in
  /// another file than they are, what is declared beside it.
  private func inside(_ members: Scope, seenFrom scope: Scope) -> Scope {
    guard members.unit != scope.unit else { return members }
    // What `ink::Set::sum` names is looked up in `ink` of its own file, too.
    let parent = units[scope.unit].descendant(members.path.dropLast()) ?? scope
    let inside = Scope(name: members.name, parent: parent, unit: scope.unit)
    inside.structure = members.structure
    inside.opened = [members]
    localScopes.append(inside)
    return inside
  }

  /// The struct, or the class template, that a qualifier names.
  private func structure(named qualifier: [String], in scope: Scope) -> StructureIndex? {
    guard let owner = qualifier.last, let enclosing = scope.lookUpScope(qualifier.dropLast())
    else { return nil }
    let symbols = qualifier.count == 1 ? enclosing.lookUp(owner) : enclosing.own(owner)
    for case .structure(let index) in symbols { return index }
    return nil
  }

  private func declare(_ function: FunctionSyntax, in context: NameContext) {
    let scope = context.scope
    if !function.qualifier.isEmpty { return define(function, in: scope) }
    if function.isSpecialization {
      functionSpecializations[function.name, default: []].append(functions.count)
    } else {
      scope.declare(function.name, .function(functions.count))
    }
    functions.append(
      DeclaredFunction(
        syntax: function, scope: scope, structure: scope.structure, bindings: context.bindings))
  }

  /// `float Wave::height() const { … }` outside of the struct
  private func define(_ function: FunctionSyntax, in scope: Scope) {
    if let index = structure(named: function.qualifier, in: scope) {
      let member = OuterMember(kind: .function(function), scope: scope)
      if structures[index].syntax.template == nil {
        define(member, in: index)
      } else {
        add(member, to: index)
      }
    } else if let namespace = scope.lookUpScope(function.qualifier) {
      namespace.declare(function.name, .function(functions.count))
      functions.append(DeclaredFunction(syntax: function, scope: namespace, structure: nil))
    }
  }

  /// Returns the declaration inside a struct of a function that is defined outside of it: of
  /// several with as many parameters, the one whose types are written alike.
  private func prototype(of function: FunctionSyntax, among members: Scope) -> Int? {
    let candidates = (members.symbols[function.name] ?? []).compactMap { symbol -> Int? in
      guard case .function(let known) = symbol, functions[known].syntax.body == nil,
        functions[known].definition == nil,
        functions[known].syntax.parameters.count == function.parameters.count
      else { return nil }
      return known
    }
    let wanted = function.parameters.map(\.type.spelling)
    return candidates.first { functions[$0].syntax.parameters.map(\.type.spelling) == wanted }
      ?? candidates.first
  }

  private func declareSpecialization(_ structure: StructureSyntax, in scope: Scope) {
    if structure.words.isEmpty { return }  // only announced
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
    let isForward = structure.words.isEmpty
    let identity = isForward ? nil : identity(of: structure, in: context)
    var announced: StructureIndex?
    for case .structure(let known) in context.scope.symbols[structure.name] ?? [] {
      if isForward { return }
      if structures[known].syntax.words.isEmpty { announced = known }
    }
    if let identity, let known = structureIdentities[identity] {
      if announced != known { context.scope.redeclare(structure.name, .structure(known)) }
      context.scope.adopt(structures[known].members)
      return
    }
    if let announced {
      if let identity { structureIdentities[identity] = announced }
      define(structure, at: announced, in: context)
      return
    }
    let index = program.structures.add(MetalStructure(name: structure.name, fields: []))
    let members = Scope(name: structure.name, parent: context.scope, unit: context.scope.unit)
    members.structure = index
    context.scope.adopt(members)
    context.scope.declare(structure.name, .structure(index))
    if let identity { structureIdentities[identity] = index }
    structures.append(DeclaredStructure(syntax: structure, context: context, members: members))
    define(structure, at: index, in: context)
  }

  func define(
    _ structure: StructureSyntax, at index: StructureIndex, in context: NameContext
  ) {
    structures[index].syntax = structure
    structures[index].context = context
    let members = structures[index].members
    let inner = NameContext(scope: members, bindings: context.bindings)
    for item in structure.items { declare(item, in: inner) }
    for method in structure.methods { declare(method, in: inner) }
  }

  private func declare(_ enumeration: EnumerationSyntax, in context: NameContext) {
    let scope = context.scope
    let isForward = enumeration.cases.isEmpty
    if isForward, scope.symbols[enumeration.name] != nil { return }
    let identity = isForward ? nil : identity(of: enumeration, in: context)
    if let identity, let known = enumerationIdentities[identity] {
      return redeclare(known, in: scope)
    }
    let index = enumerations.count
    enumerations.append(enumeration)
    if let identity { enumerationIdentities[identity] = index }
    scope.declare(enumeration.name, .enumeration(index))
    let inner = scope.child(enumeration.name)
    enumerationScopes.append(inner)
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

  /// Makes an enum of another file known here, too.
  private func redeclare(_ known: Int, in scope: Scope) {
    let (enumeration, inner) = (enumerations[known], enumerationScopes[known])
    scope.declare(enumeration.name, .enumeration(known))
    scope.adopt(inner)
    guard !enumeration.isScoped else { return }
    for item in enumeration.cases {
      for symbol in inner.symbols[item.name] ?? [] { scope.declare(item.name, symbol) }
    }
  }

  // MARK: Outside of structs

  /// Adds a definition to those of a class template: what was made of it has it, too.
  private func add(_ member: OuterMember, to template: StructureIndex) {
    outerMembers[template, default: []].append(member)
    for position in structures.indices where structures[position].template == template {
      define(member, in: StructureIndex(position))
    }
  }

  /// Defines a member of a struct, of what was made of a class template if it is one of such.
  func define(_ member: OuterMember, in index: StructureIndex) {
    let declared = structures[index]
    guard let bindings = bindings(of: member, for: declared) else { return }
    let scope = inside(declared.members, seenFrom: member.scope)
    switch member.kind {
    case .variable(var variable):
      variable.template = nil
      for case .global(let known) in declared.members.symbols[variable.name] ?? []
      where globals[known].syntax.initializer == nil {
        globals[known].definition = globals.count
      }
      globals.append(DeclaredGlobal(syntax: variable, scope: scope, bindings: bindings))
    case .function(var function):
      if declared.template != nil {
        (function.template, function.isSpecialization) = (nil, false)
      }
      if let known = prototype(of: function, among: declared.members) {
        functions[known].definition = functions.count
        function.isStatic = functions[known].syntax.isStatic
        function.isConstructor = functions[known].syntax.isConstructor
      } else {
        declared.members.declare(function.name, .function(functions.count))
      }
      functions.append(
        DeclaredFunction(syntax: function, scope: scope, structure: index, bindings: bindings))
    }
  }

  /// The meanings of the names in a definition outside of a struct; `nil` if it is one for other
  /// arguments of the class template.
  private func bindings(of member: OuterMember, for declared: DeclaredStructure)
    -> [String: TemplateArgument]?
  {
    var bindings = declared.context.bindings
    guard declared.template != nil else { return bindings }
    let context = NameContext(scope: member.scope)
    for (position, argument) in (member.arguments ?? []).enumerated()
    where declared.templateArguments.indices.contains(position) {
      let wanted = declared.templateArguments[position]
      switch argument {
      case .type(let type) where member.parameters.contains(type.name.last):
        bindings[type.name.last] = wanted  // `Wave<U>::height` of `template <typename T> Wave`
      case .type(let type):
        guard .type(resolve(type, in: context)) == wanted else { return nil }
      case .value(let value):
        if case .name(let name) = value.kind, member.parameters.contains(name.last) {
          bindings[name.last] = wanted
        } else if constantValue(of: value, in: context).map(TemplateArgument.value) != wanted {
          return nil
        }
      }
    }
    return bindings
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
