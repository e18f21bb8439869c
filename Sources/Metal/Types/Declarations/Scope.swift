internal import ShaderTree

/// The names of a namespace, or of everything outside of one.
final class Scope {
  enum Symbol {
    /// A declared function, by its index in the checker; so are constants and enums.
    case function(Int)
    case global(Int)
    case structure(StructureIndex)
    case enumeration(Int)
    case enumerationCase(Int, Int64)
    case alias(AliasSyntax)

    var isType: Bool {
      switch self {
      case .structure, .enumeration, .alias: true
      case .function, .global, .enumerationCase: false
      }
    }
  }

  let name: String
  let parent: Scope?
  /// The file it was read for.
  let unit: Int
  /// The struct whose members it holds.
  var structure: StructureIndex?
  private(set) var symbols: [String: [Symbol]] = [:]
  private(set) var children: [String: Scope] = [:]
  /// Namespaces opened by `using namespace`.
  var opened: [Scope] = []
  /// Whether `using namespace metal` stands here.
  var opensMetal = false
  /// Names of the standard library that `using metal::sin` makes known here.
  var metalNames: Set<String> = []

  init(name: String, parent: Scope?, unit: Int) {
    self.name = name
    self.parent = parent
    self.unit = unit
  }

  func declare(_ name: String, _ symbol: Symbol) { symbols[name, default: []].append(symbol) }

  /// The namespace `name` inside, created on first use.
  func child(_ name: String) -> Scope {
    if let known = children[name] { return known }
    let child = Scope(name: name, parent: self, unit: unit)
    children[name] = child
    if name.isEmpty { opened.append(child) }
    return child
  }

  /// Declares `symbol` in place of what `name` means here.
  func redeclare(_ name: String, _ symbol: Symbol) { symbols[name] = [symbol] }

  /// Makes `scope` reachable by its name.
  func adopt(_ scope: Scope) { children[scope.name] = scope }

  /// Releases everything inside, which refers back to this scope.
  func dismantle() {
    for child in children.values { child.dismantle() }
    children = [:]
    opened = []
  }

  /// Names of the namespaces and structs around it and its own, outermost first.
  var path: [String] { (parent?.path ?? []) + (parent == nil ? [] : [name]) }

  /// Whether other translation units can name what is declared here: nothing around it is a block
  /// or a namespace without a name.
  var isShared: Bool { parent.map { !name.isEmpty && $0.isShared } ?? true }

  /// The scope at exactly `path`, seen from here.
  func descendant(_ path: some Sequence<String>) -> Scope? {
    path.reduce(self as Scope?) { $0?.children[$1] }
  }

  /// Symbols of exactly this scope and those it opened.
  func own(_ name: String) -> [Symbol] {
    var found = symbols[name] ?? []
    for scope in opened { found += scope.symbols[name] ?? [] }
    return found
  }

  /// Symbols that `name` means here: those of the innermost scope that has any.
  func lookUp(_ name: String) -> [Symbol] {
    var scope: Scope? = self
    while let current = scope {
      let found = current.own(name)
      if !found.isEmpty { return found }
      scope = current.parent
    }
    return []
  }

  /// Symbols that `name` means where a type is wanted: inside a struct its constructors do not hide
  /// its own name.
  func lookUpType(_ name: String) -> [Symbol] {
    var scope: Scope? = self
    while let current = scope {
      let found = current.own(name).filter(\.isType)
      if !found.isEmpty { return found }
      scope = current.parent
    }
    return []
  }

  /// Whether a name of the standard library needs no `metal::` here.
  func seesMetal(_ name: String) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      for seen in [current] + current.opened where seen.opensMetal || seen.metalNames.contains(name)
      {
        return true
      }
      scope = current.parent
    }
    return false
  }

  /// The scope meant by `path`, searched from here outward.
  func lookUpScope(_ path: some Collection<String>) -> Scope? {
    guard let first = path.first else { return self }
    var scope: Scope? = self
    while let current = scope {
      if let start = current.children[first]
        ?? current.opened.lazy.compactMap({ $0.children[first] }).first
      {
        var inner: Scope? = start
        for part in path.dropFirst() { inner = inner?.children[part] }
        return inner
      }
      scope = current.parent
    }
    return nil
  }

  /// Every name declared in the scopes around, for hints.
  var visibleNames: [String] {
    Array(symbols.keys) + opened.flatMap { $0.symbols.keys } + (parent?.visibleNames ?? [])
  }
}
