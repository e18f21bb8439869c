internal import ShaderTree

/// Powers, roots, logarithms, and the exponents of floating numbers.
extension StandardFunction {
  static let exponentials: [StandardFunction] = [
    StandardFunction("exp", .floating(1), aliases: ["expf"], .builtin("exp")),
    StandardFunction("exp2", .floating(1), .builtin("exp2")),
    StandardFunction(
      "exp10", .floating(1),
      .helper("exp10", "T $exp10(T x) {\n  return exp2(x * 3.32192809);\n}")),
    StandardFunction("log", .floating(1), .builtin("log")),
    StandardFunction("log2", .floating(1), .builtin("log2")),
    StandardFunction(
      "log10", .floating(1), .helper("log10", "T $log10(T x) {\n  return log2(x) * 0.30103;\n}")),
    StandardFunction("sqrt", .floating(1), aliases: ["sqrtf"], .builtin("sqrt")),
    StandardFunction("rsqrt", .floating(1), .builtin("inversesqrt")),
    StandardFunction("pow", .floating(2), aliases: ["powf"], choosing: power),
    StandardFunction("powr", .floating(2), choosing: power),

    StandardFunction(
      "logb", .floating(1),
      .helper(
        "logb", .componentwise(signature: "TT"),
        "float $logb(float x) {\n  return float(((floatBitsToInt(x) >> 23) & 255) - 127);\n}")),
    StandardFunction(
      "ilogb", .toInteger,
      .helper(
        "ilogb", .componentwise(signature: "IT"),
        "int $ilogb(float x) {\n  return ((floatBitsToInt(x) >> 23) & 255) - 127;\n}")),
    StandardFunction(
      "ldexp", .scaled,
      .helper(
        "ldexp",
        "T $ldexp(T x, I k) {\n  return x * intBitsToFloat((clamp(k, -126, 127) + 127) << 23);\n}"
      )),
    StandardFunction(
      "frexp", .exponentResult,
      .helper(
        "frexp", .componentwise(signature: "TTO"),
        """
        float $frexp(float x, out int exponent) {
          exponent = 0;
          if (x == 0.0 || isinf(x) || isnan(x)) { return x; }
          int bits = floatBitsToInt(x);
          exponent = ((bits >> 23) & 255) - 126;
          return intBitsToFloat((bits & ~0x7f800000) | 0x3f000000);
        }
        """)),
  ]

  private static let generalPower = Lowering.helper(
    "pow", .componentwise(signature: "TTT"),
    """
    float $pow(float x, float y) {
      if (y == 0.0) { return 1.0; }
      if (x > 0.0) { return pow(x, y); }
      if (x == 0.0) { return y > 0.0 ? 0.0 : intBitsToFloat(0x7f800000); }
      if (y != floor(y)) { return intBitsToFloat(0x7fc00000); }  // no real result
      float size = pow(-x, y);
      return y - 2.0 * floor(y / 2.0) == 1.0 ? -size : size;
    }
    """)

  /// Small whole exponents become products: right for negative numbers, and faster.
  @Sendable private static func power(_ arguments: [MetalExpression]) -> Lowering {
    guard let exponent = arguments[1].literalValue, exponent == exponent.rounded(),
      (1...8).contains(exponent)
    else { return generalPower }
    let count = Int(exponent)
    if count == 1 { return .operation(.argument(0)) }
    if count <= 3, arguments[0].isShortVariable {
      let factors = Array(repeating: Lowering.Operation.argument(0), count: count)
      return .operation(factors.dropFirst().reduce(factors[0]) { .product($0, $1) })
    }
    let product = Array(repeating: "x", count: count).joined(separator: " * ")
    let function = HelperFunction(
      "power\(count)", "T $power\(count)(T x) {\n  return \(product);\n}")
    return .operation(.helper(function, [.argument(0)]))
  }
}

extension MetalExpression {
  /// Whether it is a variable or one component of it, which may be repeated without harm.
  fileprivate var isShortVariable: Bool {
    switch kind {
    case .variable: true
    case .swizzle(let base, _): if case .variable = base.kind { true } else { false }
    default: false
    }
  }
}
