/// Integers of 64 bits, which GLSL 3.30 lacks.
///
/// `long` and `ulong` are both a `uvec2`, the low word in `x`; a vector of them is an array of
/// these. What differs by sign is a helper function of its own.
extension GLSLWriter {
  /// Returns what is written for 64-bit integers in another way than for other numbers; `nil` for
  /// all else.
  mutating func longPiece(_ value: TypedExpression) -> Piece? {
    switch value.kind {
    case .integer(let number) where value.type.isLong:
      let bits = UInt64(bitPattern: number)
      return (
        "uvec2(\(UInt32(truncatingIfNeeded: bits))u, \(UInt32(truncatingIfNeeded: bits >> 32))u)",
        .primary
      )
    case .unary(.minus, let operand) where operand.type.isLong: return call(.longNegate, [operand])
    case .unary(.complement, let operand) where operand.type.isLong && operand.type.isVector:
      return call(.longComplement, [operand])
    case .binary(let operation, let left, let right) where left.type.isLong:
      return long(operation, left, right)
    case .conversion(let source) where value.type.isLong && !source.type.isLong:
      return long(of: source, value.type)
    case .splat(let component) where value.type.isLong:
      let part = argument(component)
      let parts = Array(repeating: part, count: value.type.width ?? 1).joined(separator: ", ")
      return ("\(typeName(value.type))(\(parts))", .primary)
    case .reinterpretation(let source) where value.type.isLong || source.type.isLong:
      return longBits(of: source, value.type)
    default: return nil
    }
  }

  private mutating func long(
    _ operation: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression
  ) -> Piece? {
    let isUnsigned = left.type.scalar == .ulong
    let isVector = left.type.isVector
    func negated(_ piece: Piece) -> Piece {
      isVector ? ("not(\(piece.text))", .primary) : ("!\(piece.text)", .unary)
    }
    let values = [left, right]
    switch operation {
    case .add: return call(.longAdd, values)
    case .subtract: return call(.longSubtract, values)
    case .multiply: return call(.longMultiply, values)
    case .divide: return call(isUnsigned ? .ulongDivide : .longDivide, values)
    case .remainder: return call(isUnsigned ? .ulongRemainder : .longRemainder, values)
    case .shiftLeft: return call(.longShiftLeft, values)
    case .shiftRight: return call(isUnsigned ? .ulongShiftRight : .longShiftRight, values)
    case .less: return call(isUnsigned ? .ulongLess : .longLess, values)
    case .lessEqual: return call(isUnsigned ? .ulongLessEqual : .longLessEqual, values)
    case .greater: return negated(call(isUnsigned ? .ulongLessEqual : .longLessEqual, values))
    case .greaterEqual: return negated(call(isUnsigned ? .ulongLess : .longLess, values))
    case .equal where isVector: return call(.longEqual, values)
    case .notEqual where isVector: return negated(call(.longEqual, values))
    case .bitAnd where isVector: return call(.longAnd, values)
    case .bitOr where isVector: return call(.longOr, values)
    case .bitXor where isVector: return call(.longXor, values)
    case .equal, .notEqual, .bitAnd, .bitOr, .bitXor: return nil  // as for any `uvec2`
    case .logicalAnd, .logicalOr:
      preconditionFailure("'\(operation.rawValue)' combines bools only")
    }
  }

  // MARK: Conversions

  /// A 64-bit integer of another number.
  private mutating func long(of source: TypedExpression, _ type: ShaderType) -> Piece {
    switch source.type.scalar?.representation {
    case .float:
      let function: HelperFunction = type.scalar == .ulong ? .ulongOfFloat : .longOfFloat
      return ("\(use(function, with: type))(\(argument(source)))", .primary)
    case .int: return ("\(use(.longOfInt, with: type))(\(argument(source)))", .primary)
    default:
      let word =
        source.type.scalar == .bool
        ? "\(typeName(source.type.with(.uint)))(\(argument(source)))" : argument(source)
      guard type.isVector else { return ("uvec2(\(word), 0u)", .primary) }
      return ("\(use(.longOfWord, with: type))(\(word))", .primary)
    }
  }

  /// Another number of a 64-bit integer; one of fewer bits than `int` is still to be cut to them.
  mutating func numberOfLong(_ source: TypedExpression, _ type: ShaderType) -> Piece {
    switch type.scalar?.representation {
    case .float:
      return call(source.type.scalar == .ulong ? .floatOfUlong : .floatOfLong, [source])
    case .bool:
      if type.isVector { return call(.longIsSet, [source]) }
      return ("\(expression(source, atLeast: .equality)) != uvec2(0u)", .equality)
    default:
      let word: Piece =
        type.isVector
        ? call(.lowWord, [source]) : ("\(expression(source, atLeast: .primary)).x", .primary)
      return type.scalar == .uint ? word : ("\(typeName(type.with(.int)))(\(word.text))", .primary)
    }
  }

  /// `as_type` from or to one 64-bit integer.
  private mutating func longBits(of source: TypedExpression, _ type: ShaderType) -> Piece {
    switch (source.type.scalar?.representation, type.scalar?.representation) {
    case (.float, _): ("floatBitsToUint(\(argument(source)))", .primary)
    case (_, .float): ("uintBitsToFloat(\(argument(source)))", .primary)
    case (.int, _), (_, .int):
      ("\(type.isLong ? "uvec2" : typeName(type))(\(argument(source)))", .primary)
    default: piece(source)
    }
  }
}

extension TypedExpression {
  /// Whether it computes with 64-bit integers or converts them, for which GLSL has no constant
  /// expression.
  var isLongArithmetic: Bool {
    switch kind {
    case .unary(_, let operand): operand.type.isLong
    case .binary(_, let left, _): left.type.isLong
    case .conversion(let source), .reinterpretation(let source): type.isLong != source.type.isLong
    default: false
    }
  }
}
