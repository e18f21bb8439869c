internal import ShaderTree

/// The place of a reference is settled where the reference is declared: a later change of `i` does
/// not make a reference to `a[i]` one to another element.
extension FunctionChecker {
  /// Returns `value` with each place that is computed in a variable, and what sets these.
  ///
  /// - Parameter name: That of the reference.
  func keepingPlaces(in value: MetalExpression, of name: String)
    -> (MetalExpression, setup: [MetalStatement])
  {
    var setup: [MetalStatement] = []
    let kept = value.mapPlaces { place in
      guard !isSettled(place) else { return place }
      let variable = addVariable(name + "Place", place.type)
      function.variables[variable].isConstant = true
      setup += statement(.declaration(variable, place), place.span)
      return use(variable, at: place.span)
    }
    return (kept, setup)
  }

  /// The same for what a pointer points into.
  func keepingPlaces(in base: MetalPointer.Base, of name: String)
    -> (MetalPointer.Base, setup: [MetalStatement])
  {
    switch base {
    case .buffer, .data: return (base, [])
    case .array(let array):
      let (kept, setup) = keepingPlaces(in: array, of: name)
      return (.array(kept), setup)
    case .single(let variable):
      let (kept, setup) = keepingPlaces(in: variable, of: name)
      return (.single(kept), setup)
    }
  }

  /// Whether a place stays what it is: a number, or a variable that nothing changes.
  private func isSettled(_ place: MetalExpression) -> Bool {
    switch place.kind {
    case .integer, .global: true
    case .variable(let index): function.variables[index].isConstant
    case .conversion(let value): isSettled(value)
    default: false
    }
  }
}
