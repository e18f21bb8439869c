internal import Diagnostics
internal import ShaderTree

extension Checker {
  /// Returns what the template parameters stand for; `nil` if the arguments do not determine it.
  func deduce(
    _ template: [TemplateParameterSyntax], _ function: DeclaredFunction,
    arguments: [MetalExpression], explicit: [TemplateArgumentSyntax], in context: NameContext
  ) -> [String: TemplateArgument]? {
    guard explicit.count <= template.count,
      var bindings = bind(template, to: explicit, in: context)
    else { return nil }
    let names = Set(template.map(\.name))
    for (parameter, argument) in zip(function.syntax.parameters, arguments) {
      deduce(parameter.type, from: argument.type, names: names, into: &bindings)
    }
    let here = NameContext(scope: function.scope, bindings: function.bindings)
    return bindDefaults(of: template, into: &bindings, in: here) ? bindings : nil
  }

  /// Returns what the parameters stand for that have an argument between `<` and `>`.
  func bind(
    _ template: [TemplateParameterSyntax], to explicit: [TemplateArgumentSyntax],
    in context: NameContext
  ) -> [String: TemplateArgument]? {
    guard explicit.count <= template.count else { return nil }
    var bindings: [String: TemplateArgument] = [:]
    for (parameter, argument) in zip(template, explicit) {
      switch argument {
      case .type(let type):
        if case .value(_, let wanted, _) = parameter {
          guard case .value(let value)? = context.bindings[type.name.last],
            canBeSubstituted(wanted, bindings, in: context)
          else { return nil }
          bindings[parameter.name] = .value(value)
        } else {
          bindings[parameter.name] = .type(resolve(type, in: context))
        }
      case .value(let expression):
        guard let value = constantValue(of: expression, in: context) else { return nil }
        bindings[parameter.name] = .value(value)
      }
    }
    return bindings
  }

  /// Binds the other parameters to their defaults; `false` if one has none.
  func bindDefaults(
    of template: [TemplateParameterSyntax], into bindings: inout [String: TemplateArgument],
    in context: NameContext
  ) -> Bool {
    for parameter in template where bindings[parameter.name] == nil {
      let here = NameContext(
        scope: context.scope, bindings: context.bindings.merging(bindings) { $1 })
      switch parameter {
      case .type(_, let defaultType?):
        guard canBeSubstituted(defaultType, [:], in: here) else { return false }
        bindings[parameter.name] = .type(resolve(defaultType, in: here))
      case .value(_, let type, let value?):
        guard canBeSubstituted(type, [:], in: here),
          let known = constantValue(of: value, in: here)
        else { return false }
        bindings[parameter.name] = .value(known)
      default: return false
      }
    }
    return true
  }

  /// Whether a type that is made by a template exists, as `enable_if_t` does for some arguments.
  /// For others the function is not a candidate, without an error.
  func canBeSubstituted(
    _ type: TypeSyntax, _ bindings: [String: TemplateArgument], in context: NameContext
  ) -> Bool {
    guard type.name.templateArguments != nil || !type.name.qualifierArguments.isEmpty else {
      return true
    }
    var resolved = MetalType.unknown
    log.tentatively {
      resolved = resolve(
        type,
        in: NameContext(
          scope: context.scope, bindings: context.bindings.merging(bindings) { $1 }))
      return false
    }
    return resolved != .unknown
  }

  /// Returns the variable that a variable template is for the arguments in `name`; any other
  /// variable itself.
  func instance(ofGlobal index: Int, _ name: NameSyntax, in context: NameContext) -> Int? {
    let declared = globals[index]
    guard let template = declared.syntax.template else { return index }
    let outer = NameContext(scope: declared.scope, bindings: declared.bindings)
    guard var bindings = bind(template, to: name.templateArguments ?? [], in: context),
      bindDefaults(of: template, into: &bindings, in: outer)
    else { return nil }
    let key = GlobalInstance(
      template: index, arguments: template.compactMap { bindings[$0.name] })
    if let known = globalInstances[key] { return known }
    guard globals.count < Self.instanceLimit * 4 else { return nil }
    var made = declared
    made.syntax.template = nil
    made.bindings.merge(bindings) { $1 }
    globalInstances[key] = globals.count
    globals.append(made)
    return globals.count - 1
  }

  /// Returns the function for `count` arguments in the pack of one that takes any number: each has
  /// a parameter of its own, and a template parameter if the types are a pack.
  func variadic(_ index: Int, count: Int) -> Int {
    let key = VariadicInstance(function: index, count: count)
    if let known = variadicInstances[key] { return known }
    var made = functions[index]
    made.isVariadic = true
    var packs: Set<String> = []
    var template: [TemplateParameterSyntax] = []
    for parameter in made.syntax.template ?? [] {
      guard case .pack(let name, let valueType) = parameter else {
        template.append(parameter)
        continue
      }
      packs.insert(name)
      made.bindings[name] = .pack(count)
      for position in 0..<count {
        let element = "\(name) \(position)"  // no name of the author has a space
        template.append(
          valueType.map { .value(name: element, $0, defaultValue: nil) }
            ?? .type(name: element, defaultType: nil))
      }
    }
    var parameters: [ParameterSyntax] = []
    for parameter in made.syntax.parameters {
      guard parameter.isPack else {
        parameters.append(parameter)
        continue
      }
      made.bindings[parameter.name] = .pack(count)
      for position in 0..<count {
        var element = parameter
        element.isPack = false
        element.name = "\(parameter.name) \(position)"
        element.type = parameter.type.element(position, of: packs)
        parameters.append(element)
      }
    }
    made.syntax.template = template
    made.syntax.parameters = parameters
    variadicInstances[key] = functions.count
    functions.append(made)
    return functions.count - 1
  }

  /// Returns the struct that a struct template is for the arguments in `name`.
  func instantiate(_ template: StructureIndex, _ name: NameSyntax, in context: NameContext)
    -> StructureIndex?
  {
    let declared = structures[template]
    guard let parameters = declared.syntax.template, let explicit = name.templateArguments,
      var bindings = bind(parameters, to: explicit, in: context),
      bindDefaults(of: parameters, into: &bindings, in: declared.context)
    else {
      report(
        "use of class template '\(name.description)' requires template arguments", at: name.span)
      return nil
    }
    let arguments = parameters.compactMap { bindings[$0.name] }
    guard !arguments.contains(.type(.unknown)) else { return nil }
    let key = StructureInstance(template: template, arguments: arguments)
    if let known = structureInstances[key] { return known }
    guard structures.count < Self.instanceLimit else {
      report("more than \(Self.instanceLimit) structs are made of templates", at: name.span)
      return nil
    }
    let index = program.structures.add(MetalStructure(name: declared.syntax.name, fields: []))
    structureInstances[key] = index
    let special = specialization(of: template, for: arguments, at: name.span)
    let outer = special.map { NameContext(scope: $0.scope) } ?? declared.context
    let members = Scope(name: declared.syntax.name, parent: outer.scope, unit: outer.scope.unit)
    members.structure = index
    members.declare(declared.syntax.name, .structure(index))  // its own name means this instance
    localScopes.append(members)
    var syntax = special?.syntax ?? declared.syntax
    syntax.template = nil
    let inner = NameContext(
      scope: outer.scope,
      bindings: special?.bindings ?? outer.bindings.merging(bindings) { $1 })
    structures.append(
      DeclaredStructure(
        syntax: syntax, context: inner, members: members, template: template,
        templateArguments: arguments))
    define(syntax, at: index, in: inner)
    for member in outerMembers[template] ?? [] { define(member, in: index) }
    return index
  }

  /// Returns what the parameters of a template stand for, by the names that another declaration of
  /// it gives them.
  func bindings(_ bindings: [String: TemplateArgument], of declaration: Int, in definition: Int)
    -> [String: TemplateArgument]
  {
    guard let from = functions[declaration].syntax.template,
      let to = functions[definition].syntax.template
    else { return bindings }
    let pairs = zip(from, to).compactMap { old, new in bindings[old.name].map { (new.name, $0) } }
    return Dictionary(pairs) { first, _ in first }
  }

  // MARK: Specializations

  /// Returns what the author wrote in place of the template for what `match` found out; `match` if
  /// there is nothing.
  func specialized(_ match: Match) -> Match {
    let primary = functions[match.function]
    guard let template = primary.syntax.template,
      let specializations = functionSpecializations[primary.syntax.name]
    else { return match }
    let found = specializations.filter { index in
      functions[index].scope === primary.scope
        && types(ofParametersOf: index, bindings: [:]) == match.parameterTypes
        && bindings(ofSpecialization: index, of: template, primary.syntax) == match.bindings
    }
    guard let index = found.first(where: { functions[$0].syntax.body != nil }) ?? found.first else {
      return match
    }
    return Match(
      function: index, bindings: [:], parameterTypes: match.parameterTypes, ranks: match.ranks)
  }

  /// The arguments of a template in a function that is a specialization of it.
  private func bindings(
    ofSpecialization index: Int, of template: [TemplateParameterSyntax], _ primary: FunctionSyntax
  ) -> [String: TemplateArgument]? {
    let context = NameContext(scope: functions[index].scope)
    guard var bound = bind(template, to: functions[index].syntax.templateArguments, in: context)
    else { return nil }
    let names = Set(template.map(\.name))
    for (parameter, type) in zip(primary.parameters, types(ofParametersOf: index, bindings: [:])) {
      deduce(parameter.type, from: type, names: names, into: &bound)
    }
    return bindDefaults(of: template, into: &bound, in: context) ? bound : nil
  }

  /// Returns what the author wrote in place of a class template for `arguments`: for these alone,
  /// or else the partial specialization that leaves the fewest parameters open.
  private func specialization(
    of template: StructureIndex, for arguments: [TemplateArgument], at span: Span
  ) -> (syntax: StructureSyntax, scope: Scope, bindings: [String: TemplateArgument])? {
    let parameters = structures[template].syntax.template ?? []
    let outer = structures[template].context
    var best: (syntax: StructureSyntax, scope: Scope, bindings: [String: TemplateArgument])?
    for (syntax, scope) in structureSpecializations[template] ?? [] {
      let open = syntax.template ?? []
      let bindings = deduce(open, syntax.templateArguments ?? [], from: arguments)
      let context = NameContext(scope: scope, bindings: bindings)
      guard bindings.count == open.count,
        var bound = bind(parameters, to: syntax.templateArguments ?? [], in: context),
        bindDefaults(of: parameters, into: &bound, in: outer),
        parameters.compactMap({ bound[$0.name] }) == arguments
      else { continue }
      if let current = best, current.bindings.count <= bindings.count { continue }
      best = (syntax, scope, bindings)
    }
    return best
  }

  /// Returns what the parameters of a partial specialization stand for, where its arguments are
  /// `arguments`.
  private func deduce(
    _ open: [TemplateParameterSyntax], _ patterns: [TemplateArgumentSyntax],
    from arguments: [TemplateArgument]
  ) -> [String: TemplateArgument] {
    let names = Set(open.map(\.name))
    var bindings: [String: TemplateArgument] = [:]
    for (pattern, argument) in zip(patterns, arguments) {
      switch (pattern, argument) {
      case (.type(let type), .type(let known)):
        deduce(type, from: known, names: names, into: &bindings)
      case (.type(let type), _) where names.contains(type.name.last):
        bindings[type.name.last] = argument
      case (.value(let value), .value):
        guard case .name(let name) = value.kind, names.contains(name.last) else { continue }
        bindings[name.last] = argument
      default: continue
      }
    }
    return bindings
  }

  // MARK: Deduction

  func deduce(
    _ syntax: TypeSyntax, from type: MetalType, names: Set<String>,
    into bindings: inout [String: TemplateArgument]
  ) {
    if syntax.pointers > 0 || !syntax.arraySizes.isEmpty {
      var inner = syntax
      inner.pointers = 0
      inner.arraySizes = []
      switch type {
      case .pointer(let element, _): deduce(inner, from: element, names: names, into: &bindings)
      case .array(let element, let count):
        if let size = syntax.arraySizes.first ?? nil, case .name(let name) = size.kind,
          names.contains(name.last), bindings[name.last] == nil
        {
          bindings[name.last] = .value(Int64(count))
        }
        deduce(inner, from: element, names: names, into: &bindings)
      default: break
      }
      return
    }
    guard let arguments = syntax.name.templateArguments else {
      let name = syntax.name.last
      if names.contains(name), bindings[name] == nil { bindings[name] = .type(type) }
      return
    }
    var parts: [TemplateArgument] = []
    switch type {
    case .vector(let scalar, let width): parts = [.type(.scalar(scalar)), .value(Int64(width))]
    case .matrix(let scalar, let columns, let rows):
      parts = [.type(.scalar(scalar)), .value(Int64(columns)), .value(Int64(rows))]
    case .array(let element, let count): parts = [.type(element), .value(Int64(count))]
    case .texture(let scalar, _): parts = [.type(.scalar(scalar))]
    case .structure(let index): parts = structures[index].templateArguments
    default: return
    }
    for (argument, part) in zip(arguments, parts) {
      let name: String
      switch argument {
      case .type(let type): name = type.name.last
      case .value(let value):
        guard case .name(let written) = value.kind else { continue }
        name = written.last
      }
      if names.contains(name), bindings[name] == nil { bindings[name] = part }
    }
  }
}

extension TypeSyntax {
  /// The type with the names of packs replaced by those of their elements at `position`.
  fileprivate func element(_ position: Int, of packs: Set<String>) -> TypeSyntax {
    var type = self
    if name.path.count == 1, packs.contains(name.last) {
      type.name.path = ["\(name.last) \(position)"]
    }
    type.name.templateArguments = name.templateArguments?.map { argument in
      if case .type(let inner) = argument {
        .type(inner.element(position, of: packs))
      } else {
        argument
      }
    }
    return type
  }
}
