internal import ShaderTree

/// Bits, and arithmetic that wraps, saturates or returns the high half.
extension StandardFunction {
  static let integers: [StandardFunction] = [
    StandardFunction("popcount", .integer(1), .helper(popcount)),
    StandardFunction("clz", .integer(1), .helper(clz)),
    StandardFunction("ctz", .integer(1), .helper(ctz)),
    StandardFunction("reverse_bits", .integer(1), .helper(reverseBits)),
    StandardFunction(
      "rotate", .integer(2),
      .helper(
        "rotate", .componentwise(signature: "TTT"),
        """
        T $rotate(T x, T count) {
          uint v = uint(x);
          uint n = uint(count) & 31u;
          return T(n == 0u ? v : (v << n) | (v >> (32u - n)));
        }
        """)),
    StandardFunction(
      "extract_bits", .bits(1),
      .helper(
        "extract_bits",
        """
        T $extract_bits(T x, int offset, int count) {
          return count == 0 ? T(0) : (x << (32 - offset - count)) >> (32 - count);
        }
        """)),
    StandardFunction(
      "insert_bits", .bits(2),
      .helper(
        "insert_bits", .componentwise(signature: "TTTii"),
        """
        T $insert_bits(T x, T y, int offset, int count) {
          if (count == 0) { return x; }
          T mask = count == 32 ? T(-1) : (T(1) << count) - T(1);
          return (x & ~(mask << offset)) | ((y & mask) << offset);
        }
        """)),

    StandardFunction(
      "absdiff", .difference,
      .helper(
        "absdiff",
        "T $absdiff(T x, T y) {\n  return max(x, y) - min(x, y);\n}")),
    StandardFunction(
      "hadd", .integer(2),
      .helper(
        "hadd",
        "T $hadd(T x, T y) {\n  return (x & y) + ((x ^ y) >> 1);\n}")),
    StandardFunction(
      "rhadd", .integer(2),
      .helper(
        "rhadd",
        "T $rhadd(T x, T y) {\n  return (x | y) - ((x ^ y) >> 1);\n}")),
    StandardFunction(
      "addsat", .integer(2),
      .helper(
        "addsat", .componentwise(signature: "TTT"),
        """
        T $addsat(T x, T y) {
          T sum = x + y;
          if (T(-1) > T(0)) { return sum < x ? T(-1) : sum; }  // without a sign
          bool overflows = ((x ^ sum) & (y ^ sum)) < T(0);
          return overflows ? (x < T(0) ? T(~0x7fffffff) : T(0x7fffffff)) : sum;
        }
        """)),
    StandardFunction(
      "subsat", .integer(2),
      .helper(
        "subsat", .componentwise(signature: "TTT"),
        """
        T $subsat(T x, T y) {
          T difference = x - y;
          if (T(-1) > T(0)) { return x < y ? T(0) : difference; }  // without a sign
          bool overflows = ((x ^ y) & (x ^ difference)) < T(0);
          return overflows ? (x < T(0) ? T(~0x7fffffff) : T(0x7fffffff)) : difference;
        }
        """)),
    StandardFunction("mul24", .word(2), .operation(.product(.argument(0), .argument(1)))),
    StandardFunction(
      "mad24", .word(3), .operation(.sum(.product(.argument(0), .argument(1)), .argument(2)))),
    StandardFunction("mulhi", .integer(2), .helper(mulhi)),
    StandardFunction(
      "madhi", .integer(3),
      .operation(.sum(.helper(mulhi, [.argument(0), .argument(1)]), .argument(2)))),
    StandardFunction(
      "madsat", .integer(3),
      .helper(
        "madsat", .componentwise(signature: "TTTT"), needs: [mulhi],
        """
        T $madsat(T x, T y, T z) {
          uint product = uint(x) * uint(y);
          uint low = product + uint(z);  // with `high`, all 64 bits of x * y + z
          T high = $mulhi(x, y) + T(low < product ? 1 : 0);
          if (T(-1) > T(0)) { return high == T(0) ? T(low) : T(-1); }  // without a sign
          high += z < T(0) ? T(-1) : T(0);
          if (high == T(low) >> 31) { return T(low); }
          return high < T(0) ? T(~0x7fffffff) : T(0x7fffffff);
        }
        """)),
  ]

  static let clz = HelperFunction(
    "clz", .componentwise(signature: "TT"),
    """
    T $clz(T x) {
      uint v = uint(x);
      uint count = 32u;
      while (v != 0u) {
        v >>= 1;
        count -= 1u;
      }
      return T(count);
    }
    """)

  static let ctz = HelperFunction(
    "ctz", .componentwise(signature: "TT"), needs: [popcount],
    """
    T $ctz(T x) {
      uint v = uint(x);
      return $popcount(T((v & (~v + 1u)) - 1u));
    }
    """)

  static let reverseBits = HelperFunction(
    "reverse_bits", .componentwise(signature: "TT"),
    """
    T $reverse_bits(T x) {
      uint v = uint(x);
      v = ((v >> 1) & 0x55555555u) | ((v & 0x55555555u) << 1);
      v = ((v >> 2) & 0x33333333u) | ((v & 0x33333333u) << 2);
      v = ((v >> 4) & 0x0f0f0f0fu) | ((v & 0x0f0f0f0fu) << 4);
      v = ((v >> 8) & 0x00ff00ffu) | ((v & 0x00ff00ffu) << 8);
      return T((v >> 16) | (v << 16));
    }
    """)

  private static let popcount = HelperFunction(
    "popcount", .componentwise(signature: "TT"),
    """
    T $popcount(T x) {
      uint v = uint(x);
      v = v - ((v >> 1) & 0x55555555u);
      v = (v & 0x33333333u) + ((v >> 2) & 0x33333333u);
      return T((((v + (v >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24);
    }
    """)

  private static let mulhi = HelperFunction(
    "mulhi", .componentwise(signature: "TTT"),
    """
    T $mulhi(T x, T y) {
      uint a = uint(x);
      uint b = uint(y);
      uint low = (a & 0xffffu) * (b & 0xffffu);
      uint middle = (a >> 16) * (b & 0xffffu) + (low >> 16);
      uint other = (a & 0xffffu) * (b >> 16) + (middle & 0xffffu);
      uint high = (a >> 16) * (b >> 16) + (middle >> 16) + (other >> 16);
      return T(high) - (x < T(0) ? y : T(0)) - (y < T(0) ? x : T(0));
    }
    """)
}
