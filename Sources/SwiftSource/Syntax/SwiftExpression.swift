/// A Swift expression, as far as calls of shaders need it.
indirect enum SwiftExpression: Sendable {
  /// Whether it is written as a whole number, which a place of another type takes as its own.
  case number(Double, isWhole: Bool)
  case string(String)
  /// A name, and the place of its token, by which it is looked up.
  case name(String, at: Int)
  /// `.pink`
  case implicitMember(String)
  case member(SwiftExpression, String)
  /// `base[dynamicMember: name]`
  case dynamicMember(SwiftExpression, SwiftExpression)
  case call(SwiftExpression, [Argument])
  case list([SwiftExpression])
  case negated(SwiftExpression)
  case binary(String, SwiftExpression, SwiftExpression)
  /// An expression that is not read: a closure, a subscript, a condition.
  case other

  struct Argument: Sendable {
    let label: String?
    let value: SwiftExpression
  }
}

extension SwiftExpression {
  /// The last name of a call's function: `layerEffect` of `content.layerEffect(…)`.
  var calleeName: String? {
    guard case .call(let callee, _) = self else { return nil }
    return callee.lastName
  }

  /// `pink` of `.pink`, `Color.pink` and `pink`.
  var lastName: String? {
    switch self {
    case .name(let name, _), .implicitMember(let name), .member(_, let name): name
    default: nil
    }
  }

  var arguments: [Argument] { if case .call(_, let arguments) = self { arguments } else { [] } }

  func argument(_ label: String) -> SwiftExpression? {
    arguments.first { $0.label == label }?.value
  }
}
