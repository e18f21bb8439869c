internal import ShaderTree

extension Checker {
  /// Returns what the template parameters stand for; `nil` if the arguments do not determine it.
  func deduce(
    _ template: [TemplateParameterSyntax], _ function: DeclaredFunction,
    arguments: [MetalExpression], explicit: [TemplateArgumentSyntax], in context: NameContext
  ) -> [String: TemplateArgument]? {
    guard var bindings = bind(template, to: explicit, in: context) else { return nil }
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
        if case .value = parameter {
          guard case .value(let value)? = context.bindings[type.name.last] else { return nil }
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
        bindings[parameter.name] = .type(resolve(defaultType, in: here))
      case .value(_, _, let value?):
        guard let known = constantValue(of: value, in: here) else { return false }
        bindings[parameter.name] = .value(known)
      default: return false
      }
    }
    return true
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
    let special = specialization(of: template, for: arguments)
    let outer = special.map { NameContext(scope: $0.scope) } ?? declared.context
    let members = Scope(name: declared.syntax.name, parent: outer.scope, unit: outer.scope.unit)
    members.structure = index
    members.declare(declared.syntax.name, .structure(index))  // its own name means this instance
    localScopes.append(members)
    var syntax = special?.syntax ?? declared.syntax
    syntax.template = nil
    let inner = NameContext(
      scope: outer.scope,
      bindings: special == nil ? outer.bindings.merging(bindings) { $1 } : [:])
    structures.append(
      DeclaredStructure(
        syntax: syntax, context: inner, members: members, template: template,
        templateArguments: arguments))
    define(syntax, at: index, in: inner)
    return index
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

  private func specialization(of template: StructureIndex, for arguments: [TemplateArgument])
    -> (syntax: StructureSyntax, scope: Scope)?
  {
    let parameters = structures[template].syntax.template ?? []
    return structureSpecializations[template]?.first { syntax, scope in
      let context = NameContext(scope: scope)
      guard var bound = bind(parameters, to: syntax.templateArguments ?? [], in: context),
        bindDefaults(of: parameters, into: &bound, in: structures[template].context)
      else { return false }
      return parameters.compactMap { bound[$0.name] } == arguments
    }
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
