internal import Messages

/// The states of the installed views by their names, and the values that they are held at.
///
/// The states of views that come later are held, too, as soon as they are there.
@MainActor
struct StateTuning {
  /// The states of one name: those of a view that is shown several times are held together.
  private struct Group {
    let name: String
    let view: String
    var values: [any TunableValue]
  }

  private var held: [String: StateValue] = [:]
  /// Those that are held at them.
  private var holding: [ObjectIdentifier: StateValue] = [:]

  /// States that are listed.
  private static let limit = 100

  /// Holds the states of a name at a value from here on.
  mutating func hold(_ name: String, at value: StateValue, in root: _Node) {
    held[name] = value
    holdStates(below: root)
  }

  /// Gives the states of a name back to the view.
  mutating func release(_ name: String, in root: _Node) {
    held[name] = nil
    for group in Self.groups(below: root) where group.name == name {
      for value in group.values {
        value.hold(state: nil)
        holding[ObjectIdentifier(value)] = nil
      }
    }
  }

  /// Holds the states of views that are new.
  mutating func holdStates(below root: _Node) {
    guard !held.isEmpty else { return }
    for group in Self.groups(below: root) {
      guard let wanted = held[group.name] else { continue }
      for value in group.values where holding[ObjectIdentifier(value)] != wanted {
        value.hold(state: wanted)
        holding[ObjectIdentifier(value)] = wanted
      }
    }
  }

  /// The states that can be shown, in the order of their views.
  func description(below root: _Node) -> ViewDescription {
    let states = Self.groups(below: root).compactMap { group -> ViewDescription.State? in
      guard let first = group.values.first, let value = first.stateValue else { return nil }
      let range = group.values.lazy.compactMap(\.range).first
      return ViewDescription.State(
        name: group.name, view: group.view, value: value, range: range?.bounds, step: range?.step,
        choices: first.choices)
    }
    return ViewDescription(states: Array(states.prefix(Self.limit)))
  }

  private static func groups(below root: _Node) -> [Group] {
    var found: [(view: String, name: String, value: any TunableValue)] = []
    func collect(_ node: _Node) {
      if let storing = node as? any StoringNode, let view = name(of: storing.viewType) {
        for (name, stored) in storing.storedProperties {
          if let value = stored as? any TunableValue { found.append((view, name, value)) }
        }
      }
      for child in node.children { collect(child) }
    }
    collect(root)
    var views: [String: Set<String>] = [:]
    for state in found { views[state.name, default: []].insert(state.view) }
    var groups: [Group] = []
    var places: [String: Int] = [:]
    for state in found {
      let isOnly = views[state.name]?.count == 1
      let name = isOnly ? state.name : "\(state.view).\(state.name)"
      if let place = places[name] {
        groups[place].values.append(state.value)
      } else {
        places[name] = groups.count
        groups.append(Group(name: name, view: state.view, values: [state.value]))
      }
    }
    return groups
  }

  /// The name of an author's view; `nil` for views of the module.
  private static func name(of type: Any.Type) -> String? {
    guard !String(reflecting: type).hasPrefix("SwiftUI.") else { return nil }
    return String("\(type)".prefix { $0 != "<" })
  }
}
