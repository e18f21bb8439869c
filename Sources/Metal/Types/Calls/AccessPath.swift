internal import ShaderTree

/// The way from a variable to a part of it, such as `rings[1].color.xy`.
struct AccessPath {
  enum Step {
    case field(Int)
    /// As `x`, `y`, `z`, `w`.
    case components(String)
    /// The element whose index is a number, or a variable and a number.
    case element(VariableIndex? = nil, plus: Int64)
    case computedElement
  }

  var variable: VariableIndex
  var steps: [Step]

  /// Whether writing one may change the other: elements are different if their indices are known to
  /// be.
  func overlaps(_ other: AccessPath) -> Bool {
    guard variable == other.variable else { return false }
    return zip(steps, other.steps).allSatisfy { first, second in
      switch (first, second) {
      case (.field(let m), .field(let n)): m == n
      case (.components(let m), .components(let n)): !Set(m).isDisjoint(with: n)
      case (.element(let a, let m), .element(let b, let n)): a != b || m == n
      default: true
      }
    }
  }
}

extension MetalExpression {
  /// `nil` for what is not in a variable of the function.
  var accessPath: AccessPath? {
    func adding(_ step: AccessPath.Step, to base: MetalExpression) -> AccessPath? {
      base.accessPath.map { AccessPath(variable: $0.variable, steps: $0.steps + [step]) }
    }
    switch kind {
    case .variable(let index): return AccessPath(variable: index, steps: [])
    case .field(let base, let field): return adding(.field(field), to: base)
    case .swizzle(let base, let letters):
      let places = letters.map { letter -> Character in
        FunctionChecker.position(of: letter).map { Array("xyzw")[$0] } ?? letter
      }
      return adding(.components(String(places)), to: base)
    case .element(let base, let index): return adding(index.step, to: base)
    default: return nil
    }
  }

  /// The step to the element at this index.
  private var step: AccessPath.Step {
    switch kind {
    case .integer(let known): .element(plus: known)
    case .variable(let index): .element(index, plus: 0)
    case .binary(.add, let left, let right): left.step.moved(by: right) ?? .computedElement
    case .binary(.subtract, let left, let right):
      left.step.moved(by: right, backward: true) ?? .computedElement
    default: .computedElement
    }
  }

  /// The same part of a variable with other places of elements; the outermost is changed first.
  func mapPlaces(_ change: (MetalExpression) -> MetalExpression) -> MetalExpression {
    var result = self
    switch kind {
    case .field(let base, let field): result.kind = .field(base.mapPlaces(change), field)
    case .swizzle(let base, let letters): result.kind = .swizzle(base.mapPlaces(change), letters)
    case .element(let base, let place):
      result.kind = .element(base.mapPlaces(change), change(place))
    default: break
    }
    return result
  }
}

extension AccessPath.Step {
  /// The element that is a written number further; `nil` if that is not known.
  fileprivate func moved(by number: MetalExpression, backward: Bool = false) -> Self? {
    guard case .element(let variable, let start) = self, case .integer(let count) = number.kind
    else { return nil }
    return .element(variable, plus: backward ? start &- count : start &+ count)
  }
}
