uniform float dialect_pixelsPerPoint;
uniform vec3 dialect_iResolution;
float dialect_pick(float x) {                                           // ternaries.glsl:2
  return x < 0.25 ? 0.0 : x < 0.5 ? 0.3 : x < 0.75 ? 0.6 : 1.0;
}

void dialect_mainImage(inout vec4 color, vec2 place) {                  // ternaries.glsl:3
  vec2 uv = place / dialect_iResolution.xy;                             // ternaries.glsl:4
  float a = float(0);                                                   // ternaries.glsl:5
  float b = float(0);
  b = dialect_pick(uv.x);                                               // ternaries.glsl:6
  a = b * 0.5 + dialect_pick(uv.y);
  bool c = (uv.x < 0.5 && uv.y < 0.5) || uv.x > 0.9;                    // ternaries.glsl:7
  bool d = (!c && a - -b > 0.2) != uv.y > 0.8;
  vec3 ink = c ? vec3(a, 0, 0) : d ? vec3(0, b, 0) : vec3(0, 0, a - (b - 0.1) * 2.0 / 4.0);  // ternaries.glsl:8
  for (float x = 0.0, y = 1.0; x < 0.5; x += 0.1, y *= 0.5) {           // ternaries.glsl:9
    ink.x += y * 0.1;
    ink.y += 0.01;
  }
  if ((c ? a : b) > 0.5) {                                              // ternaries.glsl:10
    ink.z += 0.1;
  } else {
    ink.z -= 0.1;
  }
  color = vec4(ink, 1);                                                 // ternaries.glsl:11
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  dialect_mainImage(color, pixel);                                      // ternaries.glsl:3
  return vec4(min(max(vec3(0.0), color.xyz), 1.0), 1.0);
}

