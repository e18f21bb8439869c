internal import Diagnostics
internal import ShaderTree

/// Parameters that refer to what another one refers to, or to a part of that, in the function.
extension FunctionChecker {
  /// The parameters that are written through another name.
  var writtenRoots: Set<InstanceKey.Path> {
    Set(
      (key?.aliases ?? [:]).values.compactMap { alias in
        guard alias.isWritten, case .parameter(let path) = alias.root else { return nil }
        return path
      })
  }

  /// Declares the variables of the caller that are passed for several parameters.
  func declareShared(_ types: [ShaderType]) -> [VariableIndex] {
    types.map { type in
      let variable = addVariable("shared", type)
      function.parameters.append(TypedParameter(variable: variable, isWritten: true))
      return variable
    }
  }

  /// Declares what is passed for a parameter without a variable of its own.
  ///
  /// - Parameter moves: Whether it is a reference to a pointer.
  func declare(
    _ alias: InstanceKey.Alias, at path: InstanceKey.Path, named name: String, _ type: ShaderType,
    _ shape: InstanceKey.PointerShape, _ span: Span, moves: Bool = false
  ) {
    func number(_ name: String, isWritten: Bool) -> VariableIndex {
      let variable = addVariable(name, .int)
      function.parameters.append(TypedParameter(variable: variable, isWritten: isWritten))
      return variable
    }
    let places = alias.steps.filter(\.isComputed).map { _ in
      let variable = number(name + "Place", isWritten: false)
      function.variables[variable].isConstant = true
      return use(variable, at: span)
    }
    let isArray = if case .array = shape { true } else { false }
    aliased.append(
      AliasedParameter(
        alias: alias, path: path, name: name, type: type, places: places,
        offset: isArray ? number(name + "Offset", isWritten: moves) : nil, span: span))
  }

  /// Gives the parameters that are parts of others their meaning.
  func declareAliases(in shared: [VariableIndex]) {
    for parameter in aliased {
      guard let root = root(of: parameter, in: shared) else { continue }
      let place = part(of: root, parameter.alias.steps, parameter.places)
      let local = local(for: parameter, at: place)
      switch parameter.path.count {
      case 0: if let owner { self.owner = (owner.structure, place) }
      case 1: declare(parameter.name, local)
      default: capture(value(of: local, at: parameter.span), at: parameter.path)
      }
    }
  }

  private func root(of parameter: AliasedParameter, in shared: [VariableIndex]) -> TypedExpression?
  {
    switch parameter.alias.root {
    case .shared(let position): return use(shared[position], at: parameter.span)
    case .parameter(let path):
      guard let position = path.first else { return ownObject(at: parameter.span) }
      return parameterName(position).flatMap { locals[0][$0] }
        .map { value(of: $0, at: parameter.span) }
    }
  }

  private func parameterName(_ position: Int) -> String? {
    guard let key else { return nil }
    let name = checker.functions[key.function].syntax.parameters[position].name
    return name.isEmpty ? "unused" : name
  }

  private func local(for parameter: AliasedParameter, at place: TypedExpression) -> Local {
    guard case .pointer(let element, let space) = parameter.type else { return .alias(place) }
    if let offset = parameter.offset {
      return .pointer(.array(place), element: element, offset: offset)
    }
    return .alias(pointer(.single(place), nil, element, space, at: parameter.span))
  }

  /// Puts `value` among what the lambda captured that a parameter is.
  private func capture(_ value: TypedExpression, at path: InstanceKey.Path) {
    guard let name = parameterName(path[0]),
      case .lambda(let function, let captures)? = locals[0][name]
    else { return }
    declare(
      name, .lambda(function: function, captures: captures.replacing(path.dropFirst(), by: value)))
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

extension [TypedExpression] {
  /// The captured values with another at `path`, which goes through lambdas that are captured.
  fileprivate func replacing(_ path: ArraySlice<Int>, by value: TypedExpression) -> Self {
    guard let position = path.first else { return self }
    var result = self
    if path.count == 1 {
      result[position] = value
    } else if case .closure(let inner) = self[position].kind {
      result[position].kind = .closure(inner.replacing(path.dropFirst(), by: value))
    }
    return result
  }
}

extension TypedExpression {
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
