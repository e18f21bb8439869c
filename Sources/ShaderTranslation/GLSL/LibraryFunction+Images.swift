extension LibraryFunction {
  static let packing: [LibraryFunction] = [
    LibraryFunction(
      name: "pack_unorm4x8", form: .fixed,
      text: """
        uint $pack_unorm4x8(vec4 x) {
          uvec4 v = uvec4(roundEven(clamp(x, 0.0, 1.0) * 255.0));
          return v.x | (v.y << 8) | (v.z << 16) | (v.w << 24);
        }
        """),
    LibraryFunction(
      name: "pack_snorm4x8", form: .fixed,
      text: """
        uint $pack_snorm4x8(vec4 x) {
          uvec4 v = uvec4(ivec4(roundEven(clamp(x, -1.0, 1.0) * 127.0)) & 255);
          return v.x | (v.y << 8) | (v.z << 16) | (v.w << 24);
        }
        """),
    LibraryFunction(
      name: "pack_unorm2x16", form: .fixed,
      text: """
        uint $pack_unorm2x16(vec2 x) {
          uvec2 v = uvec2(roundEven(clamp(x, 0.0, 1.0) * 65535.0));
          return v.x | (v.y << 16);
        }
        """),
    LibraryFunction(
      name: "pack_snorm2x16", form: .fixed,
      text: """
        uint $pack_snorm2x16(vec2 x) {
          uvec2 v = uvec2(ivec2(roundEven(clamp(x, -1.0, 1.0) * 32767.0)) & 65535);
          return v.x | (v.y << 16);
        }
        """),
    LibraryFunction(
      name: "unpack_unorm4x8", form: .fixed,
      text: """
        vec4 $unpack_unorm4x8(uint x) {
          return vec4(uvec4(x, x >> 8, x >> 16, x >> 24) & 255u) / 255.0;
        }
        """),
    LibraryFunction(
      name: "unpack_snorm4x8", form: .fixed,
      text: """
        vec4 $unpack_snorm4x8(uint x) {
          ivec4 v = ivec4(int(x) << 24, int(x) << 16, int(x) << 8, int(x)) >> 24;
          return max(vec4(v) / 127.0, -1.0);
        }
        """),
    LibraryFunction(
      name: "unpack_unorm2x16", form: .fixed,
      text:
        "vec2 $unpack_unorm2x16(uint x) {\n  return vec2(uvec2(x, x >> 16) & 65535u) / 65535.0;\n}"),
    LibraryFunction(
      name: "unpack_snorm2x16", form: .fixed,
      text: """
        vec2 $unpack_snorm2x16(uint x) {
          return max(vec2(ivec2(int(x) << 16, int(x)) >> 16) / 32767.0, -1.0);
        }
        """),
  ]

  static let images: [LibraryFunction] = [
    LibraryFunction(
      name: "address", form: .fixed,
      text: """
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
        """),
    LibraryFunction(
      name: "texel", form: .fixed, needs: ["address"],
      text: """
        vec4 $texel(sampler2D image, ivec2 p, int settings) {
          ivec2 size = textureSize(image, 0);
          int x = $address(p.x, size.x, (settings >> 1) & 3);
          int y = $address(p.y, size.y, (settings >> 3) & 3);
          return x < 0 || y < 0 ? vec4(0.0) : texelFetch(image, ivec2(x, y), 0);
        }
        """),
    LibraryFunction(
      name: "sample", form: .fixed, needs: ["texel"],
      text: """
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
        """),
  ]
}
