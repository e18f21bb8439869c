internal import ShaderTree

/// Questions about numbers, and choosing by their answers.
extension StandardFunction {
  static let tests: [StandardFunction] = [
    StandardFunction("select", .selection, .selection),
    StandardFunction("any", .anyOrAll, .builtin("any")),
    StandardFunction("all", .anyOrAll, .builtin("all")),
    StandardFunction("isinf", .test(1), .builtin("isinf")),
    StandardFunction("isnan", .test(1), .builtin("isnan")),
    StandardFunction(
      "isfinite", .test(1),
      .helper(
        "isfinite", .componentwise(signature: "BT"),
        "bool $isfinite(float x) {\n  return !isnan(x) && !isinf(x);\n}")),
    StandardFunction(
      "isnormal", .test(1),
      .helper(
        "isnormal", .componentwise(signature: "BT"),
        """
        bool $isnormal(float x) {
          int exponent = (floatBitsToInt(x) >> 23) & 255;
          return exponent > 0 && exponent < 255;
        }
        """)),
    StandardFunction(
      "signbit", .test(1),
      .helper(
        "signbit", .componentwise(signature: "BT"),
        "bool $signbit(float x) {\n  return floatBitsToInt(x) < 0;\n}")),
    StandardFunction(
      "isordered", .test(2),
      .helper(
        "isordered", .componentwise(signature: "BTT"),
        "bool $isordered(float x, float y) {\n  return !isnan(x) && !isnan(y);\n}")),
    StandardFunction(
      "isunordered", .test(2),
      .helper(
        "isunordered", .componentwise(signature: "BTT"),
        "bool $isunordered(float x, float y) {\n  return isnan(x) || isnan(y);\n}")),
  ]
}
