/// The functions that the writer itself needs, for what the tree has and GLSL lacks.
extension HelperFunction {
  static let half = HelperFunction(
    "half", .componentwise(signature: "TT"),
    """
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
    """)
  static let remainder = HelperFunction(
    "remainder", "T $remainder(T x, T y) {\n  return x - y * (x / y);\n}")
  static let select = HelperFunction(
    "select", .componentwise(signature: "TTTB"),
    "T $select(T x, T y, bool takesY) {\n  return takesY ? y : x;\n}")
  static let both = HelperFunction(
    "both", .componentwise(signature: "BBB"),
    "bool $both(bool x, bool y) {\n  return x && y;\n}")
  static let either = HelperFunction(
    "either", .componentwise(signature: "BBB"),
    "bool $either(bool x, bool y) {\n  return x || y;\n}")

  static let sample = HelperFunction(
    "sample", .fixed, needs: [texel],
    """
    // Samples as a Metal sampler does, whatever the texture itself is set to.
    vec4 $sample(sampler2D image, vec2 p, int settings) {
      if ((settings & 32) == 0) { p *= vec2(textureSize(image, 0)); }
      if ((settings & 1) == 0) { return $texel(image, ivec2(floor(p)), settings); }
      p -= 0.5;
      ivec2 corner = ivec2(floor(p));
      vec2 t = p - floor(p);
      vec4 top = mix($texel(image, corner, settings), $texel(image, corner + ivec2(1, 0), settings), t.x);
      vec4 bottom = mix($texel(image, corner + ivec2(0, 1), settings), $texel(image, corner + 1, settings), t.x);
      return mix(top, bottom, t.y);
    }
    """)
  /// The same for the layer, whose texels and size the host gives.
  static let sampleOfLayer = HelperFunction(
    "sample_of_layer", .fixed, needs: [texelOfLayer],
    """
    vec4 $sample_of_layer(vec2 p, int settings) {
      if ((settings & 32) == 0) { p *= vec2($layer_size()); }
      if ((settings & 1) == 0) { return $texel_of_layer(ivec2(floor(p)), settings); }
      p -= 0.5;
      ivec2 corner = ivec2(floor(p));
      vec2 t = p - floor(p);
      vec4 top = mix($texel_of_layer(corner, settings), $texel_of_layer(corner + ivec2(1, 0), settings), t.x);
      vec4 bottom = mix($texel_of_layer(corner + ivec2(0, 1), settings), $texel_of_layer(corner + 1, settings), t.x);
      return mix(top, bottom, t.y);
    }
    """)
  private static let texelOfLayer = HelperFunction(
    "texel_of_layer", .fixed, needs: [address, border],
    """
    vec4 $texel_of_layer(ivec2 p, int settings) {
      ivec2 size = $layer_size();
      int x = $address(p.x, size.x, (settings >> 1) & 3);
      int y = $address(p.y, size.y, (settings >> 3) & 3);
      return x < 0 || y < 0 ? $border(settings) : $layer_texel(ivec2(x, y));
    }
    """)
  private static let texel = HelperFunction(
    "texel", .fixed, needs: [address, border],
    """
    vec4 $texel(sampler2D image, ivec2 p, int settings) {
      ivec2 size = textureSize(image, 0);
      int x = $address(p.x, size.x, (settings >> 1) & 3);
      int y = $address(p.y, size.y, (settings >> 3) & 3);
      return x < 0 || y < 0 ? $border(settings) : texelFetch(image, ivec2(x, y), 0);
    }
    """)
  private static let address = HelperFunction(
    "address", .fixed,
    """
    // Where a texel beyond the edge is taken from: 0 edge, 1 repeated, 2 mirrored, 3 nowhere (-1).
    int $address(int p, int size, int mode) {
      if (mode == 1) {
        int wrapped = p - size * (p / size);
        return wrapped < 0 ? wrapped + size : wrapped;
      }
      if (mode == 2) {
        int wrapped = p - 2 * size * (p / (2 * size));
        wrapped = wrapped < 0 ? wrapped + 2 * size : wrapped;
        return wrapped < size ? wrapped : 2 * size - 1 - wrapped;
      }
      if (mode == 3 && (p < 0 || p >= size)) { return -1; }
      return clamp(p, 0, size - 1);
    }
    """)
  private static let border = HelperFunction(
    "border", .fixed,
    """
    // What is beyond the edge: 0 nothing, 1 black, 2 white.
    vec4 $border(int settings) {
      int color = settings >> 6;
      return vec4(vec3(color == 2), color != 0);
    }
    """)
}
