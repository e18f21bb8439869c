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
    in passed: inout [TypedExpression], of instance: FunctionIndex
  ) -> [TypedExpression] {
    let parameters = checker.program.functions[instance].parameters
    let written = passed.indices.filter { index in
      parameters.indices.contains(index) && parameters[index].isWritten
    }
    let changed = Set(written.compactMap { passed[$0].storage?.variable })
    var before: [TypedExpression] = []
    for index in written { keepPlaces(in: &passed[index], readFrom: changed, &before) }
    return before
  }

  /// Puts variables in the place of all computed places of `value`, which is named again after the
  /// call, and returns what sets them.
  func keepPlaces(in value: inout TypedExpression) -> [TypedExpression] {
    var before: [TypedExpression] = []
    keepPlaces(in: &value, readFrom: nil, &before)
    return before
  }

  /// - Parameter changed: Only places that are computed from these variables; `nil` for all.
  private func keepPlaces(
    in value: inout TypedExpression, readFrom changed: Set<VariableIndex>?,
    _ before: inout [TypedExpression]
  ) {
    switch value.kind {
    case .field(var base, let field):
      keepPlaces(in: &base, readFrom: changed, &before)
      value.kind = .field(base, field)
    case .swizzle(var base, let letters):
      keepPlaces(in: &base, readFrom: changed, &before)
      value.kind = .swizzle(base, letters)
    case .element(var base, var place):
      keepPlaces(in: &base, readFrom: changed, &before)
      if !place.isSettled, place.isPure, changed.map({ place.uses(anyOf: $0) }) ?? true {
        let kept = temporary(place.type, at: place.span)
        before.append(
          TypedExpression(
            kind: .assignment(nil, kept, place), type: place.type, span: place.span))
        place = kept
      }
      value.kind = .element(base, place)
    default: break
    }
  }
}

extension TypedExpression {
  /// Whether it is a number, or the name of a variable, which every driver copies.
  fileprivate var isSettled: Bool {
    switch kind {
    case .integer, .variable: true
    default: false
    }
  }
}
