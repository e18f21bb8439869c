internal import ShaderTree

extension Checker {
  /// Returns what a name means, and where it was found: there its own names are read.
  func lookUp(_ name: NameSyntax, in context: NameContext)
    -> (symbols: [Scope.Symbol], context: NameContext)
  {
    guard name.path.count > 1 else { return (context.scope.lookUp(name.last), context) }
    guard let inner = qualified(name, in: context) else { return ([], context) }
    return (inner.scope.own(name.last), inner)
  }

  /// Returns where the last part of a qualified name is looked up.
  func qualified(_ name: NameSyntax, in context: NameContext) -> NameContext? {
    guard let first = name.path.first, var inner = start(first, of: name, in: context) else {
      return nil
    }
    for (position, part) in name.path.dropLast().enumerated().dropFirst() {
      guard let next = child(part, at: position, of: name, in: inner, seenFrom: context) else {
        return nil
      }
      inner = next
    }
    return inner
  }

  /// The namespace or type that a name begins with, searched from here outward.
  private func start(_ first: String, of name: NameSyntax, in context: NameContext)
    -> NameContext?
  {
    if case .type(let type)? = context.bindings[first] { return members(of: type) }
    var scope: Scope? = context.scope
    while let current = scope {
      let here = NameContext(scope: current, bindings: context.bindings)
      if let found = child(first, at: 0, of: name, in: here, seenFrom: context) { return found }
      scope = current.parent
    }
    return nil
  }

  /// The namespace or type of that name in exactly this scope.
  private func child(
    _ part: String, at position: Int, of name: NameSyntax, in inner: NameContext,
    seenFrom context: NameContext
  ) -> NameContext? {
    if let symbol = inner.scope.own(part).first(where: \.isType) {
      let written = NameSyntax(
        path: [part], templateArguments: name.qualifierArguments[position], span: name.span)
      return members(of: type(symbol, written, in: inner, seenFrom: context))
    }
    let child =
      inner.scope.children[part]
      ?? inner.scope.opened.lazy.compactMap { $0.children[part] }.first
    return child.map { NameContext(scope: $0, bindings: inner.bindings) }
  }

  /// Where the members of a type are looked up.
  private func members(of type: MetalType) -> NameContext? {
    switch type {
    case .structure(let index):
      NameContext(
        scope: structures[index].members, bindings: structures[index].context.bindings)
    case .enumeration(let index): NameContext(scope: enumerationScopes[index])
    default: nil
    }
  }
}
