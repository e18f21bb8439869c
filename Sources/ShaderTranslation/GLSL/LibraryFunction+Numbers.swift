extension LibraryFunction {
  static let rounding: [LibraryFunction] = [
    LibraryFunction(
      name: "half", form: .componentwise, types: "TT",
      text: """
        // Rounds to 16 bits: 11 significant ones, ties to even.
        float $half(float x) {
          int bits = floatBitsToInt(x);
          int magnitude = bits & 0x7fffffff;
          float size = intBitsToFloat(magnitude);
          if (isnan(x)) { return x; }
          if (size >= 65520.0) { return intBitsToFloat((bits & ~0x7fffffff) | 0x7f800000); }
          if (size < 6.103515625e-5) { return roundEven(x * 16777216.0) / 16777216.0; }
          int rounded = (magnitude + 0xfff + ((magnitude >> 13) & 1)) & ~0x1fff;
          return intBitsToFloat((bits & ~0x7fffffff) | rounded);
        }
        """),
    LibraryFunction(
      name: "fmod", text: "T $fmod(T x, T y) {\n  return x - y * trunc(x / y);\n}"),
    LibraryFunction(
      name: "fract",
      text: "T $fract(T x) {\n  return min(x - floor(x), 0.99999994);  // below 1, always\n}"),
    LibraryFunction(
      name: "round",
      text: """
        T $round(T x) {
          T whole = trunc(x);
          return whole + sign(x) * step(0.5, abs(x - whole));  // halves go away from zero
        }
        """),
    LibraryFunction(
      name: "smoothstep", form: .componentwise, types: "TTTT",
      text: """
        float $smoothstep(float edge0, float edge1, float x) {
          if (edge0 == edge1) { return x > edge0 ? 1.0 : 0.0; }  // drivers fold x / 0.0 as they like
          float t = clamp((x - edge0) / (edge1 - edge0), 0.0, 1.0);
          return t * t * (3.0 - 2.0 * t);
        }
        """),
  ]

  static let mathematics: [LibraryFunction] =
    (2...8).map { power in
      let product = Array(repeating: "x", count: power).joined(separator: " * ")
      return LibraryFunction(
        name: "power\(power)", text: "T $power\(power)(T x) {\n  return \(product);\n}")
    } + [
      LibraryFunction(
        name: "pow", form: .componentwise, types: "TTT",
        text: """
          float $pow(float x, float y) {
            if (y == 0.0) { return 1.0; }
            if (x > 0.0) { return pow(x, y); }
            if (x == 0.0) { return y > 0.0 ? 0.0 : intBitsToFloat(0x7f800000); }
            if (y != floor(y)) { return intBitsToFloat(0x7fc00000); }  // no real result
            float size = pow(-x, y);
            return y - 2.0 * floor(y / 2.0) == 1.0 ? -size : size;
          }
          """),
      // Polynomials fitted for the smallest largest error: 1.1e-7 in single precision.
      LibraryFunction(
        name: "atan2", form: .componentwise, types: "TTT",
        text: """
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
          """),
      LibraryFunction(
        name: "atan", form: .componentwise, types: "TT", needs: ["atan2"],
        text:
          "float $atan(float x) {\n  return isinf(x) ? sign(x) * 1.57079633 : $atan2(x, 1.0);\n}"),
      LibraryFunction(
        name: "asin", form: .componentwise, types: "TT",
        text: """
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
          """),
      LibraryFunction(
        name: "acos", form: .componentwise, types: "TT", needs: ["asin"],
        text: """
          float $acos(float x) {
            if (abs(x) <= 0.5) { return 1.57079633 - $asin(x); }
            float angle = 2.0 * $asin(sqrt((1.0 - abs(x)) * 0.5));
            return x < 0.0 ? 3.14159265 - angle : angle;
          }
          """),
      LibraryFunction(
        name: "tanh",
        text: """
          T $tanh(T x) {
            T e = exp(-2.0 * abs(x));
            return sign(x) * (1.0 - e) / (1.0 + e);
          }
          """),
      LibraryFunction(name: "exp10", text: "T $exp10(T x) {\n  return exp2(x * 3.32192809);\n}"),
      LibraryFunction(name: "log10", text: "T $log10(T x) {\n  return log2(x) * 0.30103;\n}"),
      LibraryFunction(
        name: "sinpi",
        text: "T $sinpi(T x) {\n  return sin(3.14159265 * (x - 2.0 * roundEven(x * 0.5)));\n}"),
      LibraryFunction(
        name: "cospi",
        text: "T $cospi(T x) {\n  return cos(3.14159265 * (x - 2.0 * roundEven(x * 0.5)));\n}"),
      LibraryFunction(
        name: "tanpi", text: "T $tanpi(T x) {\n  return tan(3.14159265 * (x - roundEven(x)));\n}"),
      LibraryFunction(name: "fdim", text: "T $fdim(T x, T y) {\n  return max(x - y, 0.0);\n}"),
      LibraryFunction(
        name: "median3",
        text: "T $median3(T x, T y, T z) {\n  return max(min(x, y), min(max(x, y), z));\n}"),
      LibraryFunction(
        name: "copysign", form: .componentwise, types: "TTT",
        text: """
          float $copysign(float x, float y) {
            return intBitsToFloat((floatBitsToInt(x) & 0x7fffffff) | (floatBitsToInt(y) & ~0x7fffffff));
          }
          """),
      LibraryFunction(
        name: "nextafter", form: .componentwise, types: "TTT",
        text: """
          float $nextafter(float x, float y) {
            if (x == y || isnan(x) || isnan(y)) { return x == y ? y : x + y; }
            if (x == 0.0) { return intBitsToFloat(y < 0.0 ? 1 | ~0x7fffffff : 1); }
            return intBitsToFloat(floatBitsToInt(x) + ((x < y) == (x > 0.0) ? 1 : -1));
          }
          """),
      LibraryFunction(
        name: "logb", form: .componentwise, types: "TT",
        text: "float $logb(float x) {\n  return float(((floatBitsToInt(x) >> 23) & 255) - 127);\n}"),
      LibraryFunction(
        name: "ilogb", form: .componentwise, types: "IT",
        text: "int $ilogb(float x) {\n  return ((floatBitsToInt(x) >> 23) & 255) - 127;\n}"),
      LibraryFunction(
        name: "ldexp",
        text:
          "T $ldexp(T x, I k) {\n  return x * intBitsToFloat((clamp(k, -126, 127) + 127) << 23);\n}"
      ),
      LibraryFunction(
        name: "frexp", form: .componentwise, types: "TTO",
        text: """
          float $frexp(float x, out int exponent) {
            exponent = 0;
            if (x == 0.0 || isinf(x) || isnan(x)) { return x; }
            int bits = floatBitsToInt(x);
            exponent = ((bits >> 23) & 255) - 126;
            return intBitsToFloat((bits & ~0x7f800000) | 0x3f000000);
          }
          """),
      LibraryFunction(
        name: "sincos",
        text: "T $sincos(T x, out T cosine) {\n  cosine = cos(x);\n  return sin(x);\n}"),
      LibraryFunction(
        name: "length_squared", text: "float $length_squared(T x) {\n  return dot(x, x);\n}"),
      LibraryFunction(
        name: "distance_squared",
        text: "float $distance_squared(T x, T y) {\n  return dot(x - y, x - y);\n}"),
    ]
}
