internal import ShaderTree

/// Circles, hyperbolas, and their inverses.
extension StandardFunction {
  static let angles: [StandardFunction] = [
    StandardFunction("sin", .floating(1), aliases: ["sinf"], .builtin("sin")),
    StandardFunction("cos", .floating(1), aliases: ["cosf"], .builtin("cos")),
    StandardFunction("tan", .floating(1), .builtin("tan")),
    StandardFunction(
      "sinpi", .floating(1),
      .helper(
        "sinpi",
        "T $sinpi(T x) {\n  return sin(3.14159265 * (x - 2.0 * roundEven(x * 0.5)));\n}")),
    StandardFunction(
      "cospi", .floating(1),
      .helper(
        "cospi",
        "T $cospi(T x) {\n  return cos(3.14159265 * (x - 2.0 * roundEven(x * 0.5)));\n}")),
    StandardFunction(
      "tanpi", .floating(1),
      .helper(
        "tanpi", "T $tanpi(T x) {\n  return tan(3.14159265 * (x - roundEven(x)));\n}")),
    StandardFunction(
      "sincos", .secondResult,
      .helper(
        "sincos", "T $sincos(T x, out T cosine) {\n  cosine = cos(x);\n  return sin(x);\n}")),

    StandardFunction("asin", .floating(1), .helper(asin)),
    StandardFunction(
      "acos", .floating(1),
      .helper(
        "acos", .componentwise(signature: "TT"), needs: [asin],
        """
        float $acos(float x) {
          if (abs(x) <= 0.5) { return 1.57079633 - $asin(x); }
          float angle = 2.0 * $asin(sqrt((1.0 - abs(x)) * 0.5));
          return x < 0.0 ? 3.14159265 - angle : angle;
        }
        """)),
    StandardFunction(
      "atan", .floating(1),
      .helper(
        "atan", .componentwise(signature: "TT"), needs: [atan2],
        "float $atan(float x) {\n  return isinf(x) ? sign(x) * 1.57079633 : $atan2(x, 1.0);\n}")),
    StandardFunction("atan2", .floating(2), .helper(atan2)),

    StandardFunction("sinh", .floating(1), .builtin("sinh")),
    StandardFunction("cosh", .floating(1), .builtin("cosh")),
    StandardFunction(
      "tanh", .floating(1),
      .helper(
        "tanh",
        """
        T $tanh(T x) {
          T e = exp(-2.0 * abs(x));
          return sign(x) * (1.0 - e) / (1.0 + e);
        }
        """)),
    StandardFunction("asinh", .floating(1), .builtin("asinh")),
    StandardFunction("acosh", .floating(1), .builtin("acosh")),
    StandardFunction("atanh", .floating(1), .builtin("atanh")),
  ]

  // Polynomials fitted for the smallest largest error: 1.1e-7 in single precision.

  private static let asin = HelperFunction(
    "asin", .componentwise(signature: "TT"),
    """
    float $asin(float x) {
      float a = abs(x);
      bool isLarge = a > 0.5;
      float z = isLarge ? (1.0 - a) * 0.5 : a * a;
      float t = isLarge ? sqrt(z) : a;
      float p = 0.050653316;
      p = p * z + 0.039647181;
      p = p * z + 0.075476348;
      p = p * z + 0.16665106;
      float angle = t + t * (p * z);
      if (isLarge) { angle = 1.57079633 - 2.0 * angle; }
      return x < 0.0 ? -angle : angle;
    }
    """)

  private static let atan2 = HelperFunction(
    "atan2", .componentwise(signature: "TTT"),
    """
    float $atan2(float y, float x) {
      float a = abs(x);
      float b = abs(y);
      float larger = max(a, b);
      if (larger == 0.0) { return 0.0; }
      float t = min(a, b) / larger;
      float z = t * t;
      float p = 0.0029034512;
      p = p * z - 0.016282607;
      p = p * z + 0.043038722;
      p = p * z - 0.075336218;
      p = p * z + 0.10654653;
      p = p * z - 0.14207128;
      p = p * z + 0.19993053;
      p = p * z - 0.33333093;
      float angle = t + t * (p * z);
      if (b > a) { angle = 1.57079633 - angle; }
      if (x < 0.0) { angle = 3.14159265 - angle; }
      return y < 0.0 ? -angle : angle;
    }
    """)
}
