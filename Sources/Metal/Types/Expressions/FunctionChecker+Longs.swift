internal import Diagnostics
internal import ShaderTree

/// Integers of 64 bits: two words in GLSL, a vector of them an array of pairs.
///
/// Much of what is computed in 64 bits needs only 32: indices, sizes, and a `uint` beside a decimal
/// literal. That is found here, for two words cost several times as much.
extension FunctionChecker {
  /// `x operation y` for operands that have been converted to one 64-bit type, vectors or not.
  func longBinary(
    _ operation: BinaryOperator, _ x: TypedExpression, _ y: TypedExpression, _ type: ShaderType,
    at span: Span
  ) -> TypedExpression {
    if type.isScalar, let a = x.literalInteger, let b = y.literalInteger,
      let known = Self.value(of: operation, a, b, isUnsigned: type.scalar == .ulong)
    {
      return .integer(known, type.scalar ?? .long, at: span)
    }
    var (left, right) = (convert(x, to: type), convert(y, to: type))
    guard operation.isComparison else {
      return TypedExpression(kind: .binary(operation, left, right), type: type, span: span)
    }
    if let scalar = Self.comparableWord(left, right) {
      left = lowBits(of: left, as: type.with(scalar))
      right = lowBits(of: right, as: type.with(scalar))
    }
    return TypedExpression(
      kind: .binary(operation, left, right), type: type.with(.bool), span: span)
  }

  func longShift(
    _ operation: BinaryOperator, _ value: TypedExpression, _ amount: TypedExpression, at span: Span
  ) -> TypedExpression {
    if value.type.isScalar, let bits = value.literalInteger, let count = amount.literalInteger {
      let places = count & 63
      let shifted: Int64 =
        operation == .shiftLeft
        ? bits << places
        : value.type.scalar == .ulong
          ? Int64(bitPattern: UInt64(bitPattern: bits) >> UInt64(places)) : bits >> places
      return .integer(shifted, value.type.scalar ?? .long, at: span)
    }
    return TypedExpression(kind: .binary(operation, value, amount), type: value.type, span: span)
  }

  private static func value(
    of operation: BinaryOperator, _ a: Int64, _ b: Int64, isUnsigned: Bool
  ) -> Int64? {
    switch operation {
    case .add: a &+ b
    case .subtract: a &- b
    case .multiply: a &* b
    case .bitAnd: a & b
    case .bitOr: a | b
    case .bitXor: a ^ b
    case .divide where isUnsigned && b != 0:
      Int64(bitPattern: UInt64(bitPattern: a) / UInt64(bitPattern: b))
    case .remainder where isUnsigned && b != 0:
      Int64(bitPattern: UInt64(bitPattern: a) % UInt64(bitPattern: b))
    case .divide where b > 0: a / b
    case .remainder where b > 0: a % b
    default: nil
    }
  }

  // MARK: Fewer bits

  /// The low bits of a 64-bit integer as an integer of fewer: what does not depend on the high word
  /// is computed without it.
  func lowBits(of value: TypedExpression, as type: ShaderType) -> TypedExpression {
    let word = lowWord(of: value)
    if word.type == type { return word }
    if let number = word.literalInteger, let scalar = type.scalar, !scalar.isNarrow {
      let bits = UInt32(truncatingIfNeeded: number)
      let known = scalar == .uint ? Int64(bits) : Int64(Int32(bitPattern: bits))
      return TypedExpression(kind: .integer(known), type: type, span: value.span)
    }
    if case .conversion(let source) = word.kind, source.type == type { return source }
    return convert(word, to: type)
  }

  /// The low word as a `uint`.
  private func lowWord(of value: TypedExpression) -> TypedExpression {
    let type = value.type.with(.uint)
    func word(_ kind: TypedExpression.Kind) -> TypedExpression {
      TypedExpression(kind: kind, type: type, span: value.span)
    }
    switch value.kind {
    case .integer(let number): return word(.integer(Int64(UInt32(truncatingIfNeeded: number))))
    case .conversion(let source) where source.type.isLong: return lowWord(of: source)
    case .conversion(let source) where source.type.scalar?.isFloating == false:
      return convert(source, to: type)
    case .splat(let component): return word(.splat(lowWord(of: component)))
    case .unary(.complement, let operand): return word(.unary(.complement, lowWord(of: operand)))
    case .binary(let operation, let left, let right)
    where [.add, .subtract, .multiply, .bitAnd, .bitOr, .bitXor].contains(operation):
      return word(.binary(operation, lowWord(of: left), lowWord(of: right)))
    case .binary(.shiftLeft, let left, let right):
      if let count = right.literalInteger, (0..<32).contains(count) {
        return word(.binary(.shiftLeft, lowWord(of: left), right))
      }
    default: break
    }
    return word(.conversion(value))
  }

  /// The 32-bit type in which two 64-bit integers compare as they do themselves; `nil` if they need
  /// all their bits.
  private static func comparableWord(_ left: TypedExpression, _ right: TypedExpression) -> Scalar? {
    func fits(_ value: TypedExpression, _ literals: ClosedRange<Int64>, signed: Bool) -> Bool {
      switch value.kind {
      case .integer(let number): return literals.contains(number)
      case .splat(let component): return fits(component, literals, signed: signed)
      case .conversion(let source):
        guard let scalar = source.type.scalar, !scalar.isLong, !scalar.isFloating else {
          return false
        }
        return scalar == .bool || (signed ? scalar != .uint : scalar.isUnsigned)
      default: return false
      }
    }
    func both(_ literals: ClosedRange<Int64>, signed: Bool) -> Bool {
      fits(left, literals, signed: signed) && fits(right, literals, signed: signed)
    }
    if both(0...Int64(UInt32.max), signed: false) { return .uint }
    if left.type.scalar == .ulong {
      // Negative numbers are the largest, in 32 bits as in 64.
      return both(0...Int64(Int32.max), signed: true) ? .uint : nil
    }
    return both(Int64(Int32.min)...Int64(Int32.max), signed: true) ? .int : nil
  }

  // MARK: Vectors

  /// A number in every component of `type`.
  func splat(_ component: TypedExpression, to type: ShaderType) -> TypedExpression {
    guard type.isLong, !component.isPure else {
      return TypedExpression(kind: .splat(component), type: type, span: component.span)
    }
    let width = type.width ?? 1
    return longVector(type, of: component, Array(repeating: 0, count: width), at: component.span)
  }

  /// Components of a 64-bit vector or number as one of `type`.
  func longVector(
    _ type: ShaderType, of value: TypedExpression, _ places: [Int], at span: Span
  ) -> TypedExpression {
    if places.count == 1 { return longComponent(of: value, places[0], at: span) }
    let (known, setup) = repeatable(value)
    let parts = places.map { longComponent(of: known, $0, at: span) }
    let vector = TypedExpression(kind: .construction(parts), type: type, span: span)
    return setup.map { TypedExpression(kind: .comma($0, vector), type: type, span: span) } ?? vector
  }

  /// A 64-bit vector from numbers and vectors.
  func longVector(_ type: ShaderType, ofAll values: [TypedExpression], at span: Span)
    -> TypedExpression
  {
    var parts: [TypedExpression] = []
    var steps: [TypedExpression] = []
    for value in values {
      guard let width = value.type.width, width > 1 else {
        parts.append(value)
        continue
      }
      let (known, setup) = repeatable(value)
      if let setup { steps.append(setup) }
      parts += (0..<width).map { longComponent(of: known, $0, at: span) }
    }
    let vector = TypedExpression(kind: .construction(parts), type: type, span: span)
    return steps.reversed().reduce(vector) { result, step in
      TypedExpression(kind: .comma(step, result), type: type, span: span)
    }
  }

  private func longComponent(of value: TypedExpression, _ place: Int, at span: Span)
    -> TypedExpression
  {
    guard value.type.isVector, let scalar = value.type.scalar else { return value }
    return TypedExpression(
      kind: .element(value, .integer(Int64(place), at: span)), type: .scalar(scalar), span: span)
  }

  /// Returns `value` in a form that can be evaluated several times, and what has to be evaluated
  /// once before it.
  private func repeatable(_ value: TypedExpression)
    -> (value: TypedExpression, setup: TypedExpression?)
  {
    guard !value.isPure else { return (value, nil) }
    guard index != nil else {
      return (
        fail(
          "this vector of 64-bit integers is computed where GLSL has no variables", at: value.span,
          hint: "compute it inside of a function"), nil
      )
    }
    let variable = temporary(value.type, at: value.span)
    return (
      variable,
      TypedExpression(kind: .assignment(nil, variable, value), type: value.type, span: value.span)
    )
  }
}

extension TypedExpression {
  /// The integer written here, as the bits of its type; `nil` for what is computed.
  var literalInteger: Int64? {
    switch kind {
    case .integer(let number): number
    case .boolean(let flag): flag ? 1 : 0
    case .unary(.minus, let operand):
      if case .integer(let number) = operand.kind, type.scalar == .int { 0 &- number } else { nil }
    default: nil
    }
  }
}
