internal import Parameters
internal import ShaderTree
internal import Tokens

/// Sums, products and quotients.
extension ParameterUses {
  mutating func value(
    _ operation: BinaryOperator, _ a: ExpressionSyntax, _ b: ExpressionSyntax
  ) -> MeasuredValue {
    switch operation {
    case .add: return unify([a, b], as: .sum)
    case .subtract: return unify([a, b], as: .difference)
    case .less, .greater, .lessEqual, .greaterEqual:
      _ = unify([a, b], as: .comparison)
      return MeasuredValue()
    case .equal, .notEqual:
      for (side, other) in [(value(of: a), b), (value(of: b), a)] {
        guard side.carriers.count == 1, let name = side.carriers.first,
          let number = literal(other), number >= 0, number < 64, number == number.rounded()
        else { continue }
        compared[name, default: []].insert(Int(number))
      }
      return MeasuredValue()
    case .divide: return divide(a, by: b)
    case .multiply: return multiply(a, b)
    case .remainder:
      _ = (value(of: a), value(of: b))
      return MeasuredValue(.ratio)
    default:
      _ = (value(of: a), value(of: b))
      return MeasuredValue()
    }
  }

  /// A value times a number; times a large or a small one it is another quantity.
  private func scaled(_ value: MeasuredValue, by number: Double) -> MeasuredValue {
    guard !(0.25...4).contains(abs(number)) else {
      var result = value
      result.places = []
      return result
    }
    var result = MeasuredValue()
    if value.isLength || value.measure == .ratio {
      result = MeasuredValue(.ratio)
      result.factors = value.factors
    } else if value.measure == .size {
      result = MeasuredValue(.size)
    }
    if abs(number) > 4, !value.isLength {
      result.isEnlarged = true
      result.enlarged = value.carriers.union(value.enlarged)
    }
    return result
  }

  mutating func divide(_ a: ExpressionSyntax, by b: ExpressionSyntax) -> MeasuredValue {
    var dividend = value(of: a)
    let divisor = value(of: b)
    dividend.places = []
    if let number = literal(b) {
      if dividend.isCounted { return MeasuredValue(.ratio) }
      return scaled(dividend, by: number == 0 ? 1 : 1 / number)
    }
    if isConstant(b) { return dividend }
    switch (dividend.measure, divisor.measure) {
    case (.points?, .size?), (.size?, .size?):
      for name in divisor.sizes { uses[name]?.dividesPosition = true }
      var result = MeasuredValue(.unit)
      result.factors = dividend.factors
      return result
    case (.points?, .points?), (.unit?, .unit?): return MeasuredValue(.ratio)
    case (.points?, nil) where !divisor.carriers.isEmpty:
      let vector = vectorParameter(b)
      if let vector, !isRounded {
        uses[vector]?.dividesPosition = true
      } else if !divisor.isProduct {
        for name in divisor.carriers {
          if dividend.isDistance {
            uses[name]?.dividesDistance = true
          } else {
            uses[name]?.dividesLength = true
          }
        }
      }
      return MeasuredValue(vector == nil ? .ratio : .unit)
    case (.size?, nil) where !divisor.carriers.isEmpty: return MeasuredValue(.points)
    case (.unit?, nil) where !divisor.carriers.isEmpty: return MeasuredValue(.unit)
    case (.ratio?, nil) where !divisor.carriers.isEmpty: return MeasuredValue(.ratio)
    case (nil, .points?) where !dividend.carriers.isEmpty && divisor.isDistance:
      settle(dividend, .points)
      return MeasuredValue(.ratio)
    case (nil, .size?) where !dividend.carriers.isEmpty:
      settle(dividend, .points)
      return MeasuredValue(.unit)
    case (_?, .ratio?), (nil, .ratio?): return dividend
    default: return MeasuredValue(dividend.isCounted ? .ratio : nil)
    }
  }

  mutating func multiply(_ a: ExpressionSyntax, _ b: ExpressionSyntax) -> MeasuredValue {
    let (first, second) = (value(of: a), value(of: b))
    if let number = literal(a) { return scaled(second, by: number) }
    if let number = literal(b) { return scaled(first, by: number) }
    if isConstant(a) { return second }
    if isConstant(b) { return first }
    var result = product(first, second) ?? product(second, first) ?? MeasuredValue()
    result.enlarged.formUnion(first.enlarged.union(second.enlarged))
    return result
  }

  /// The product, if `a` is what decides it.
  private mutating func product(_ a: MeasuredValue, _ b: MeasuredValue) -> MeasuredValue? {
    if a.isCounted, a.carriers.isEmpty, b.measure == nil, !b.carriers.isEmpty {
      var result = b
      result.spacings = b.carriers
      return result
    }
    switch (a.measure, b.measure) {
    case (.size?, .unit?), (.size?, .ratio?): return MeasuredValue(.points)
    case (.size?, nil) where !b.carriers.isEmpty:
      settle(b, .unit)
      return MeasuredValue(.points)
    case (.ratio?, _?):
      var result = b
      result.places = []
      return result
    case (.unit?, .unit?): return MeasuredValue(.ratio)
    case (.points?, nil) where !b.carriers.isEmpty, (.unit?, nil) where !b.carriers.isEmpty:
      var result = a
      result.places = []
      result.factors.formUnion(b.carriers)
      return result
    case (.ratio?, nil) where !b.carriers.isEmpty: return multiplied(b, by: a)
    case (nil, nil) where !a.carriers.isEmpty && !b.carriers.isEmpty:
      var result = a
      result.take(b)
      result.isProduct = true
      return result
    case (nil, nil) where a.isUnknown && !b.carriers.isEmpty: return multiplied(b, by: a)
    default: return nil
    }
  }

  private func multiplied(_ value: MeasuredValue, by factor: MeasuredValue) -> MeasuredValue {
    var result = value
    result.isMultiplied = true
    result.isEnlarged = value.isEnlarged || factor.isEnlarged
    return result
  }

  /// How values that measure the same are put together.
  enum Combination { case sum, difference, comparison, choice }

  /// Measures expressions that must measure the same, and takes parameters among them that nothing
  /// is known of for that.
  mutating func unify(
    _ expressions: [ExpressionSyntax], as combination: Combination
  ) -> MeasuredValue {
    let found = expressions.map { value(of: $0) }
    if combination == .comparison, found.contains(where: { $0.isCounted && $0.carriers.isEmpty }) {
      for name in found.flatMap(\.carriers) { uses[name]?.isLoopLimit = true }
    }
    guard let shared = sharedMeasure(of: found, expressions, combination) else {
      var result = MeasuredValue()
      for value in found { result.take(value) }
      result.isCounted = zip(expressions, found).allSatisfy { $1.isCounted || literal($0) != nil }
      return result
    }
    for (expression, value) in zip(expressions, found) {
      note(value, as: shared, among: found, combination)
      if combination == .difference, shared != .ratio, let name = vectorParameter(expression) {
        uses[name]?.isPlace = true
      }
    }
    var result = MeasuredValue(shared)
    if combination == .difference, shared == .points, expressions.count == 2,
      let name = vectorParameter(expressions[1])
    {
      result.places.insert(name)
    }
    let isPlain = found.contains { $0.measure == shared && $0.factors.isEmpty }
    for value in found {
      if combination == .choice { result.sizes.formUnion(value.sizes) }
      result.spacings.formUnion(value.spacings)
      if combination == .sum || combination == .difference {
        result.places.formUnion(value.places)
      }
      guard value.measure == shared else { continue }
      if isPlain, result.isLength { settle(value.factors, .ratio) }
      if !isPlain { result.factors.formUnion(value.factors) }
    }
    result.isDistance =
      combination == .difference && isDistance(expressions, found)
      || combination == .choice && found.contains(where: \.isDistance)
    return result
  }

  private func sharedMeasure(
    of found: [MeasuredValue], _ expressions: [ExpressionSyntax], _ combination: Combination
  ) -> MeasuredValue.Measure? {
    let measures = found.compactMap(\.measure)
    let isOpen = found.contains { $0.measure == nil && !$0.carriers.isEmpty }
    if let length = measures.first(where: { $0 == .points || $0 == .unit }) { return length }
    if measures.contains(.size) { return isOpen ? .points : .size }
    // In `1 + x` it is a pure number.
    let hasOne = expressions.contains { literal($0) == 1 }
    let isSum = combination == .sum || combination == .difference
    return measures.contains(.ratio) || isOpen && isSum && hasOne ? .ratio : nil
  }

  /// Takes the parameters of a value of no known measure for what the others measure.
  private mutating func note(
    _ value: MeasuredValue, as shared: MeasuredValue.Measure, among found: [MeasuredValue],
    _ combination: Combination
  ) {
    let isSum = combination == .sum || combination == .difference
    if isSum, shared == .points {
      let carriers = value.isEnlarged && value.measure == nil ? value.carriers : []
      for name in value.enlarged.union(carriers) { uses[name]?.hasLengthInText = true }
    }
    guard value.measure == nil else { return }
    settle(value, shared)
    let isInCell = found.contains { other in
      other.measure == .points && other.carriers.contains { uses[$0]?.dividesLength == true }
    }
    for name in value.carriers {
      switch (combination, shared) {
      case (.comparison, .unit), (.comparison, .ratio): uses[name]?.isThreshold = true
      case (.comparison, .points) where isInCell: uses[name]?.isWithinCell = true
      case (.difference, .points) where value.isProduct && found.contains(where: \.isDistance):
        uses[name]?.isFactorOfDistance = true
      case (.sum, .points): uses[name]?.isOffset = true
      case (_, .points) where value.isMultiplied: uses[name]?.isOffset = true
      default: break
      }
    }
  }

  /// Whether the difference of two values is that of two places, and not of a place and the
  /// layer's corner.
  private func isDistance(_ expressions: [ExpressionSyntax], _ found: [MeasuredValue]) -> Bool {
    guard expressions.allSatisfy({ literal($0) == nil }), let last = found.last else {
      return false
    }
    return !last.carriers.contains { roles[$0] == .value(.float, components: 4) }
  }
}
