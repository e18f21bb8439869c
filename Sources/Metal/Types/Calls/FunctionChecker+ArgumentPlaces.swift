internal import ShaderTree

/// Places of elements that a call gives back, where the call changes what they are computed from.
///
/// ```metal
/// g(i, v[i + 1]);  // with a 'g' that sets 'i'
/// ```
///
/// The element is settled before the call. Some drivers compute its place again after it, so the
/// place is kept in a variable: `(scratch = i + 1, g(i, v[scratch]))`.
extension FunctionChecker {
  /// Puts variables in the place of such computed places, and returns what sets them.
  func keepPlaces(
    in passed: inout [MetalExpression], of instance: FunctionIndex
  ) -> [MetalExpression] {
    let parameters = checker.program.functions[instance].parameters
    let written = passed.indices.filter { index in
      parameters.indices.contains(index) && parameters[index].isWritten
    }
    let changed = Set(written.compactMap { passed[$0].accessPath?.variable })
    return written.flatMap { index in
      keepPlaces(in: &passed[index]) { $0.uses(anyOf: changed) }
    }
  }

  /// Puts variables in the place of those computed places of `value` that `matters` picks, and
  /// returns what sets them.
  func keepPlaces(
    in value: inout MetalExpression, where matters: (MetalExpression) -> Bool
  ) -> [MetalExpression] {
    var before: [MetalExpression] = []
    value = value.mapPlaces { place in
      guard !place.isSettled, place.isPure, matters(place) else { return place }
      let kept = temporary(place.type, at: place.span)
      before.append(
        MetalExpression(kind: .assignment(nil, kept, place), type: place.type, span: place.span))
      return kept
    }
    return before
  }
}

extension MetalExpression {
  /// Whether it is a number, or the name of a variable, which every driver copies.
  fileprivate var isSettled: Bool {
    switch kind {
    case .integer, .variable: true
    default: false
    }
  }
}
