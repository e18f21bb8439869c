uniform float dialect_pixelsPerPoint;
uniform vec3 dialect_iResolution;
vec4 dialect_quad(vec2 p) {                                             // swizzles.glsl:2
  return vec4(p, p.yx).wzyx;
}

void dialect_mainImage(inout vec4 color, vec2 place) {                  // swizzles.glsl:3
  vec2 uv = place.xy / dialect_iResolution.xy;                          // swizzles.glsl:4
  vec4 a = dialect_quad(uv).xyzw;                                       // swizzles.glsl:5
  vec4 b = vec4(uv.xxy, 1).zyxw;
  a.xw = a.wx;                                                          // swizzles.glsl:6
  a.xyz *= b.zyx;                                                       // swizzles.glsl:7
  b.zyx = a.xyz + b.yyy;                                                // swizzles.glsl:8
  a[2] = b.yy.y;                                                        // swizzles.glsl:9
  vec3(1.0).xy;                                                         // swizzles.glsl:10
  color = vec4(a.xz, b[1], 1).xyzw;                                     // swizzles.glsl:11
  color.yz = color.zy * vec2(0.5, 1.0);                                 // swizzles.glsl:12
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  dialect_mainImage(color, pixel);                                      // swizzles.glsl:3
  return vec4(min(max(vec3(0.0), color.xyz), 1.0), 1.0);
}

