internal import Diagnostics
internal import ShaderTree

/// `as_type` of halves and of integers smaller than `int`, which GLSL holds in wider ones: the bits
/// that each has in Metal, joined or taken apart.
extension FunctionChecker {
  /// - Returns: `nil` if the types are not of one size, or have components other than these.
  func regroupedBits(of value: TypedExpression, as type: ShaderType, at span: Span)
    -> TypedExpression?
  {
    guard let from = value.type.componentBits, let to = type.componentBits,
      let m = value.type.width, let n = type.width, let scalar = type.scalar, from * m == to * n,
      (m == 3) == (n == 3), value.parts.isEmpty || key != nil
    else { return nil }
    let kept = value.parts.isEmpty ? value : temporary(value.type, at: span)
    let words = components(of: kept).map { bits(of: $0, from) }
    let parts = regroup(words, from, to).map { component($0, scalar) }
    let result =
      n == 1 ? parts[0] : TypedExpression(kind: .construction(parts), type: type, span: span)
    guard !value.parts.isEmpty else { return result }
    let setup = TypedExpression(kind: .assignment(nil, kept, value), type: value.type, span: span)
    return TypedExpression(kind: .comma(setup, result), type: type, span: span)
  }

  private func components(of value: TypedExpression) -> [TypedExpression] {
    guard case .vector(_, let width) = value.type else { return [value] }
    return "xyzw".prefix(width).map { swizzle(value, String($0), at: value.span) }
  }

  /// The bits of one component in the low ones of a `uint`.
  private func bits(of component: TypedExpression, _ count: Int) -> TypedExpression {
    switch component.type.scalar {
    case .half:
      let call = StandardCall(.helper(StandardFunction.bitsOfHalf), [component])
      return TypedExpression(kind: .standardCall(call), type: .uint, span: component.span)
    case .float:
      return TypedExpression(kind: .reinterpretation(component), type: .uint, span: component.span)
    default:
      let word = convert(component, to: .uint)
      return count == 32 ? word : combined(.bitAnd, word, 1 << Int64(count) - 1)
    }
  }

  /// Numbers of `from` bits as numbers of `to` bits, the low ones first; above those there may be
  /// others.
  private func regroup(_ words: [TypedExpression], _ from: Int, _ to: Int) -> [TypedExpression] {
    if from >= to {
      return words.flatMap { word in
        (0..<from / to).map { combined(.shiftRight, word, Int64($0 * to)) }
      }
    }
    let size = to / from
    return (0..<words.count / size).map { group in
      (1..<size).reduce(words[group * size]) { sum, position in
        let part = combined(.shiftLeft, words[group * size + position], Int64(position * from))
        return TypedExpression(kind: .binary(.bitOr, sum, part), type: .uint, span: sum.span)
      }
    }
  }

  private func combined(_ operation: BinaryOperator, _ word: TypedExpression, _ number: Int64)
    -> TypedExpression
  {
    if operation != .bitAnd, number == 0 { return word }
    let right = TypedExpression.integer(number, .uint, at: word.span)
    return TypedExpression(kind: .binary(operation, word, right), type: .uint, span: word.span)
  }

  /// The number that has the low bits of `word`.
  private func component(_ word: TypedExpression, _ scalar: Scalar) -> TypedExpression {
    switch scalar {
    case .half:
      let call = StandardCall(.helper(StandardFunction.halfOfBits), [word])
      return TypedExpression(kind: .standardCall(call), type: .half, span: word.span)
    case .float:
      return TypedExpression(kind: .reinterpretation(word), type: .float, span: word.span)
    default: return convert(word, to: .scalar(scalar))
    }
  }
}

extension ShaderType {
  /// Bits of each component in Metal; `nil` for what has none of up to 32.
  fileprivate var componentBits: Int? {
    guard isArithmetic, let scalar else { return nil }
    switch scalar {
    case .char, .uchar: return 8
    case .short, .ushort, .half: return 16
    case .int, .uint, .float: return 32
    case .bool, .long, .ulong: return nil
    }
  }
}
