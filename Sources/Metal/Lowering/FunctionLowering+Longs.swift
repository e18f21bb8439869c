internal import Diagnostics
internal import ShaderTree

/// Integers of 64 bits. In the tree each is its low word, a `uint`: sums, differences, products and
/// bits of the low word depend on low words alone. What depends on all bits, as a comparison or a
/// quotient does, is computed in 32 where the values are known to fit; else the function cannot be
/// drawn.
extension FunctionLowering {
  /// Returns what 64-bit integers are computed or converted to; `nil` for what has none, and for
  /// what is the same of a low word.
  func loweredLong(_ value: MetalExpression) throws(Failure) -> TypedExpression? {
    if value.type.isLong { return try word(of: value) }
    switch value.kind {
    case .conversion(let source) where source.type.isLong:
      guard let type = value.type.lowered else { return nil }
      let isInteger = value.type.scalar?.isInteger == true
      let whole = isInteger ? try word(of: source) : try exact(source)
      return whole.type == type ? whole : converted(whole, to: type)
    case .binary(let operation, let left, let right)
    where left.type.isLong && operation.isComparison:
      let (a, b) = try comparable(left, right)
      guard let type = value.type.lowered else { return nil }
      return TypedExpression(kind: .binary(operation, a, b), type: type, span: value.span)
    case .reinterpretation(let source) where source.type.isLong:
      throw .highBits(value.span)
    case .standardCall(let call) where call.arguments.contains(where: \.type.isLong):
      throw .highBits(value.span)
    default: return nil
    }
  }

  // MARK: Low words

  private func word(of value: MetalExpression) throws(Failure) -> TypedExpression {
    guard let type = value.type.lowered else { throw .noValue(value) }
    func made(_ kind: TypedExpression.Kind) -> TypedExpression {
      TypedExpression(kind: kind, type: type, span: value.span)
    }
    switch value.kind {
    case .integer(let number): return made(.integer(Int64(UInt32(truncatingIfNeeded: number))))
    case .conversion(let source):
      if source.type.scalar?.isFloating == true { throw .highBits(value.span) }
      let lowered = try lowered(source)
      return lowered.type == type ? lowered : converted(lowered, to: type)
    case .binary(let operation, let left, let right):
      switch operation {
      case .add, .subtract, .multiply, .bitAnd, .bitOr, .bitXor: return made(try kind(of: value))
      case .shiftLeft:
        guard let count = right.literalInteger else { throw .highBits(value.span) }
        return (count & 63) < 32
          ? made(.binary(operation, try word(of: left), try lowered(right)))
          : made(.binary(.bitAnd, try word(of: left), .integer(0, .uint, at: value.span)))
      default:
        let whole = try exact(value)
        return whole.type == type ? whole : converted(whole, to: type)
      }
    case .reinterpretation: throw .highBits(value.span)
    case .standardCall(let call):
      guard case .selection = call.lowering else { throw .highBits(value.span) }
      return made(try kind(of: value))
    default: return made(try kind(of: value))
    }
  }

  private func converted(_ value: TypedExpression, to type: ShaderType) -> TypedExpression {
    TypedExpression(kind: .conversion(value), type: type, span: value.span)
  }

  // MARK: All bits

  /// The value as an `int` or a `uint`, whichever is known to hold it.
  private func exact(_ value: MetalExpression) throws(Failure) -> TypedExpression {
    if let whole = try exact(value, as: .int) { return whole }
    if let whole = try exact(value, as: .uint) { return whole }
    throw .highBits(value.span)
  }

  /// Two values in the type in which they compare as they do in 64 bits.
  private func comparable(
    _ left: MetalExpression, _ right: MetalExpression
  ) throws(Failure) -> (TypedExpression, TypedExpression) {
    for scalar in [Scalar.int, .uint] {
      if let a = try exact(left, as: scalar), let b = try exact(right, as: scalar) { return (a, b) }
    }
    // Negative numbers are the largest without a sign, in 32 bits as in 64.
    if left.type.scalar == .ulong, left.isSignExtended, right.isSignExtended {
      return (try word(of: left), try word(of: right))
    }
    throw .highBits(left.span)
  }

  /// The value as one of 32 bits; `nil` if it is not known to fit.
  func exact(_ value: MetalExpression, as scalar: Scalar) throws(Failure) -> TypedExpression? {
    let type = ShaderType.number(scalar, value.type.width ?? 1)
    func made(_ kind: TypedExpression.Kind) -> TypedExpression {
      TypedExpression(kind: kind, type: type, span: value.span)
    }
    func read() throws(Failure) -> TypedExpression {
      let word = try word(of: value)
      return scalar == .uint ? word : converted(word, to: type)
    }
    switch value.kind {
    case .integer(let number):
      return scalar.range.contains(number) && (number >= 0 || value.type.scalar == .long)
        ? made(.integer(number)) : nil
    case .conversion(let source):
      guard let own = source.type.scalar, !own.isFloating else { return nil }
      if own.isLong {
        return scalar == .uint || own == .ulong || value.type.scalar == .long
          ? try exact(source, as: scalar) : nil
      }
      let isNatural = own == .bool || own.isUnsigned
      guard scalar == .uint ? isNatural : own != .uint && (isNatural || value.type.scalar == .long)
      else { return nil }
      let lowered = try lowered(source)
      return own.representation == scalar.representation ? lowered : converted(lowered, to: type)
    case .splat(let component): return try exact(component, as: scalar).map { made(.splat($0)) }
    case .conditional(let condition, let first, let second):
      guard let first = try exact(first, as: scalar), let second = try exact(second, as: scalar)
      else { return nil }
      return made(.conditional(try lowered(condition), then: first, otherwise: second))
    case .comma(let first, let second):
      guard let second = try exact(second, as: scalar) else { return nil }
      return made(.comma(try lowered(first), second))
    case .binary(.bitAnd, let left, let right)
    where left.isMask(of: scalar) || right.isMask(of: scalar):
      return try read()
    case .binary(.shiftRight, let left, let right):
      guard let count = right.literalInteger, (0..<32).contains(count),
        let left = try exact(left, as: scalar)
      else { return nil }
      return made(.binary(.shiftRight, left, try lowered(right)))
    case .binary(let operation, let left, let right)
    where operation == .divide || operation == .remainder:
      guard scalar == .uint || right.literalInteger.map({ $0 > 0 }) == true,
        let left = try exact(left, as: scalar), let right = try exact(right, as: scalar)
      else { return nil }
      return made(.binary(operation, left, right))
    case .variable(let index): return try holds(index, scalar) ? try read() : nil
    case .global(let index):
      return try exact(program.globals[index].value, as: scalar) == nil ? nil : try read()
    default: return nil
    }
  }

  /// Whether a variable never has a value that `scalar` does not hold.
  ///
  /// One that counts in small steps from a small number does not get there: no loop runs for so
  /// long.
  private func holds(_ index: VariableIndex, _ scalar: Scalar) throws(Failure) -> Bool {
    guard let values = longValues[index], open.insert(index).inserted else { return false }
    defer { open.remove(index) }
    let isSigned = function?.variables[index].type.scalar == .long && scalar == .int
    let steps = values.filter { $0.isStep(of: index, isSigned: isSigned) }
    for value in values where !value.isStep(of: index, isSigned: isSigned) {
      guard steps.isEmpty || value.isSmall, try exact(value, as: scalar) != nil else {
        return false
      }
    }
    return true
  }
}

extension Scalar {
  fileprivate var range: ClosedRange<Int64> {
    self == .int ? Int64(Int32.min)...Int64(Int32.max) : 0...Int64(UInt32.max)
  }
}

extension MetalExpression {
  /// Whether it is written out and has no bit that `scalar` lacks.
  fileprivate func isMask(of scalar: Scalar) -> Bool {
    if case .splat(let component) = kind { return component.isMask(of: scalar) }
    return literalInteger.map { $0 >= 0 && scalar.range.contains($0) } ?? false
  }

  /// Whether its high word says no more than its sign does.
  fileprivate var isSignExtended: Bool {
    switch kind {
    case .integer(let number): (0...Int64(Int32.max)).contains(number)
    case .splat(let component): component.isSignExtended
    case .conversion(let source):
      source.type.scalar.map { !$0.isLong && !$0.isFloating && $0 != .uint } ?? false
    default: false
    }
  }

  /// Whether it is the sum of a variable and a small number.
  fileprivate func isStep(of index: VariableIndex, isSigned: Bool) -> Bool {
    guard case .binary(let operation, let left, let right) = kind,
      operation == .add || operation == .subtract && isSigned,
      case .variable(index) = left.kind, let step = right.literalInteger
    else { return false }
    return (0...16).contains(step)
  }

  /// Whether counting from it takes long to reach the end of 32 bits.
  fileprivate var isSmall: Bool {
    switch kind {
    case .integer(let number): abs(number) <= 1 << 30
    case .conversion(let source): source.type.scalar.map { $0 == .bool || $0.isNarrow } ?? false
    default: false
    }
  }
}
