uniform float dialect_pixelsPerPoint;
uniform vec3 dialect_iResolution;
float dialect_size(float x) {                                           // overloads.glsl:2
  return abs(x - 0.5);                                                  // overloads.glsl:13
}

float dialect_size_2(vec2 x) {                                          // overloads.glsl:3
  return length(x);                                                     // overloads.glsl:14
}

float dialect_size_3(vec3 x, float scale) {                             // overloads.glsl:4
  return dialect_size_2(x.xy) * scale + dialect_size(x.z);              // overloads.glsl:15
}

int dialect_size_4(int x) {                                             // overloads.glsl:5
  return x * 2;
}

float dialect_size_5(mat2 m) {                                          // overloads.glsl:6
  return determinant(m);
}

void dialect_mainImage(inout vec4 color, vec2 place) {                  // overloads.glsl:7
  vec2 uv = place / dialect_iResolution.xy;                             // overloads.glsl:8
  float a = dialect_size(uv.x);                                         // overloads.glsl:9
  float b = dialect_size_2(uv);
  float c = dialect_size_3(vec3(uv, 1.0), 0.5);
  float d = float(dialect_size_4(3)) * 0.1 + dialect_size_5(mat2(uv, uv.yx));  // overloads.glsl:10
  color = vec4(a, b * 0.5, c + d * 0.1, 1.0);                           // overloads.glsl:11
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  dialect_mainImage(color, pixel);                                      // overloads.glsl:7
  return vec4(min(max(vec3(0.0), color.xyz), 1.0), 1.0);
}

