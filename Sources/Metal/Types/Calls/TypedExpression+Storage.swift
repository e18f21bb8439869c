internal import ShaderTree

extension TypedExpression {
  /// Whether writing one may change the other.
  func overlaps(_ other: TypedExpression) -> Bool {
    guard let a = storage, let b = other.storage, a.variable == b.variable else {
      return false
    }
    for (first, second) in zip(a.steps, b.steps) {
      switch (first, second) {
      case (.field(let m), .field(let n)): if m != n { return false }
      case (.components(let m), .components(let n)): if Set(m).isDisjoint(with: n) { return false }
      case (.element(let m), .element(let n)): if m != n { return false }
      case (.place(let m), .place(let n)): if m != n { return true }
      default: return true
      }
    }
    return true
  }

  /// `nil` for what is not in a variable of the function.
  var storage: Storage? {
    switch kind {
    case .variable(let index): return Storage(variable: index, steps: [])
    case .field(let base, let field): return base.storage?.adding(.field(field))
    case .swizzle(let base, let letters):
      let places = letters.map { letter -> Character in
        FunctionChecker.position(of: letter).map { Array("xyzw")[$0] } ?? letter
      }
      return base.storage?.adding(.components(String(places)))
    case .element(let base, let index):
      switch index.kind {
      case .integer(let known): return base.storage?.adding(.element(known))
      case .variable(let place): return base.storage?.adding(.place(place))
      default: return base.storage?.adding(.computedElement)
      }
    default: return nil
    }
  }
}
