/// The parameters of a scene, and the values some of them are held at.
package struct ParameterSet: Sendable, Equatable {
  /// In the order they are listed and stepped through.
  package let all: [Parameter]
  /// Values that a user holds, by name; all other parameters move as the scene says.
  package private(set) var held: [String: ParameterValue] = [:]
  /// Names of what is held, that which was set last first.
  package private(set) var recentlyHeld: [String] = []
  private let indices: [String: Int]

  /// The order of setting makes no difference.
  package static func == (a: ParameterSet, b: ParameterSet) -> Bool {
    a.all == b.all && a.held == b.held
  }

  package init(_ all: [Parameter]) {
    self.all = all
    indices = Dictionary(
      uniqueKeysWithValues: all.enumerated().map { ($0.element.name, $0.offset) })
  }

  /// Returns these and those of `other`, whose names get `prefix` before them.
  package func joined(with other: ParameterSet, prefix: String) -> ParameterSet {
    var joined = ParameterSet(all + other.all.map { $0.renamed(prefix + $0.name) })
    joined.held = held
    joined.recentlyHeld = recentlyHeld + other.recentlyHeld.map { prefix + $0 }
    for (name, value) in other.held { joined.held[prefix + name] = value }
    return joined
  }

  /// - Throws: `ParameterError.unknownName`.
  package func parameter(named name: String) throws(ParameterError) -> Parameter {
    guard let index = indices[name] else {
      throw .unknownName(name, known: all.map(\.name))
    }
    return all[index]
  }

  /// Holds a parameter; a value of the wrong kind or an unknown name changes nothing.
  package mutating func hold(_ name: String, at value: ParameterValue) {
    guard let index = indices[name] else { return }
    switch (all[index].kind, value) {
    case (.number(let range, _, _), .number(let number)) where number.isFinite:
      let isFirm = all[index].limits == .firm
      held[name] =
        isFirm ? .number(min(max(number, range.lowerBound), range.upperBound)) : value
    case (.choice(let names), .choice(let choice)) where names.contains(choice):
      held[name] = value
    case (.mesh(let names), .choice(let choice)) where names.contains(choice):
      held[name] = value
    case (.vector(let components, _, _, _), .numbers(let numbers))
    where numbers.count == components.count:
      held[name] = value
    case (.list(let components, _, _, _), .numbers(let numbers))
    where numbers.count.isMultiple(of: components):
      held[name] = value
    case (.color, .numbers(let numbers)) where numbers.count == 4:
      held[name] = value
    case (.points, .points(let grid)) where grid.numbers.allSatisfy(PointGrid.range.contains):
      held[name] = value
    case (.toggle, .toggle), (.color, .color), (.picture, .picture), (.text, .text),
      (.colors, .colors), (.mesh, .mesh):
      held[name] = value
    default:
      return
    }
    guard recentlyHeld.first != name else { return }
    recentlyHeld.removeAll { $0 == name }
    recentlyHeld.insert(name, at: 0)
  }

  /// The values held, in the order of the parameters: a mesh comes before its points.
  package var heldInOrder: [(name: String, value: ParameterValue)] {
    all.compactMap { parameter in held[parameter.name].map { (parameter.name, $0) } }
  }

  package mutating func release(_ name: String) {
    held[name] = nil
    recentlyHeld.removeAll { $0 == name }
  }

  package mutating func releaseAll() { (held, recentlyHeld) = ([:], []) }

  /// The value that a parameter is held at, or its default; `nil` if there is no such parameter.
  package func value(of name: String) -> ParameterValue? {
    held[name] ?? indices[name].map { all[$0].defaultValue }
  }
}
