internal import ShaderTree

/// Whole parts, fractions and remainders.
extension StandardFunction {
  static let rounding: [StandardFunction] = [
    StandardFunction("ceil", .floating(1), .builtin("ceil")),
    StandardFunction("floor", .floating(1), aliases: ["floorf"], .builtin("floor")),
    StandardFunction("trunc", .floating(1), .builtin("trunc")),
    StandardFunction("rint", .floating(1), .builtin("roundEven")),
    StandardFunction(
      "round", .floating(1),
      .helper(
        "round",
        """
        T $round(T x) {
          T whole = trunc(x);
          return whole + sign(x) * step(0.5, abs(x - whole));  // halves go away from zero
        }
        """)),
    StandardFunction(
      "fract", .floating(1), aliases: ["simd_fract"],
      .helper(
        "fract", "T $fract(T x) {\n  return min(x - floor(x), 0.99999994);  // below 1, always\n}")),
    StandardFunction(
      "fmod", .floating(2), aliases: ["fmodf"],
      .helper("fmod", "T $fmod(T x, T y) {\n  return x - y * trunc(x / y);\n}")),
    StandardFunction("modf", .secondResult, .builtin("modf")),
    StandardFunction(
      "nextafter", .floating(2),
      .helper(
        "nextafter", .componentwise(signature: "TTT"),
        """
        float $nextafter(float x, float y) {
          if (x == y || isnan(x) || isnan(y)) { return x == y ? y : x + y; }
          if (x == 0.0) { return intBitsToFloat(y < 0.0 ? 1 | ~0x7fffffff : 1); }
          return intBitsToFloat(floatBitsToInt(x) + ((x < y) == (x > 0.0) ? 1 : -1));
        }
        """)),
  ]
}
