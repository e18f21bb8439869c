uniform float dialect_pixelsPerPoint;
uniform float dialect_iTime;
uniform vec3 dialect_iResolution;
void dialect_mainImage(inout vec4 O, vec2 I) {                          // macros.glsl:9
  vec2 p = (I + I - dialect_iResolution.xy) / dialect_iResolution.y;    // macros.glsl:10
  p *= mat2(cos(dialect_iTime * 0.5), -sin(dialect_iTime * 0.5), sin(dialect_iTime * 0.5), cos(dialect_iTime * 0.5));  // macros.glsl:11
  vec3 col = vec3(0);                                                   // macros.glsl:12
  for (int i = 0; i < 4; i++) {                                         // macros.glsl:13
    col += smoothstep(0.1, 0.0, abs(length(p - 0.1 * float(i)) - 0.3)) / float(4);
  }
  col.y = 0.25 + 0.25 * col.x;                                          // macros.glsl:16
  O = vec4(col, 1);                                                     // macros.glsl:17
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  dialect_mainImage(color, pixel);                                      // macros.glsl:9
  return vec4(min(max(vec3(0.0), color.xyz), 1.0), 1.0);
}

