internal import ShaderTree

/// Which part of a variable an expression names, for references to the same one.
struct Storage: Equatable {
  enum Step: Equatable {
    case field(Int)
    /// As `x`, `y`, `z`, `w`.
    case components(String)
    /// `nil` for one that is computed.
    case element(Int64?)
  }

  var variable: VariableIndex
  var steps: [Step]
}

extension TypedExpression {
  /// `nil` for what is not in a variable of the function, or at a place that is computed.
  var storage: Storage? {
    guard let path = storagePath, !path.steps.contains(.element(nil)) else { return nil }
    return path
  }

  /// Whether writing one may change the other.
  func overlaps(_ other: TypedExpression) -> Bool {
    guard let a = storagePath, let b = other.storagePath, a.variable == b.variable else {
      return false
    }
    for (first, second) in zip(a.steps, b.steps) {
      switch (first, second) {
      case (.field(let m), .field(let n)): if m != n { return false }
      case (.components(let m), .components(let n)): if Set(m).isDisjoint(with: n) { return false }
      case (.element(let m?), .element(let n?)): if m != n { return false }
      default: return true
      }
    }
    return true
  }

  private var storagePath: Storage? {
    switch kind {
    case .variable(let index): return Storage(variable: index, steps: [])
    case .field(let base, let field): return base.storagePath?.adding(.field(field))
    case .swizzle(let base, let letters):
      let places = letters.map { letter -> Character in
        FunctionChecker.position(of: letter).map { Array("xyzw")[$0] } ?? letter
      }
      return base.storagePath?.adding(.components(String(places)))
    case .element(let base, let index):
      if case .integer(let known) = index.kind { return base.storagePath?.adding(.element(known)) }
      return base.storagePath?.adding(.element(nil))
    default: return nil
    }
  }
}

extension Storage {
  fileprivate func adding(_ step: Step) -> Storage {
    Storage(variable: variable, steps: steps + [step])
  }
}
