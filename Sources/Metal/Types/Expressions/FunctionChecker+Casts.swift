internal import Diagnostics
internal import ShaderTree

extension FunctionChecker {
  func checkCast(_ syntax: TypeSyntax, _ operand: ExpressionSyntax, at span: Span)
    -> MetalExpression
  {
    if case .list(let elements) = operand.kind {
      return checkConstruction(syntax, elements, braced: true, at: span)
    }
    let value = check(operand)
    let type = resolve(syntax)
    guard value.type != .unknown, type != .unknown else { return .invalid(at: span) }
    if type == .void { return value }
    if case .pointer(let element, _) = type, case .pointer(let own, _) = value.type {
      if case .own(.pointer(var target)) = value.kind, case .data(let bytes, _) = target.base {
        target.base = .data(bytes, isPacked: checker.isPacked(syntax, in: context))
        return MetalExpression(kind: .own(.pointer(target)), type: type, span: span)
      }
      if element == own || own == .unknown { return value }
      return fail(
        "'\(name(of: value.type))' cannot be read as '\(name(of: type))' in GLSL", at: span)
    }
    if case .scalar(let scalar) = type, case .enumeration = value.type {
      return convert(MetalExpression(kind: value.kind, type: .int, span: span), to: .scalar(scalar))
    }
    if case .enumeration = type, value.type.isScalar {
      var converted = convert(value, to: .int)
      converted.type = type
      return converted
    }
    // Both C casts and constructors may drop components.
    return construct(type, [value], at: span)
  }

  func checkReinterpretation(
    _ syntax: TypeSyntax, _ operand: ExpressionSyntax, at span: Span
  ) -> MetalExpression {
    let value = check(operand)
    let type = resolve(syntax)
    guard value.type != .unknown, type != .unknown else { return .invalid(at: span) }
    if type == value.type { return value }
    let pair = MetalType.vector(.half, 2)
    if value.type == pair, type == .uint || type == .int {
      let bits = MetalCall(.helper(StandardFunction.bitsOfHalves), [value])
      return convert(
        MetalExpression(kind: .standardCall(bits), type: .uint, span: span), to: type)
    }
    if type == pair, value.type == .uint || value.type == .int {
      let halves = MetalCall(.helper(StandardFunction.halvesOfBits), [convert(value, to: .uint)])
      return MetalExpression(kind: .standardCall(halves), type: type, span: span)
    }
    if isSameSize(value.type, type) {
      return MetalExpression(kind: .reinterpretation(value), type: type, span: span)
    }
    guard let from = value.type.scalar, let to = type.scalar, value.type.width == type.width,
      [.float, .int, .uint].contains(from), [.float, .int, .uint].contains(to)
    else {
      if let regrouped = regroupedBits(of: value, as: type, at: span) { return regrouped }
      return fail(
        "'as_type' from '\(name(of: value.type))' to '\(name(of: type))' cannot be translated",
        at: span)
    }
    return MetalExpression(kind: .reinterpretation(value), type: type, span: span)
  }

  /// Whether one is a 64-bit integer and the other a pair of 32 bits each, or both are integers of
  /// 64 bits.
  private func isSameSize(_ a: MetalType, _ b: MetalType) -> Bool {
    if a.isLong, b.isLong { return a.width == b.width }
    let pair = a.isLong ? b : a
    return (a.isLong && a.isScalar || b.isLong && b.isScalar)
      && [.vector(.uint, 2), .vector(.int, 2), .vector(.float, 2)].contains(pair)
  }

  func size(of type: MetalType, isPacked: Bool = false, at span: Span) -> MetalExpression {
    guard type != .unknown else { return .invalid(at: span) }
    guard let layout = checker.layout(of: type, isPacked: isPacked) else {
      return fail("'sizeof' does not apply to '\(name(of: type))'", at: span)
    }
    return .integer(Int64(layout.size), .ulong, at: span)
  }

}
