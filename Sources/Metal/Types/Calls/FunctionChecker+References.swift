internal import Diagnostics
internal import ShaderTree

/// References of one call to one variable. GLSL copies what it passes, so a function would not see
/// through one of them what it writes through another; these become one parameter.
extension FunctionChecker {
  /// An argument that a function refers to.
  struct Reference {
    /// That of the parameter; `nil` for the object that a method is called on.
    var position: Int?
    var argument: TypedExpression
    var storage: Storage
    var isWritten: Bool
    /// Whether the function can say what it refers to.
    var isNamed = true

    func alias(in root: Reference) -> InstanceKey.Alias {
      let steps = storage.steps.dropFirst(root.storage.steps.count)
      return InstanceKey.Alias(
        position: root.position, steps: steps.map { $0.isComputed ? .computedElement : $0 })
    }

    /// Places of elements that are computed on the way from `root`, outermost first.
    func places(in root: Reference) -> [TypedExpression] {
      let own = argument.computedPlaces
      return Array(own.dropFirst(root.argument.computedPlaces.count))
    }
  }

  /// Where two references that are written overlap and are not the same; `nil` if none do.
  func overlappingReferences(_ function: FunctionSyntax, _ arguments: [TypedExpression]) -> Span? {
    var references: [TypedExpression] = []
    var captured: [TypedExpression] = []
    for (parameter, argument) in zip(function.parameters, arguments) {
      if let overlap = referredTwice(argument, beside: references + captured) { return overlap }
      captured += writtenCaptures(of: argument)
      guard parameter.isWritten, argument.isAssignable else { continue }
      if references.contains(where: { $0.isSameStorage(as: argument) }) { continue }
      if (references + captured).contains(where: { $0.overlaps(argument) }) { return argument.span }
      if !parameter.name.isEmpty { references.append(argument) }
    }
    return nil
  }

  /// The arguments that a function refers to, the object of a method first.
  func references(
    of function: FunctionSyntax, _ types: [ShaderType], to arguments: [TypedExpression],
    on object: TypedExpression?
  ) -> [Reference] {
    var references: [Reference] = []
    if let object, let storage = object.storage {
      references.append(
        Reference(argument: object, storage: storage, isWritten: !function.isConstant))
    }
    for (position, parameter) in function.parameters.enumerated() {
      let argument = arguments[position]
      guard parameter.isWritten || parameter.isReadReference, let storage = argument.storage,
        // A reference to a component, or to what has to be converted, refers to a copy.
        parameter.isWritten || argument.type == types[position] && !argument.isComponent
      else { continue }
      references.append(
        Reference(
          position: position, argument: argument, storage: storage,
          isWritten: parameter.isWritten, isNamed: !parameter.name.isEmpty))
    }
    return references
  }

  /// The widest of `references` that holds what `reference` refers to, where one of those that it
  /// holds is written; `nil` if that is `reference` itself.
  func root(of reference: Reference, among references: [Reference]) -> Reference? {
    let around = references.filter { $0.isNamed && $0.storage.contains(reference.storage) }
    guard
      let root = around.min(by: { $0.storage.steps.count < $1.storage.steps.count }),
      root.position != reference.position,
      references.contains(where: { $0.isWritten && root.storage.contains($0.storage) })
    else { return nil }
    return root
  }

  // MARK: In the function

  /// Parameters that are written through another name.
  func writtenRoots(_ syntax: FunctionSyntax) -> Set<Int?> {
    Set(
      (key?.aliases ?? [:]).compactMap { position, alias -> Int?? in
        syntax.parameters[position].isWritten ? .some(alias.position) : nil
      })
  }

  /// Declares the places that an alias is passed, and returns them.
  func declarePlaces(of alias: InstanceKey.Alias, _ parameter: ParameterSyntax)
    -> [TypedExpression]
  {
    alias.steps.filter(\.isComputed).map { _ in
      let place = addVariable(parameter.name + "Place", .int)
      function.parameters.append(TypedParameter(variable: place, isWritten: false))
      return use(place, at: parameter.nameSpan)
    }
  }

  /// Gives the parameters that are parts of others their names.
  func declareAliases(_ syntax: FunctionSyntax, _ places: [Int: [TypedExpression]]) {
    for (position, alias) in (key?.aliases ?? [:]).sorted(by: { $0.key < $1.key }) {
      let parameter = syntax.parameters[position]
      let root: TypedExpression
      if let other = alias.position {
        guard let local = locals[0][syntax.parameters[other].name] else { continue }
        root = value(of: local, at: parameter.nameSpan)
      } else {
        guard let owner else { continue }
        root = use(owner.variable, at: parameter.nameSpan)
      }
      declare(parameter.name, .alias(part(of: root, alias.steps, places[position] ?? [])))
    }
  }

  private func part(
    of root: TypedExpression, _ steps: [Storage.Step], _ places: [TypedExpression]
  ) -> TypedExpression {
    var places = places[...]
    return steps.reduce(root) { whole, step in
      switch step {
      case .field(let field):
        guard case .structure(let index) = whole.type else { return whole }
        let type = checker.program.structures[index].fields[field].type
        return TypedExpression(kind: .field(whole, field), type: type, span: whole.span)
      case .components(let components): return swizzle(whole, components, at: whole.span)
      case .element(let known): return whole.element(.integer(known, at: whole.span))
      case .place, .computedElement:
        guard let place = places.popFirst() else { return whole }
        return whole.element(place)
      }
    }
  }
}

extension ParameterSyntax {
  /// Whether it is a reference that the function only reads through.
  fileprivate var isReadReference: Bool {
    type.isReference && type.isConstant && type.addressSpace != .constant
      && type.addressSpace != .device
  }
}

extension TypedExpression {
  fileprivate func isSameStorage(as other: TypedExpression) -> Bool {
    guard let a = storage, let b = other.storage else { return false }
    return a == b && !a.steps.contains(.computedElement)
  }

  /// Whether it is a component of a vector, or several.
  fileprivate var isComponent: Bool {
    switch kind {
    case .swizzle: true
    case .element(let base, _): base.type.isVector
    default: false
    }
  }

  /// Places of elements that are computed, outermost first.
  fileprivate var computedPlaces: [TypedExpression] {
    switch kind {
    case .field(let base, _), .swizzle(let base, _): base.computedPlaces
    case .element(let base, let place):
      if case .integer = place.kind { base.computedPlaces } else { base.computedPlaces + [place] }
    default: []
    }
  }

  /// The element at `place`.
  fileprivate func element(_ place: TypedExpression) -> TypedExpression {
    let type: ShaderType =
      switch self.type {
      case .array(let element, _): element
      case .matrix(let scalar, _, let rows): .vector(scalar, rows)
      default: .scalar(self.type.scalar ?? .float)
      }
    return TypedExpression(kind: .element(self, place), type: type, span: span)
  }
}
