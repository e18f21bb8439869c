internal import ShaderTree
internal import Tokens

/// A number that is known when a shader is compiled, in the arithmetic of its type.
struct ConstantNumber {
  private enum Value {
    /// The bits of an unsigned number of 64 bits too.
    case integer(Int64)
    case floating(Float)
  }

  let scalar: Scalar
  private let value: Value

  init(_ integer: Int64, _ scalar: Scalar) {
    self.scalar = scalar
    value = .integer(Self.wrapped(integer, to: scalar))
  }

  init(_ floating: Float, _ scalar: Scalar) {
    self.scalar = scalar
    value = .floating(scalar == .half ? Float(Float16(floating)) : floating)
  }

  init(_ flag: Bool) { self.init(Int64(flag ? 1 : 0), .bool) }

  /// An integer of the first type that holds it.
  init(fitting integer: Int64) {
    let scalar: Scalar =
      Int32(exactly: integer) != nil ? .int : UInt32(exactly: integer) != nil ? .uint : .long
    self.init(integer, scalar)
  }

  init(_ literal: NumberLiteral) {
    switch literal {
    case .integer(let value, let isUnsigned, let isLong):
      let scalar: Scalar = isLong ? (isUnsigned ? .ulong : .long) : isUnsigned ? .uint : .int
      self.init(Int64(bitPattern: value), scalar)
    case .floating(let value, let isHalf): self.init(value, isHalf ? .half : .float)
    }
  }

  /// The number if it is an integer or a truth value.
  var integer: Int64? { if case .integer(let value) = value { value } else { nil } }

  var isTrue: Bool {
    switch value {
    case .integer(let value): value != 0
    case .floating(let value): value != 0
    }
  }

  private var floating: Float {
    switch value {
    case .integer(let value): scalar == .ulong ? Float(UInt64(bitPattern: value)) : Float(value)
    case .floating(let value): value
    }
  }

  /// The number in another type; `nil` if the language does not say what it is.
  func converted(to scalar: Scalar) -> ConstantNumber? {
    if scalar == .bool { return ConstantNumber(isTrue) }
    if scalar.isFloating { return ConstantNumber(floating, scalar) }
    switch value {
    case .integer(let value): return ConstantNumber(value, scalar)
    case .floating(let value):
      return Int64(exactly: value.rounded(.towardZero)).map { ConstantNumber($0, scalar) }
    }
  }

  /// The integer with the same low bits that `scalar` holds.
  static func wrapped(_ value: Int64, to scalar: Scalar) -> Int64 {
    switch scalar {
    case .bool: value == 0 ? 0 : 1
    case .char: Int64(Int8(truncatingIfNeeded: value))
    case .uchar: Int64(UInt8(truncatingIfNeeded: value))
    case .short: Int64(Int16(truncatingIfNeeded: value))
    case .ushort: Int64(UInt16(truncatingIfNeeded: value))
    case .int: Int64(Int32(truncatingIfNeeded: value))
    case .uint: Int64(UInt32(truncatingIfNeeded: value))
    case .long, .ulong, .half, .float: value
    }
  }
}

// MARK: - Operators

extension ConstantNumber {
  /// Returns what the operator makes of the number; `nil` if it changes its operand or has none of
  /// this type.
  func applying(_ operation: UnaryOperator) -> ConstantNumber? {
    switch (operation, value) {
    case (.plus, _): converted(to: scalar.promoted)
    case (.minus, .integer(let value)): ConstantNumber(0 &- value, scalar.promoted)
    case (.minus, .floating(let value)): ConstantNumber(-value, scalar)
    case (.not, _): ConstantNumber(!isTrue)
    case (.complement, .integer(let value)): ConstantNumber(~value, scalar.promoted)
    default: nil
    }
  }

  /// Returns the result of an operator; `nil` if the language does not say what it is, as for a
  /// division by zero.
  static func result(
    of operation: BinaryOperator, _ left: ConstantNumber, _ right: ConstantNumber
  ) -> ConstantNumber? {
    switch operation {
    case .logicalAnd: return ConstantNumber(left.isTrue && right.isTrue)
    case .logicalOr: return ConstantNumber(left.isTrue || right.isTrue)
    case .shiftLeft, .shiftRight: return shifted(operation, left, right)
    default: break
    }
    let common = Scalar.common(left.scalar, right.scalar).promoted
    guard let left = left.converted(to: common), let right = right.converted(to: common) else {
      return nil
    }
    switch (left.value, right.value) {
    case (.integer(let a), .integer(let b)) where common == .ulong:
      return result(of: operation, UInt64(bitPattern: a), UInt64(bitPattern: b)) {
        ConstantNumber(Int64(bitPattern: $0), common)
      }
    case (.integer(let a), .integer(let b)):
      return result(of: operation, a, b) { ConstantNumber($0, common) }
    case (.floating(let a), .floating(let b)): return result(of: operation, a, b, common)
    default: return nil
    }
  }

  private static func shifted(
    _ operation: BinaryOperator, _ left: ConstantNumber, _ right: ConstantNumber
  ) -> ConstantNumber? {
    let scalar = left.scalar.promoted
    guard let value = left.integer, let count = right.integer,
      (0..<(scalar.isLong ? 64 : 32)).contains(count)
    else { return nil }
    if operation == .shiftLeft { return ConstantNumber(value << count, scalar) }
    return ConstantNumber(
      scalar == .ulong ? Int64(bitPattern: UInt64(bitPattern: value) >> count) : value >> count,
      scalar)
  }

  private static func result<Integer: FixedWidthInteger>(
    of operation: BinaryOperator, _ a: Integer, _ b: Integer, _ number: (Integer) -> ConstantNumber
  ) -> ConstantNumber? {
    switch operation {
    case .add: number(a &+ b)
    case .subtract: number(a &- b)
    case .multiply: number(a &* b)
    case .divide:
      b == 0 ? nil : number(a.dividedReportingOverflow(by: b).partialValue)
    case .remainder:
      b == 0 ? nil : number(a.remainderReportingOverflow(dividingBy: b).partialValue)
    case .bitAnd: number(a & b)
    case .bitOr: number(a | b)
    case .bitXor: number(a ^ b)
    default: comparison(operation, a, b)
    }
  }

  private static func result(
    of operation: BinaryOperator, _ a: Float, _ b: Float, _ scalar: Scalar
  ) -> ConstantNumber? {
    switch operation {
    case .add: ConstantNumber(a + b, scalar)
    case .subtract: ConstantNumber(a - b, scalar)
    case .multiply: ConstantNumber(a * b, scalar)
    case .divide: ConstantNumber(a / b, scalar)
    default: comparison(operation, a, b)
    }
  }

  private static func comparison<Number: Comparable>(
    _ operation: BinaryOperator, _ a: Number, _ b: Number
  ) -> ConstantNumber? {
    switch operation {
    case .equal: ConstantNumber(a == b)
    case .notEqual: ConstantNumber(a != b)
    case .less: ConstantNumber(a < b)
    case .greater: ConstantNumber(a > b)
    case .lessEqual: ConstantNumber(a <= b)
    case .greaterEqual: ConstantNumber(a >= b)
    default: nil
    }
  }
}
