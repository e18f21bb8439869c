internal import ShaderTree

/// Colors and pairs in the bits of one `uint`.
extension StandardFunction {
  static let packing: [StandardFunction] = [
    StandardFunction("pack_float_to_unorm4x8", .packing(4, .float), .helper(packUnorm4x8)),
    StandardFunction("pack_half_to_unorm4x8", .packing(4, .half), .helper(packUnorm4x8)),
    StandardFunction("unpack_unorm4x8_to_float", .unpacking(4, .float), .helper(unpackUnorm4x8)),
    StandardFunction("unpack_unorm4x8_to_half", .unpacking(4, .half), .helper(unpackUnorm4x8)),
    StandardFunction("pack_float_to_snorm4x8", .packing(4, .float), .helper(packSnorm4x8)),
    StandardFunction("pack_half_to_snorm4x8", .packing(4, .half), .helper(packSnorm4x8)),
    StandardFunction("unpack_snorm4x8_to_float", .unpacking(4, .float), .helper(unpackSnorm4x8)),
    StandardFunction("unpack_snorm4x8_to_half", .unpacking(4, .half), .helper(unpackSnorm4x8)),
    StandardFunction("pack_float_to_unorm2x16", .packing(2, .float), .helper(packUnorm2x16)),
    StandardFunction("pack_half_to_unorm2x16", .packing(2, .half), .helper(packUnorm2x16)),
    StandardFunction("unpack_unorm2x16_to_float", .unpacking(2, .float), .helper(unpackUnorm2x16)),
    StandardFunction("unpack_unorm2x16_to_half", .unpacking(2, .half), .helper(unpackUnorm2x16)),
    StandardFunction("pack_float_to_snorm2x16", .packing(2, .float), .helper(packSnorm2x16)),
    StandardFunction("pack_half_to_snorm2x16", .packing(2, .half), .helper(packSnorm2x16)),
    StandardFunction("unpack_snorm2x16_to_float", .unpacking(2, .float), .helper(unpackSnorm2x16)),
    StandardFunction("unpack_snorm2x16_to_half", .unpacking(2, .half), .helper(unpackSnorm2x16)),
  ]

  /// `as_type<uint>(half2)`: rounds to 16 bits, ties to even.
  static let bitsOfHalves = HelperFunction(
    "bits_of_halves", .fixed, needs: [bitsOfHalf],
    """
    uint $bits_of_halves(vec2 v) {
      return $bits_of_half(v.x) | ($bits_of_half(v.y) << 16);
    }
    """)

  static let bitsOfHalf = HelperFunction(
    "bits_of_half", .fixed,
    """
    uint $bits_of_half(float x) {
      uint bits = floatBitsToUint(x);
      uint sign = (bits >> 16) & 0x8000u;
      float size = uintBitsToFloat(bits & 0x7fffffffu);
      if (isnan(x)) { return sign | 0x7e00u; }
      if (size >= 65520.0) { return sign | 0x7c00u; }
      if (size < 6.103515625e-5) { return sign | uint(roundEven(size * 16777216.0)); }
      uint magnitude = bits & 0x7fffffffu;
      magnitude += 0xfffu + ((magnitude >> 13) & 1u);
      return sign | ((magnitude - 0x38000000u) >> 13);
    }
    """)

  /// `as_type<half2>(uint)`
  static let halvesOfBits = HelperFunction(
    "halves_of_bits", .fixed, needs: [halfOfBits],
    """
    vec2 $halves_of_bits(uint bits) {
      return vec2($half_of_bits(bits & 0xffffu), $half_of_bits(bits >> 16));
    }
    """)

  static let halfOfBits = HelperFunction(
    "half_of_bits", .fixed,
    """
    float $half_of_bits(uint bits) {
      uint magnitude = bits & 0x7fffu;
      float size = magnitude >= 0x7c00u
        ? uintBitsToFloat(0x7f800000u | ((magnitude & 0x3ffu) << 13))
        : magnitude < 0x400u ? float(magnitude) / 16777216.0
        : uintBitsToFloat((magnitude << 13) + 0x38000000u);
      return (bits & 0x8000u) != 0u ? -size : size;
    }
    """)

  private static let packUnorm4x8 = HelperFunction(
    "pack_unorm4x8", .fixed,
    """
    uint $pack_unorm4x8(vec4 x) {
      uvec4 v = uvec4(roundEven(clamp(x, 0.0, 1.0) * 255.0));
      return v.x | (v.y << 8) | (v.z << 16) | (v.w << 24);
    }
    """)

  private static let packSnorm4x8 = HelperFunction(
    "pack_snorm4x8", .fixed,
    """
    uint $pack_snorm4x8(vec4 x) {
      uvec4 v = uvec4(ivec4(roundEven(clamp(x, -1.0, 1.0) * 127.0)) & 255);
      return v.x | (v.y << 8) | (v.z << 16) | (v.w << 24);
    }
    """)

  private static let packUnorm2x16 = HelperFunction(
    "pack_unorm2x16", .fixed,
    """
    uint $pack_unorm2x16(vec2 x) {
      uvec2 v = uvec2(roundEven(clamp(x, 0.0, 1.0) * 65535.0));
      return v.x | (v.y << 16);
    }
    """)

  private static let packSnorm2x16 = HelperFunction(
    "pack_snorm2x16", .fixed,
    """
    uint $pack_snorm2x16(vec2 x) {
      uvec2 v = uvec2(ivec2(roundEven(clamp(x, -1.0, 1.0) * 32767.0)) & 65535);
      return v.x | (v.y << 16);
    }
    """)

  private static let unpackUnorm4x8 = HelperFunction(
    "unpack_unorm4x8", .fixed,
    """
    vec4 $unpack_unorm4x8(uint x) {
      return vec4(uvec4(x, x >> 8, x >> 16, x >> 24) & 255u) / 255.0;
    }
    """)

  private static let unpackSnorm4x8 = HelperFunction(
    "unpack_snorm4x8", .fixed,
    """
    vec4 $unpack_snorm4x8(uint x) {
      ivec4 v = ivec4(int(x) << 24, int(x) << 16, int(x) << 8, int(x)) >> 24;
      return max(vec4(v) / 127.0, -1.0);
    }
    """)

  private static let unpackUnorm2x16 = HelperFunction(
    "unpack_unorm2x16", .fixed,
    "vec2 $unpack_unorm2x16(uint x) {\n  return vec2(uvec2(x, x >> 16) & 65535u) / 65535.0;\n}")

  private static let unpackSnorm2x16 = HelperFunction(
    "unpack_snorm2x16", .fixed,
    """
    vec2 $unpack_snorm2x16(uint x) {
      return max(vec2(ivec2(int(x) << 16, int(x)) >> 16) / 32767.0, -1.0);
    }
    """)
}
