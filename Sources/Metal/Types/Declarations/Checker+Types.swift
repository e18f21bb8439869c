internal import Diagnostics
internal import ShaderTree

extension Checker {
  /// Returns the type written as `syntax`; reports what is wrong with it and returns `.unknown`.
  ///
  /// References are dropped; an array whose size is left out gets the size 0.
  func resolve(_ syntax: TypeSyntax, in context: NameContext) -> MetalType {
    let type =
      syntax.measured.first.map { FunctionChecker(checker: self, context: context).check($0).type }
      ?? resolveName(syntax.name, in: context)
    return resolve(syntax, naming: type, in: context)
  }

  /// - Parameter named: The type that the name in `syntax` means.
  func resolve(_ syntax: TypeSyntax, naming named: MetalType, in context: NameContext) -> MetalType
  {
    var type = named
    if type == .unknown || refuseSize(of: type, at: syntax.span) { return .unknown }
    for _ in 0..<syntax.pointers {
      guard type == .void || type.isStored else {
        report("a pointer to '\(name(of: type))' cannot be translated to GLSL", at: syntax.span)
        return .unknown
      }
      type = .pointer(type, syntax.addressSpace ?? .thread)
    }
    if syntax.arraySizes.dropFirst().contains(where: { $0 == nil }) {
      report("only the first size of an array can be left out", at: syntax.span)
      return .unknown
    }
    for size in syntax.arraySizes.reversed() {
      guard let size else {
        type = .array(type, 0)
        continue
      }
      guard let count = constantValue(of: size, in: context) else {
        report("the size of an array must be a constant integer", at: size.span)
        return .unknown
      }
      guard count > 0, count <= 4096 else {
        report("an array of \(count) elements is not possible", at: size.span)
        return .unknown
      }
      type = .array(type, Int(count))
      guard !refuseSize(of: type, at: size.span) else { return .unknown }
    }
    if case .array(let element, _) = type, !element.isStored {
      report("an array of '\(name(of: element))' cannot be translated to GLSL", at: syntax.span)
      return .unknown
    }
    return type
  }

  private func resolveName(_ name: NameSyntax, in context: NameContext) -> MetalType {
    if name.path.count == 1,
      case .type(let bound)? = context.bindings[context.bindings.element(name.last)]
    {
      return bound
    }
    let inner = name.path.count == 1 ? context : qualified(name, in: context)
    let symbols =
      name.path.count == 1
      ? context.scope.lookUpType(name.last)
      : inner?.scope.own(name.last).filter(\.isType) ?? []
    if let symbol = symbols.first, let inner {
      return type(symbol, name, in: inner, seenFrom: context)
    }
    return builtinType(name, in: context) ?? unknownType(name, in: context)
  }

  /// The type that a symbol is, with the arguments in `name` if it is a template.
  ///
  /// - Parameters:
  ///   - inner: Where the symbol was found.
  ///   - context: Where `name` stands.
  func type(
    _ symbol: Scope.Symbol, _ name: NameSyntax, in inner: NameContext,
    seenFrom context: NameContext
  ) -> MetalType {
    switch symbol {
    case .structure(let index):
      // Inside a template its own name may mean another instance of it.
      let template = name.templateArguments == nil ? index : structures[index].template ?? index
      guard structures[template].syntax.template != nil else {
        return resolveStructure(index, name, in: context)
      }
      return instantiate(template, name, in: context).map {
        resolveStructure($0, name, in: context)
      } ?? .unknown
    case .enumeration(let index): return .enumeration(index)
    case .alias(let alias):
      guard let template = alias.template else { return resolveAlias(name, alias.type, in: inner) }
      guard var bindings = bind(template, to: name.templateArguments ?? [], in: context),
        bindDefaults(of: template, into: &bindings, in: inner)
      else {
        report(
          "use of alias template '\(name.description)' requires template arguments", at: name.span)
        return .unknown
      }
      let bound = NameContext(
        scope: inner.scope, bindings: inner.bindings.merging(bindings) { $1 })
      return resolveAlias(name, alias.type, in: bound)
    default: return .unknown
    }
  }

  /// Each is worked out once: one of a template that names another twice, and that a third, would
  /// take twice as long with each step.
  private func resolveAlias(_ name: NameSyntax, _ type: TypeSyntax, in context: NameContext)
    -> MetalType
  {
    let key = AliasKey(
      scope: ObjectIdentifier(context.scope), name: name.last, bindings: context.bindings)
    if let known = aliases[key] { return known }
    guard openAliases.insert(key).inserted else {
      report("type '\(name.description)' is defined by itself", at: name.span)
      return .unknown
    }
    defer { openAliases.remove(key) }
    let resolved = defining(name.last, levels: 8, at: name.span) { resolve(type, in: context) }
    aliases[key] = resolved ?? .unknown
    return resolved ?? .unknown
  }

  private func unknownType(_ name: NameSyntax, in context: NameContext) -> MetalType {
    if name.last == "double" {
      report("'double' is not supported in Metal", at: name.span, hint: "write 'float'")
      return .unknown
    }
    if MetalTypeNames.unsupported.contains(name.last) {
      report("type '\(name.description)' cannot be translated to GLSL 3.30", at: name.span)
      return .unknown
    }
    let known = context.scope.visibleNames.filter { $0 != name.last } + Array(MetalTypeNames.all)
    report(
      "unknown type '\(name.description)'", at: name.span,
      hint: MetalTypeNames.hint(forGLSL: name.last) ?? didYouMean(name.last, among: known))
    return .unknown
  }

  private func builtinType(_ name: NameSyntax, in context: NameContext) -> MetalType? {
    guard let arguments = name.templateArguments, MetalTypeNames.templates.contains(name.last)
    else {
      return MetalTypeNames.type(named: name.last)
    }
    let types = arguments.map { argument -> MetalType? in
      guard case .type(let type) = argument else { return nil }
      return resolve(type, in: context)
    }
    let counts = arguments.map { argument -> Int? in
      switch argument {
      case .value(let value): return constantValue(of: value, in: context).map { Int($0) }
      case .type(let type):
        // A template parameter for a number looks like a type.
        if case .value(let value)? = context.bindings[type.name.last] { return Int(value) }
        return nil
      }
    }
    switch (name.last, types.first ?? nil, counts.dropFirst().first ?? nil) {
    case ("vec", .scalar(let scalar)?, let width?),
      ("packed_vec", .scalar(let scalar)?, let width?):
      return (2...4).contains(width) ? .vector(scalar, width) : nil
    case ("matrix", .scalar(let scalar)?, let columns?):
      // `matrix<float, 3>` is square.
      guard let rows = counts.count > 2 ? counts[2] : columns, (2...4).contains(columns),
        (2...4).contains(rows), scalar.isFloating
      else { return nil }
      return .matrix(scalar, columns: columns, rows: rows)
    case ("array", let element?, let count?):
      return count > 0 && count <= 4096 ? .array(element, count) : nil
    case ("texture2d", .scalar(let scalar)?, _) where scalar.isFloating:
      return .texture(scalar)
    default:
      return nil
    }
  }

  /// Resolves the fields of a struct the first time it is used.
  private func resolveStructure(
    _ index: StructureIndex, _ name: NameSyntax, in context: NameContext
  ) -> MetalType {
    switch structures[index].stage {
    case .resolved: return structures[index].isBroken ? .unknown : .structure(index)
    case .beingResolved:
      report("struct '\(structures[index].syntax.name)' contains itself", at: name.span)
      return .unknown
    case .declared: structures[index].stage = .beingResolved
    }
    defer { structures[index].stage = .resolved }
    let declared = structures[index]
    let syntax = declared.syntax
    if syntax.isUnion {
      report("'\(syntax.name)' is a union, which cannot be translated", at: name.span)
      structures[index].isBroken = true
      return .unknown
    }
    if syntax.isDamaged {  // a value of it would lack what could not be read
      structures[index].isBroken = true
      return .unknown
    }
    if syntax.words.isEmpty {
      report("struct '\(syntax.name)' is declared and not defined", at: name.span)
      structures[index].isBroken = true
      return .unknown
    }
    let inner = NameContext(scope: declared.members, bindings: declared.context.bindings)
    for field in syntax.fields {
      // A hundred structs in each other are many for a driver, too.
      var type =
        defining(syntax.name, levels: 20, at: field.nameSpan) { resolve(field.type, in: inner) }
        ?? .unknown
      if case .array(_, 0) = type {
        report("array '\(field.name)' of a struct needs a size", at: field.nameSpan)
        type = .unknown
      }
      if type != .unknown, !type.isStored {
        let what =
          switch type {
          case _ where field.isBase: "a base that is not a struct"
          case .pointer: "a pointer"
          case .texture: "a texture"
          default: "'\(self.name(of: type))'"
          }
        report("\(what) in a struct cannot be translated to GLSL", at: field.nameSpan)
        type = .unknown
      }
      program.structures[index].fields.append(
        MetalStructure.Field(
          name: field.name, type: type, defaultValue: nil,
          isPacked: isPacked(field.type, in: inner)))
      if field.isBase, case .structure(let base) = type {
        declared.members.opened.append(structures[base].members)
      }
    }
    if program.structures[index].fields.contains(where: { $0.type == .unknown }) {
      structures[index].isBroken = true
      return .unknown
    }
    let size = program.structures[index].fields.reduce(0) { $0 + componentCount(of: $1.type) }
    structures[index].componentCount = max(size, 1)
    if refuseSize(of: .structure(index), at: syntax.nameSpan) {
      structures[index].isBroken = true
      return .unknown
    }
    structures[index].stage = .resolved  // initializers may name the struct
    for (position, field) in syntax.fields.enumerated() {
      guard let initializer = field.initializer else { continue }
      let checker = FunctionChecker(checker: self, context: inner)
      let object = checker.addVariable("self", .structure(index))
      checker.owner = (index, checker.use(object, at: field.nameSpan))
      let value = checker.initialValue(
        initializer, for: program.structures[index].fields[position].type)
      if value.uses(anyOf: [object]) {
        structures[index].dependentFields.insert(position)
      } else {
        program.structures[index].fields[position].defaultValue = value
      }
    }
    return .structure(index)
  }

  /// Reports a type of more numbers than a program can write out; `false` for any other.
  private func refuseSize(of type: MetalType, at span: Span) -> Bool {
    guard componentCount(of: type) > Self.componentLimit else { return false }
    report("'\(name(of: type))' holds more than \(Self.componentLimit) numbers", at: span)
    return true
  }

  /// Returns how many numbers a value of `type` holds.
  private func componentCount(of type: MetalType) -> Int {
    switch type {
    case .vector(_, let width): width
    case .matrix(_, let columns, let rows): columns * rows
    case .array(let element, let count): componentCount(of: element) * count
    case .structure(let index): structures[index].componentCount
    default: 1
    }
  }

  /// Returns how a message writes `type`.
  func name(of type: MetalType) -> String {
    switch type {
    case .void: "void"
    case .scalar(let scalar): scalar.rawValue
    case .vector(let scalar, let width): "\(scalar.rawValue)\(width)"
    case .matrix(let scalar, let columns, let rows): "\(scalar.rawValue)\(columns)x\(rows)"
    case .array(let element, let count): "\(name(of: element))[\(count)]"
    case .structure(let index): program.structures[index].name
    case .enumeration(let index): enumerations[index].name
    case .pointer(let target, let space): "\(space.rawValue) \(name(of: target)) *"
    case .texture(let scalar, _): "texture2d<\(scalar.rawValue)>"
    case .sampler: "sampler"
    case .layer: "SwiftUI::Layer"
    case .closure: "lambda"
    case .unknown: "?"
    }
  }
}

extension MetalType {
  /// Whether GLSL has variables of it that can be part of others.
  fileprivate var isStored: Bool {
    switch self {
    case .void, .pointer, .texture, .layer, .closure, .unknown: false
    case .array(let element, _): element.isStored
    case .scalar, .vector, .matrix, .structure, .enumeration, .sampler: true
    }
  }
}
