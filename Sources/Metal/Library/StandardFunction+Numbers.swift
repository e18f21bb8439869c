internal import ShaderTree

/// Comparing, clamping, mixing, and plain arithmetic.
extension StandardFunction {
  static let numbers: [StandardFunction] = [
    StandardFunction("abs", .numeric(1)) { arguments in
      // GLSL has none without a sign.
      arguments[0].type.scalar?.isUnsigned == true ? .operation(.argument(0)) : .builtin("abs")
    },
    StandardFunction("fabs", .floating(1), aliases: ["fabsf"], .builtin("abs")),
    StandardFunction("sign", .floating(1), .builtin("sign")),
    StandardFunction(
      "copysign", .floating(2),
      .helper(
        "copysign", .componentwise(signature: "TTT"),
        """
        float $copysign(float x, float y) {
          return intBitsToFloat((floatBitsToInt(x) & 0x7fffffff) | (floatBitsToInt(y) & ~0x7fffffff));
        }
        """)),

    StandardFunction(
      "max", .numeric(2), aliases: ["simd_max"], .builtin("max", scalarArguments: [1])),
    StandardFunction(
      "min", .numeric(2), aliases: ["simd_min"], .builtin("min", scalarArguments: [1])),
    StandardFunction("fmax", .floating(2), .builtin("max", scalarArguments: [1])),
    StandardFunction("fmin", .floating(2), .builtin("min", scalarArguments: [1])),
    StandardFunction("max3", .numeric(3), ofThree("max")),
    StandardFunction("min3", .numeric(3), ofThree("min")),
    StandardFunction("fmax3", .floating(3), ofThree("max")),
    StandardFunction("fmin3", .floating(3), ofThree("min")),
    StandardFunction("median3", .numeric(3), .helper(median)),
    StandardFunction("fmedian3", .floating(3), .helper(median)),

    StandardFunction(
      "clamp", .numeric(3), aliases: ["simd_clamp"], .builtin("clamp", scalarArguments: [1, 2])),
    StandardFunction(
      "saturate", .floating(1),
      .operation(.builtin("clamp", [.argument(0), .literal("0.0"), .literal("1.0")]))),
    StandardFunction(
      "mix", .floating(3), aliases: ["simd_mix"], .builtin("mix", scalarArguments: [2])),
    StandardFunction("step", .floating(2), .builtin("step", scalarArguments: [0])),
    StandardFunction(
      "smoothstep", .floating(3), aliases: ["simd_smoothstep"],
      .helper(
        "smoothstep", .componentwise(signature: "TTTT"),
        """
        float $smoothstep(float edge0, float edge1, float x) {
          if (edge0 == edge1) { return x > edge0 ? 1.0 : 0.0; }  // drivers fold x / 0.0 as they like
          float t = clamp((x - edge0) / (edge1 - edge0), 0.0, 1.0);
          return t * t * (3.0 - 2.0 * t);
        }
        """)),

    StandardFunction(
      "fma", .floating(3), .operation(.sum(.product(.argument(0), .argument(1)), .argument(2)))),
    StandardFunction(
      "divide", .floating(2), .operation(.binary(.divide, .argument(0), .argument(1)))),
    StandardFunction(
      "fdim", .floating(2),
      .helper("fdim", "T $fdim(T x, T y) {\n  return max(x - y, 0.0);\n}")),
  ]

  /// `max(max(x, y), z)`
  private static func ofThree(_ function: String) -> Lowering {
    .operation(
      .builtin(function, [.builtin(function, [.argument(0), .argument(1)]), .argument(2)]))
  }

  private static let median = HelperFunction(
    "median3", "T $median3(T x, T y, T z) {\n  return max(min(x, y), min(max(x, y), z));\n}")
}
