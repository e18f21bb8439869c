internal import Diagnostics
internal import ShaderTree

/// Results that are references. In GLSL they are values, so what changes the result has to
/// change what it refers to: `k.grow(1).grow(2)` is `(grow(k, 1), grow(k, 2))`.
extension FunctionChecker {
  /// Records what an instance of `function` returns a reference to.
  func noteReference(from instance: FunctionIndex, of function: FunctionSyntax) {
    guard function.returnType.isReference, !function.returnType.isConstant else { return }
    checker.referenceResults[instance] =
      function.body?.allSatisfy(\.returnsOnlyObject) == true
  }

  /// Does to what `value` refers to what `change` does to a variable.
  func changing(_ value: MetalExpression, _ change: (MetalExpression) -> MetalExpression)
    -> MetalExpression
  {
    guard !value.isAssignable else { return change(value) }
    guard let (before, place) = referred(value) else {
      return refuseLostReference(value) ?? change(value)
    }
    return before.reversed().reduce(change(place)) { rest, first in
      MetalExpression(kind: .comma(first, rest), type: rest.type, span: rest.span)
    }
  }

  /// The place that the result of a call or an assignment refers to, and the expressions evaluated
  /// before it; `nil` if the place is not known, or the result is not a reference.
  func referred(_ value: MetalExpression) -> (before: [MetalExpression], place: MetalExpression)? {
    switch value.kind {
    case .call(let index, let arguments):
      guard checker.referenceResults[index] == true, let object = arguments.first,
        object.isAssignable, object.isPure
      else { return nil }
      return ([value], object)
    case .assignment(_, let target, _), .increment(_, let target, isPrefix: true):
      return target.isPure && !target.changesItsPlace ? ([value], target) : nil
    case .comma(let first, let second):
      return referred(second).map { ([first] + $0.before, $0.place) }
    case .field(let base, _), .swizzle(let base, _):
      return referred(base).map { before, place in (before, value.mapParts { _ in place }) }
    case .element(let base, let index):
      guard index.isPure, let (before, place) = referred(base) else { return nil }
      let element = MetalExpression.Kind.element(place, index)
      return (before, MetalExpression(kind: element, type: value.type, span: value.span))
    default: return nil
    }
  }

  /// Reports a change of what a function returns a reference to, where that is not known; `nil` for
  /// other values.
  func refuseLostReference(_ value: MetalExpression) -> MetalExpression? {
    switch value.kind {
    case .field(let base, _), .swizzle(let base, _), .element(let base, _), .comma(_, let base):
      return refuseLostReference(base)
    case .call(let index, _) where checker.referenceResults[index] != nil:
      return fail(
        "what '\(checker.program.functions[index].name)' returns a reference to cannot be changed "
          + "in GLSL", at: value.span,
        hint: "only 'return *this;' of what is called on a variable can be translated")
    default: return nil
    }
  }

  /// Reports a reference to one of two variables; `nil` for other values.
  func refuseChoice(_ value: MetalExpression) -> MetalExpression? {
    guard case .conditional(_, let first, let second) = value.kind, first.isAssignable,
      second.isAssignable
    else { return nil }
    return fail(
      "a reference to one of two variables cannot be translated to GLSL", at: value.span,
      hint: "choose with 'if' where it is used")
  }
}

extension StatementSyntax {
  /// Whether every `return` inside is `return *this;`.
  fileprivate var returnsOnlyObject: Bool {
    switch kind {
    case .returning(let value):
      guard case .unary(.dereference, let object)? = value?.kind, case .this = object.kind else {
        return false
      }
      return true
    case .block(let inner), .items(let inner), .choice(_, let inner):
      return inner.allSatisfy(\.returnsOnlyObject)
    case .conditional(_, let first, let second):
      return first.returnsOnlyObject && second?.returnsOnlyObject != false
    case .forLoop(_, _, _, let inner), .forEach(_, _, let inner), .whileLoop(_, let inner),
      .doLoop(let inner, _):
      return inner.returnsOnlyObject
    default: return true
    }
  }
}

extension MetalExpression {
  /// Whether a change of it can change where it is, as in `a[a[0]] += 1`.
  fileprivate var changesItsPlace: Bool {
    guard let variable = accessPath?.variable else { return false }
    var changes = false
    _ = mapPlaces { place in
      changes = changes || place.uses(anyOf: [variable])
      return place
    }
    return changes
  }
}
