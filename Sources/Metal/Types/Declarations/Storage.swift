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

  func adding(_ step: Step) -> Storage {
    Storage(variable: variable, steps: steps + [step])
  }
}
