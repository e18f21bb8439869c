internal import Diagnostics
internal import ShaderTree

/// References and pointers of one call into one variable. GLSL copies what it passes, so a function
/// would not see through one of them what it writes through another; these share one parameter.
extension FunctionChecker {
  /// An argument that a function refers to, or what a lambda captured that is one.
  struct Reference {
    var path: InstanceKey.Path
    /// What it refers to; for a pointer, what that points into.
    var argument: TypedExpression
    var storage: Storage
    var isWritten: Bool
    /// Whether others can be parts of it: it has a name, and is neither a pointer nor captured.
    var canHold = false
  }

  /// What the parameters of a call have in common.
  struct Sharing {
    var aliases: [InstanceKey.Path: InstanceKey.Alias] = [:]
    /// Places of elements that are computed on the way to each, outermost first.
    var places: [InstanceKey.Path: [TypedExpression]] = [:]
    /// The variables, or parts of them, that are passed for several parameters.
    var roots: [TypedExpression] = []
  }

  /// The arguments that a function refers to, the object of a method first.
  func references(
    of function: FunctionSyntax, _ types: [ShaderType], to arguments: [TypedExpression],
    on object: TypedExpression?
  ) -> [Reference] {
    var references: [Reference] = []
    if let object, let storage = object.storage {
      references.append(
        Reference(
          path: [], argument: object, storage: storage, isWritten: !function.isConstant,
          canHold: true))
    }
    for (position, parameter) in function.parameters.enumerated() {
      references += self.references(
        of: parameter, types[position], to: arguments[position], at: [position])
    }
    return references
  }

  private func references(
    of parameter: ParameterSyntax, _ type: ShaderType, to argument: TypedExpression,
    at path: InstanceKey.Path
  ) -> [Reference] {
    switch type {
    case .closure(let function):
      guard case .closure(let captures) = argument.kind else { return [] }
      let parameters = captureParameters(of: function, passedAs: parameter)
      return captures.enumerated().flatMap { position, capture in
        references(of: parameters[position], capture.type, to: capture, at: path + [position])
      }
    case .pointer(_, let space):
      guard let place = pointerValue(argument)?.pointedPlace, let storage = place.storage else {
        return []
      }
      let isWritten = space == .thread && !parameter.type.isConstant
      return [Reference(path: path, argument: place, storage: storage, isWritten: isWritten)]
    default:
      guard parameter.isWritten || parameter.isReadReference, let storage = argument.storage,
        // A reference to a component, or to what has to be converted, refers to a copy.
        parameter.isWritten || argument.type == type && !argument.isComponent
      else { return [] }
      return [
        Reference(
          path: path, argument: argument, storage: storage, isWritten: parameter.isWritten,
          canHold: !parameter.name.isEmpty && path.count == 1)
      ]
    }
  }

  /// Finds what refers to the same as others, where one of them is written.
  func sharing(among references: [Reference]) -> Sharing {
    var sharing = Sharing()
    for group in groups(of: references) where group.count > 1 && group.contains(where: \.isWritten)
    {
      share(group, in: &sharing)
    }
    return sharing
  }

  /// Those that overlap, directly or through others.
  private func groups(of references: [Reference]) -> [[Reference]] {
    references.reduce(into: []) { groups, reference in
      let isTouched = { (group: [Reference]) in
        group.contains { $0.storage.overlaps(reference.storage) }
      }
      let touched = groups.filter(isTouched).flatMap { $0 }
      groups.removeAll(where: isTouched)
      groups.append(touched + [reference])
    }
  }

  /// Makes all of a group parts of the widest; of a variable of their own where none holds all.
  private func share(_ group: [Reference], in sharing: inout Sharing) {
    let holder = group.first { one in
      one.canHold && group.allSatisfy { one.storage.contains($0.storage) }
    }
    let steps = group.dropFirst().reduce(group[0].storage) { common, reference in
      Storage(variable: common.variable, steps: common.commonSteps(reference.storage))
    }.steps
    let root =
      holder?.argument ?? group[0].argument.dropping(group[0].storage.steps.count - steps.count)
    let place =
      holder.map { InstanceKey.Alias.Root.parameter($0.path) } ?? .shared(sharing.roots.count)
    if holder == nil { sharing.roots.append(root) }
    for reference in group where reference.path != holder?.path {
      let way = reference.storage.steps.dropFirst(root.storage?.steps.count ?? 0)
      sharing.aliases[reference.path] = InstanceKey.Alias(
        root: place, steps: way.map { $0.isComputed ? .computedElement : $0 },
        isWritten: reference.isWritten)
      sharing.places[reference.path] = reference.argument.computedPlaces
        .dropFirst(root.computedPlaces.count).map { convert($0, to: .int) }
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
  /// The array or variable that a pointer points into; `nil` for a `device` array.
  fileprivate var pointedPlace: TypedExpression? {
    guard case .pointer(let pointer) = kind else { return nil }
    switch pointer.base {
    case .array(let place), .single(let place): return place
    case .buffer: return nil
    }
  }

  /// Whether it is a component of a vector, or several.
  fileprivate var isComponent: Bool {
    switch kind {
    case .swizzle: true
    case .element(let base, _): base.type.isVector
    default: false
    }
  }

  /// What is left of a place without its last steps.
  fileprivate func dropping(_ steps: Int) -> TypedExpression {
    guard steps > 0 else { return self }
    switch kind {
    case .field(let base, _), .swizzle(let base, _), .element(let base, _):
      return base.dropping(steps - 1)
    default: return self
    }
  }

  /// Places of elements that are computed, outermost first.
  var computedPlaces: [TypedExpression] {
    switch kind {
    case .field(let base, _), .swizzle(let base, _): base.computedPlaces
    case .element(let base, let place):
      if case .integer = place.kind { base.computedPlaces } else { base.computedPlaces + [place] }
    default: []
    }
  }
}
