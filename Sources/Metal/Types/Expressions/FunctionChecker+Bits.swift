internal import Diagnostics
internal import ShaderTree
internal import Tokens

/// `as_type` of halves and of integers smaller than `int`, which GLSL holds in wider ones: the bits
/// that each has in Metal, joined or taken apart.
extension FunctionChecker {
  /// - Returns: `nil` if the types are not of one size, or have components other than these.
  func regroupedBits(of value: MetalExpression, as type: MetalType, at span: Span)
    -> MetalExpression?
  {
    guard let from = value.type.componentBits, let to = type.componentBits,
      let m = value.type.width, let n = type.width, let scalar = type.scalar, from * m == to * n,
      (m == 3) == (n == 3), value.parts.isEmpty || key != nil
    else { return nil }
    let kept = value.parts.isEmpty ? value : temporary(value.type, at: span)
    let words = components(of: kept).map { bits(of: $0, from) }
    let parts = regroup(words, from, to).map { component($0, scalar) }
    let result =
      n == 1 ? parts[0] : MetalExpression(kind: .construction(parts), type: type, span: span)
    guard !value.parts.isEmpty else { return result }
    let setup = MetalExpression(kind: .assignment(nil, kept, value), type: value.type, span: span)
    return MetalExpression(kind: .comma(setup, result), type: type, span: span)
  }

  private func components(of value: MetalExpression) -> [MetalExpression] {
    guard case .vector(_, let width) = value.type else { return [value] }
    return "xyzw".prefix(width).map { swizzle(value, String($0), at: value.span) }
  }

  /// The bits of one component in the low ones of a `uint`.
  private func bits(of component: MetalExpression, _ count: Int) -> MetalExpression {
    switch component.type.scalar {
    case .half:
      let call = MetalCall(.helper(StandardFunction.bitsOfHalf), [component])
      return MetalExpression(kind: .standardCall(call), type: .uint, span: component.span)
    case .float:
      return MetalExpression(kind: .reinterpretation(component), type: .uint, span: component.span)
    default:
      let word = convert(component, to: .uint)
      return count == 32 ? word : combined(.bitAnd, word, 1 << Int64(count) - 1)
    }
  }

  /// Numbers of `from` bits as numbers of `to` bits, the low ones first; above those there may be
  /// others.
  private func regroup(_ words: [MetalExpression], _ from: Int, _ to: Int) -> [MetalExpression] {
    if from >= to {
      return words.flatMap { word in
        (0..<from / to).map { combined(.shiftRight, word, Int64($0 * to)) }
      }
    }
    let size = to / from
    return (0..<words.count / size).map { group in
      (1..<size).reduce(words[group * size]) { sum, position in
        let part = combined(.shiftLeft, words[group * size + position], Int64(position * from))
        return MetalExpression(kind: .binary(.bitOr, sum, part), type: .uint, span: sum.span)
      }
    }
  }

  private func combined(_ operation: BinaryOperator, _ word: MetalExpression, _ number: Int64)
    -> MetalExpression
  {
    if operation != .bitAnd, number == 0 { return word }
    let right = MetalExpression.integer(number, .uint, at: word.span)
    return MetalExpression(kind: .binary(operation, word, right), type: .uint, span: word.span)
  }

  /// The number that has the low bits of `word`.
  private func component(_ word: MetalExpression, _ scalar: Scalar) -> MetalExpression {
    switch scalar {
    case .half:
      let call = MetalCall(.helper(StandardFunction.halfOfBits), [word])
      return MetalExpression(kind: .standardCall(call), type: .half, span: word.span)
    case .float:
      return MetalExpression(kind: .reinterpretation(word), type: .float, span: word.span)
    default: return convert(word, to: .scalar(scalar))
    }
  }
}

extension MetalType {
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
