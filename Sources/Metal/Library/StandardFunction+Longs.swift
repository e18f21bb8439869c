internal import ShaderTree

/// What functions of integers become for those of 64 bits, by name: every one whose shape is
/// `numeric`, `integer`, `word`, `difference` or `bits`.
extension StandardFunction {
  static let longs: [String: (signed: Lowering, unsigned: Lowering)] = [
    "abs": (.helper(.longSize), .operation(.argument(0))),
    "max": (.helper(longMax), .helper(ulongMax)),
    "min": (.helper(longMin), .helper(ulongMin)),
    "max3": (ofThree(longMax), ofThree(ulongMax)),
    "min3": (ofThree(longMin), ofThree(ulongMin)),
    "median3": (
      .helper(median("long", longMax, longMin)), .helper(median("ulong", ulongMax, ulongMin))
    ),
    "clamp": (clamp(longMax, longMin), clamp(ulongMax, ulongMin)),

    "popcount": both(longPopcount),
    "clz": both(
      "long_clz", "TT", needs: [wordClz],
      """
      uvec2 $long_clz(uvec2 x) {
        return uvec2(x.y != 0u ? $word_clz(x.y) : 32u + $word_clz(x.x), 0u);
      }
      """),
    "ctz": both(
      "long_ctz", "TT", needs: [longPopcount, .longSubtract],
      """
      uvec2 $long_ctz(uvec2 x) {
        uvec2 below = $long_subtract(x, uvec2(1u, 0u));
        return $long_popcount(~x & below);
      }
      """),
    "reverse_bits": both(
      "long_reverse_bits", "TT",
      """
      uvec2 $long_reverse_bits(uvec2 x) {
        uvec2 v = x.yx;
        v = ((v >> 1) & 0x55555555u) | ((v & 0x55555555u) << 1);
        v = ((v >> 2) & 0x33333333u) | ((v & 0x33333333u) << 2);
        v = ((v >> 4) & 0x0f0f0f0fu) | ((v & 0x0f0f0f0fu) << 4);
        v = ((v >> 8) & 0x00ff00ffu) | ((v & 0x00ff00ffu) << 8);
        return (v >> 16) | (v << 16);
      }
      """),
    "rotate": both(
      "long_rotate", "TTT", needs: [.longShiftLeft, .ulongShiftRight],
      """
      uvec2 $long_rotate(uvec2 x, uvec2 count) {
        uint n = count.x & 63u;
        if (n == 0u) { return x; }
        return $long_shift_left(x, n) | $ulong_shift_right(x, 64u - n);
      }
      """),
    "extract_bits": (
      extractBits("long_extract_bits", .longShiftRight),
      extractBits("ulong_extract_bits", .ulongShiftRight)
    ),
    "insert_bits": both(
      "long_insert_bits", "TTTii", needs: [.longShiftLeft, .ulongShiftRight],
      """
      uvec2 $long_insert_bits(uvec2 x, uvec2 y, int offset, int count) {
        if (count == 0) { return x; }
        uvec2 mask = $ulong_shift_right(uvec2(0xffffffffu), uint(64 - count));
        uvec2 bits = $long_shift_left(y & mask, uint(offset));
        return (x & ~$long_shift_left(mask, uint(offset))) | bits;
      }
      """),

    "absdiff": (
      .helper(difference("long_absdiff", .longLess)),
      .helper(difference("ulong_absdiff", .ulongLess))
    ),
    "hadd": (
      halved("long_hadd", .longShiftRight, .longAdd, "&"),
      halved("ulong_hadd", .ulongShiftRight, .longAdd, "&")
    ),
    "rhadd": (
      halved("long_rhadd", .longShiftRight, .longSubtract, "|"),
      halved("ulong_rhadd", .ulongShiftRight, .longSubtract, "|")
    ),
    "addsat": (
      .helper(
        "long_addsat", .componentwise(signature: "TTT"), needs: [.longAdd, longLimit],
        """
        uvec2 $long_addsat(uvec2 x, uvec2 y) {
          uvec2 sum = $long_add(x, y);
          return int((x.y ^ sum.y) & (y.y ^ sum.y)) < 0 ? $long_limit(x) : sum;
        }
        """),
      .helper(
        "ulong_addsat", .componentwise(signature: "TTT"), needs: [.longAdd, .ulongLess],
        """
        uvec2 $ulong_addsat(uvec2 x, uvec2 y) {
          uvec2 sum = $long_add(x, y);
          return $ulong_less(sum, x) ? uvec2(0xffffffffu) : sum;
        }
        """)
    ),
    "subsat": (
      .helper(
        "long_subsat", .componentwise(signature: "TTT"), needs: [.longSubtract, longLimit],
        """
        uvec2 $long_subsat(uvec2 x, uvec2 y) {
          uvec2 difference = $long_subtract(x, y);
          return int((x.y ^ y.y) & (x.y ^ difference.y)) < 0 ? $long_limit(x) : difference;
        }
        """),
      .helper(
        "ulong_subsat", .componentwise(signature: "TTT"), needs: [.longSubtract, .ulongLess],
        """
        uvec2 $ulong_subsat(uvec2 x, uvec2 y) {
          return $ulong_less(x, y) ? uvec2(0u) : $long_subtract(x, y);
        }
        """)
    ),
    "mul24": both(.longMultiply),
    "mad24": product(.longMultiply),
    "mulhi": (.helper(longMulhi), .helper(ulongMulhi)),
    "madhi": (product(longMulhi).signed, product(ulongMulhi).unsigned),
    "madsat": (
      .helper(
        "long_madsat", .componentwise(signature: "TTTT"),
        needs: [longMulhi, .longMultiply, .longAdd, .ulongLess, longLimit],
        """
        uvec2 $long_madsat(uvec2 x, uvec2 y, uvec2 z) {
          uvec2 product = $long_multiply(x, y);
          uvec2 low = $long_add(product, z);  // with `high`, all 128 bits of x * y + z
          uvec2 high = $long_mulhi(x, y);
          if ($ulong_less(low, product)) { high = $long_add(high, uvec2(1u, 0u)); }
          if (int(z.y) < 0) { high = $long_add(high, uvec2(0xffffffffu)); }
          return high == uvec2(int(low.y) >> 31) ? low : $long_limit(high);
        }
        """),
      .helper(
        "ulong_madsat", .componentwise(signature: "TTTT"),
        needs: [ulongMulhi, .longMultiply, .longAdd, .ulongLess],
        """
        uvec2 $ulong_madsat(uvec2 x, uvec2 y, uvec2 z) {
          uvec2 product = $long_multiply(x, y);
          uvec2 low = $long_add(product, z);
          bool fits = $ulong_mulhi(x, y) == uvec2(0u) && !$ulong_less(low, product);
          return fits ? low : uvec2(0xffffffffu);
        }
        """)
    ),
  ]

  // MARK: Forms

  private static func both(_ function: HelperFunction) -> (signed: Lowering, unsigned: Lowering) {
    (.helper(function), .helper(function))
  }

  private static func both(
    _ name: String, _ signature: String, needs: [HelperFunction] = [], _ text: String
  ) -> (signed: Lowering, unsigned: Lowering) {
    both(HelperFunction(name, .componentwise(signature: signature), needs: needs, text))
  }

  /// `f(x, y) + z`
  private static func product(_ function: HelperFunction) -> (
    signed: Lowering, unsigned: Lowering
  ) {
    let sum = Lowering.operation(
      .helper(.longAdd, [.helper(function, [.argument(0), .argument(1)]), .argument(2)]))
    return (sum, sum)
  }

  private static func ofThree(_ function: HelperFunction) -> Lowering {
    .operation(
      .helper(function, [.helper(function, [.argument(0), .argument(1)]), .argument(2)]))
  }

  private static func clamp(_ max: HelperFunction, _ min: HelperFunction) -> Lowering {
    .operation(.helper(min, [.helper(max, [.argument(0), .argument(1)]), .argument(2)]))
  }

  private static func chosen(_ name: String, _ less: HelperFunction, _ text: String)
    -> HelperFunction
  {
    HelperFunction(
      name, .componentwise(signature: "TTT"), needs: [less],
      "uvec2 $\(name)(uvec2 x, uvec2 y) {\n  return $\(less.name)(x, y) ? \(text);\n}")
  }

  private static let longMax = chosen("long_max", .longLess, "y : x")
  private static let longMin = chosen("long_min", .longLess, "x : y")
  private static let ulongMax = chosen("ulong_max", .ulongLess, "y : x")
  private static let ulongMin = chosen("ulong_min", .ulongLess, "x : y")

  private static func median(_ sign: String, _ max: HelperFunction, _ min: HelperFunction)
    -> HelperFunction
  {
    HelperFunction(
      "\(sign)_median3", .componentwise(signature: "TTTT"), needs: [max, min],
      """
      uvec2 $\(sign)_median3(uvec2 x, uvec2 y, uvec2 z) {
        return $\(max.name)($\(min.name)(x, y), $\(min.name)($\(max.name)(x, y), z));
      }
      """)
  }

  private static func difference(_ name: String, _ less: HelperFunction) -> HelperFunction {
    HelperFunction(
      name, .componentwise(signature: "TTT"), needs: [less, .longSubtract],
      """
      uvec2 $\(name)(uvec2 x, uvec2 y) {
        return $\(less.name)(x, y) ? $long_subtract(y, x) : $long_subtract(x, y);
      }
      """)
  }

  private static func halved(
    _ name: String, _ shift: HelperFunction, _ join: HelperFunction, _ shared: String
  ) -> Lowering {
    .helper(
      name, .componentwise(signature: "TTT"), needs: [shift, join],
      """
      uvec2 $\(name)(uvec2 x, uvec2 y) {
        return $\(join.name)(x \(shared) y, $\(shift.name)(x ^ y, 1u));
      }
      """)
  }

  private static func extractBits(_ name: String, _ shift: HelperFunction) -> Lowering {
    .helper(
      name, .componentwise(signature: "TTii"), needs: [.longShiftLeft, shift],
      """
      uvec2 $\(name)(uvec2 x, int offset, int count) {
        if (count == 0) { return uvec2(0u); }
        uvec2 top = $long_shift_left(x, uint(64 - offset - count));
        return $\(shift.name)(top, uint(64 - count));
      }
      """)
  }

  // MARK: Parts

  private static let longPopcount = HelperFunction(
    "long_popcount", .componentwise(signature: "TT"),
    """
    uvec2 $long_popcount(uvec2 x) {
      uvec2 v = x - ((x >> 1) & 0x55555555u);
      v = (v & 0x33333333u) + ((v >> 2) & 0x33333333u);
      v = (((v + (v >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24;
      return uvec2(v.x + v.y, 0u);
    }
    """)

  private static let wordClz = HelperFunction(
    "word_clz", .fixed,
    """
    uint $word_clz(uint x) {
      uint count = 32u;
      for (uint v = x; v != 0u; v >>= 1) { count -= 1u; }
      return count;
    }
    """)

  /// The number farthest from zero with the sign of `x`.
  private static let longLimit = HelperFunction(
    "long_limit", .fixed,
    """
    uvec2 $long_limit(uvec2 x) {
      return int(x.y) < 0 ? uvec2(0u, 0x80000000u) : uvec2(0xffffffffu, 0x7fffffffu);
    }
    """)

  private static let ulongMulhi = HelperFunction(
    "ulong_mulhi", .componentwise(signature: "TTT"), needs: [.longProduct, .longAdd],
    """
    uvec2 $ulong_mulhi(uvec2 x, uvec2 y) {
      uvec2 a = $long_product(x.x, y.y);
      uvec2 b = $long_product(x.y, y.x);
      uvec2 middle = $long_add(a, uvec2($long_product(x.x, y.x).y, 0u));
      middle = $long_add(middle, uvec2(b.x, 0u));
      uvec2 high = $long_add($long_product(x.y, y.y), uvec2(b.y, 0u));
      return $long_add(high, uvec2(middle.y, 0u));
    }
    """)

  private static let longMulhi = HelperFunction(
    "long_mulhi", .componentwise(signature: "TTT"), needs: [ulongMulhi, .longSubtract],
    """
    uvec2 $long_mulhi(uvec2 x, uvec2 y) {
      uvec2 high = $ulong_mulhi(x, y);
      if (int(x.y) < 0) { high = $long_subtract(high, y); }
      return int(y.y) < 0 ? $long_subtract(high, x) : high;
    }
    """)
}
