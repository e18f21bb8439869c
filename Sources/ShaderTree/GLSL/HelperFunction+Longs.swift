/// Arithmetic of 64-bit integers in two words, `x` the low one; `ulong` where the sign matters and
/// there is none.
extension HelperFunction {
  package static let longAdd = HelperFunction(
    "long_add", .componentwise(signature: "TTT"),
    """
    uvec2 $long_add(uvec2 x, uvec2 y) {
      uint low = x.x + y.x;
      return uvec2(low, x.y + y.y + uint(low < x.x));
    }
    """)
  package static let longSubtract = HelperFunction(
    "long_subtract", .componentwise(signature: "TTT"),
    """
    uvec2 $long_subtract(uvec2 x, uvec2 y) {
      return uvec2(x.x - y.x, x.y - y.y - uint(x.x < y.x));
    }
    """)
  package static let longNegate = HelperFunction(
    "long_negate", .componentwise(signature: "TT"),
    """
    uvec2 $long_negate(uvec2 x) {
      return uvec2(~x.x + 1u, ~x.y + uint(x.x == 0u));
    }
    """)
  /// All 64 bits of the product of two words.
  package static let longProduct = HelperFunction(
    "long_product", .fixed,
    """
    uvec2 $long_product(uint x, uint y) {
      uint low = (x & 0xffffu) * (y & 0xffffu);
      uint middle = (x >> 16) * (y & 0xffffu) + (low >> 16);
      uint other = (x & 0xffffu) * (y >> 16) + (middle & 0xffffu);
      return uvec2(x * y, (x >> 16) * (y >> 16) + (middle >> 16) + (other >> 16));
    }
    """)
  package static let longMultiply = HelperFunction(
    "long_multiply", .componentwise(signature: "TTT"), needs: [longProduct],
    """
    uvec2 $long_multiply(uvec2 x, uvec2 y) {
      uvec2 product = $long_product(x.x, y.x);
      return uvec2(product.x, product.y + x.x * y.y + x.y * y.x);
    }
    """)

  // MARK: Division

  /// One bit of the quotient after the other, from the highest.
  private static let ulongDivision = HelperFunction(
    "ulong_division", .fixed, needs: [longSubtract, ulongLess],
    """
    uvec2 $ulong_division(uvec2 x, uvec2 y, out uvec2 rest) {
      if (x.y == 0u && y.y == 0u && y.x != 0u) {
        rest = uvec2(x.x % y.x, 0u);
        return uvec2(x.x / y.x, 0u);
      }
      uvec2 quotient = x;
      rest = uvec2(0u);
      for (int i = 0; i < 64; i++) {
        bool carries = rest.y >= 0x80000000u;
        rest = uvec2((rest.x << 1) | (quotient.y >> 31), (rest.y << 1) | (rest.x >> 31));
        quotient = uvec2(quotient.x << 1, (quotient.y << 1) | (quotient.x >> 31));
        if (carries || !$ulong_less(rest, y)) {
          rest = $long_subtract(rest, y);
          quotient.x |= 1u;
        }
      }
      return quotient;
    }
    """)
  static let ulongDivide = HelperFunction(
    "ulong_divide", .componentwise(signature: "TTT"), needs: [ulongDivision],
    """
    uvec2 $ulong_divide(uvec2 x, uvec2 y) {
      uvec2 rest;
      return $ulong_division(x, y, rest);
    }
    """)
  static let ulongRemainder = HelperFunction(
    "ulong_remainder", .componentwise(signature: "TTT"), needs: [ulongDivision],
    """
    uvec2 $ulong_remainder(uvec2 x, uvec2 y) {
      uvec2 rest;
      $ulong_division(x, y, rest);
      return rest;
    }
    """)
  static let longDivide = HelperFunction(
    "long_divide", .componentwise(signature: "TTT"), needs: [ulongDivision, longSize, longNegate],
    """
    uvec2 $long_divide(uvec2 x, uvec2 y) {
      uvec2 rest;
      uvec2 quotient = $ulong_division($long_size(x), $long_size(y), rest);
      return int(x.y ^ y.y) < 0 ? $long_negate(quotient) : quotient;
    }
    """)
  static let longRemainder = HelperFunction(
    "long_remainder", .componentwise(signature: "TTT"),
    needs: [ulongDivision, longSize, longNegate],
    """
    uvec2 $long_remainder(uvec2 x, uvec2 y) {
      uvec2 rest;
      $ulong_division($long_size(x), $long_size(y), rest);
      return int(x.y) < 0 ? $long_negate(rest) : rest;  // the sign of the dividend
    }
    """)
  /// The number without its sign.
  package static let longSize = HelperFunction(
    "long_size", .componentwise(signature: "TT"), needs: [longNegate],
    """
    uvec2 $long_size(uvec2 x) {
      return int(x.y) < 0 ? $long_negate(x) : x;
    }
    """)

  // MARK: Bits

  package static let longComplement = HelperFunction(
    "long_complement", .componentwise(signature: "TT"),
    "uvec2 $long_complement(uvec2 x) {\n  return ~x;\n}")
  package static let longAnd = HelperFunction(
    "long_and", .componentwise(signature: "TTT"),
    "uvec2 $long_and(uvec2 x, uvec2 y) {\n  return x & y;\n}")
  package static let longOr = HelperFunction(
    "long_or", .componentwise(signature: "TTT"),
    "uvec2 $long_or(uvec2 x, uvec2 y) {\n  return x | y;\n}")
  package static let longXor = HelperFunction(
    "long_xor", .componentwise(signature: "TTT"),
    "uvec2 $long_xor(uvec2 x, uvec2 y) {\n  return x ^ y;\n}")
  // Of the count, Metal takes the six lowest bits.
  package static let longShiftLeft = HelperFunction(
    "long_shift_left", .componentwise(signature: "TTU"),
    """
    uvec2 $long_shift_left(uvec2 x, uint count) {
      uint n = count & 63u;
      if (n == 0u) { return x; }
      if (n >= 32u) { return uvec2(0u, x.x << (n - 32u)); }
      return uvec2(x.x << n, (x.y << n) | (x.x >> (32u - n)));
    }
    """)
  package static let ulongShiftRight = HelperFunction(
    "ulong_shift_right", .componentwise(signature: "TTU"),
    """
    uvec2 $ulong_shift_right(uvec2 x, uint count) {
      uint n = count & 63u;
      if (n == 0u) { return x; }
      if (n >= 32u) { return uvec2(x.y >> (n - 32u), 0u); }
      return uvec2((x.x >> n) | (x.y << (32u - n)), x.y >> n);
    }
    """)
  package static let longShiftRight = HelperFunction(
    "long_shift_right", .componentwise(signature: "TTU"),
    """
    uvec2 $long_shift_right(uvec2 x, uint count) {
      uint n = count & 63u;
      if (n == 0u) { return x; }
      if (n >= 32u) { return uvec2(int(x.y) >> (n - 32u), int(x.y) >> 31); }
      return uvec2((x.x >> n) | (x.y << (32u - n)), int(x.y) >> n);
    }
    """)

  // MARK: Comparisons

  package static let longEqual = HelperFunction(
    "long_equal", .componentwise(signature: "BTT"),
    "bool $long_equal(uvec2 x, uvec2 y) {\n  return x == y;\n}")
  package static let ulongLess = HelperFunction(
    "ulong_less", .componentwise(signature: "BTT"),
    """
    bool $ulong_less(uvec2 x, uvec2 y) {
      return x.y == y.y ? x.x < y.x : x.y < y.y;
    }
    """)
  package static let longLess = HelperFunction(
    "long_less", .componentwise(signature: "BTT"),
    """
    bool $long_less(uvec2 x, uvec2 y) {
      return x.y == y.y ? x.x < y.x : int(x.y) < int(y.y);
    }
    """)
  static let ulongLessEqual = HelperFunction(
    "ulong_less_equal", .componentwise(signature: "BTT"),
    """
    bool $ulong_less_equal(uvec2 x, uvec2 y) {
      return x.y == y.y ? x.x <= y.x : x.y < y.y;
    }
    """)
  static let longLessEqual = HelperFunction(
    "long_less_equal", .componentwise(signature: "BTT"),
    """
    bool $long_less_equal(uvec2 x, uvec2 y) {
      return x.y == y.y ? x.x <= y.x : int(x.y) < int(y.y);
    }
    """)

  // MARK: Conversions

  static let longIsSet = HelperFunction(
    "long_is_set", .componentwise(signature: "BT"),
    "bool $long_is_set(uvec2 x) {\n  return x != uvec2(0u);\n}")
  static let lowWord = HelperFunction(
    "low_word", .componentwise(signature: "UT"),
    "uint $low_word(uvec2 x) {\n  return x.x;\n}")
  static let longOfWord = HelperFunction(
    "long_of_word", .componentwise(signature: "TU"),
    "uvec2 $long_of_word(uint x) {\n  return uvec2(x, 0u);\n}")
  static let longOfInt = HelperFunction(
    "long_of_int", .componentwise(signature: "TI"),
    "uvec2 $long_of_int(int x) {\n  return uvec2(x, x >> 31);\n}")
  static let ulongOfFloat = HelperFunction(
    "ulong_of_float", .componentwise(signature: "TF"), needs: [longShiftLeft],
    """
    uvec2 $ulong_of_float(float x) {
      if (!(x >= 1.0)) { return uvec2(0u); }
      if (x >= 18446744073709551616.0) { return uvec2(0xffffffffu); }
      uint bits = floatBitsToUint(x);
      int exponent = int(bits >> 23) - 150;  // of the last of 24 bits
      uint digits = (bits & 0x7fffffu) | 0x800000u;
      if (exponent < 0) { return uvec2(digits >> -exponent, 0u); }
      return $long_shift_left(uvec2(digits, 0u), uint(exponent));
    }
    """)
  static let longOfFloat = HelperFunction(
    "long_of_float", .componentwise(signature: "TF"), needs: [ulongOfFloat, longNegate],
    """
    uvec2 $long_of_float(float x) {
      if (x >= 9223372036854775808.0) { return uvec2(0xffffffffu, 0x7fffffffu); }
      if (x <= -9223372036854775808.0) { return uvec2(0u, 0x80000000u); }
      uvec2 size = $ulong_of_float(abs(x));
      return x < 0.0 ? $long_negate(size) : size;
    }
    """)
  static let floatOfUlong = HelperFunction(
    "float_of_ulong", .componentwise(signature: "FT"), needs: [longShiftLeft],
    """
    float $float_of_ulong(uvec2 x) {
      if (x.y == 0u) { return float(x.x); }
      int zeros = 0;  // in front
      for (uint v = x.y; v < 0x80000000u; v <<= 1) { zeros += 1; }
      uvec2 v = $long_shift_left(x, uint(zeros));
      // Of 24 bits and a rest, ties go to even.
      uint digits = v.y >> 8;
      uint rest = (v.y & 255u) * 2u + uint(v.x != 0u);
      digits += uint(rest > 256u || (rest == 256u && (digits & 1u) == 1u));
      return float(digits) * intBitsToFloat((127 + 40 - zeros) << 23);
    }
    """)
  static let floatOfLong = HelperFunction(
    "float_of_long", .componentwise(signature: "FT"), needs: [floatOfUlong, longSize],
    """
    float $float_of_long(uvec2 x) {
      float size = $float_of_ulong($long_size(x));
      return int(x.y) < 0 ? -size : size;
    }
    """)
}
