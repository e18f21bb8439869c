internal import ShaderTree

extension TypedExpression {
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

  /// The same part of a variable with other places of elements; the outermost is changed first.
  func mapPlaces(_ change: (TypedExpression) -> TypedExpression) -> TypedExpression {
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
