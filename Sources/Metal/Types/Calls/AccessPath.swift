internal import ShaderTree

/// Which part of a variable an expression names, for references to the same one.
struct Storage: Equatable {
  enum Step: Hashable {
    case field(Int)
    /// As `x`, `y`, `z`, `w`.
    case components(String)
    case element(Int64)
    /// The element that a variable says.
    case place(VariableIndex)
    case computedElement

    var isComputed: Bool {
      switch self {
      case .place, .computedElement: true
      case .field, .components, .element: false
      }
    }
  }

  var variable: VariableIndex
  var steps: [Step]
}

extension Storage {
  /// Whether `other` is the same or a part of it, as far as can be seen: elements at places that
  /// are computed are taken for different ones.
  func contains(_ other: Storage) -> Bool {
    variable == other.variable && other.steps.starts(with: steps)
      && !steps.contains(.computedElement)
  }

  /// Whether writing one may change the other. Elements may be the same if one of their places is
  /// computed.
  func overlaps(_ other: Storage) -> Bool {
    guard variable == other.variable else { return false }
    return zip(steps, other.steps).allSatisfy { first, second in
      switch (first, second) {
      case (.field(let m), .field(let n)): m == n
      case (.components(let m), .components(let n)): !Set(m).isDisjoint(with: n)
      case (.element(let m), .element(let n)): m == n
      default: true
      }
    }
  }

  /// The steps that both begin with, up to one that may lead to two places.
  func commonSteps(_ other: Storage) -> [Step] {
    zip(steps, other.steps).prefix { $0 == $1 && $0 != .computedElement }.map(\.0)
  }

  func adding(_ step: Step) -> Storage {
    Storage(variable: variable, steps: steps + [step])
  }
}
