uniform float dialect_pixelsPerPoint;
uniform vec2 dialect_own_u_resolution;
uniform int dialect_own_steps;
struct dialect_Point {
  vec2 place;
  float size;
};

float dialect_half_of(float x) {                                        // conversions.frag:7
  return x * 0.5;
}

float dialect_always(int x) {                                           // conversions.frag:8
  return float(x);
}

vec4 dialect_fragCoord;

vec4 dialect_own_color;

void dialect_main() {                                                   // conversions.frag:9
  vec2 uv = dialect_fragCoord.xy / dialect_own_u_resolution;            // conversions.frag:10
  float a = 1.0;                                                        // conversions.frag:11
  float b = float(dialect_own_steps);
  float c = 2.0;
  vec3 v = vec3(ivec3(1, 2, 3));                                        // conversions.frag:12
  v *= 2.0;                                                             // conversions.frag:13
  v = v / 4.0 + 1.0;                                                    // conversions.frag:14
  a += 1.0;                                                             // conversions.frag:15
  a = 3.0 - a;                                                          // conversions.frag:16
  vec2 w = 2.0 * uv - 1.0;                                              // conversions.frag:17
  dialect_Point p = dialect_Point(vec2(ivec2(1)), 3.0);                 // conversions.frag:18
  float d = dialect_half_of(3.0) + max(1.0, uv.x) + mix(0.0, 1.0, uv.y) + pow(2.0, 3.0) + float(clamp(dialect_own_steps, 0, 1));  // conversions.frag:19
  bool e = uv.x > 1.0 || b == 3.0 || float(dialect_own_steps) != 3.0;   // conversions.frag:20
  d += e ? 1.0 : 0.5;                                                   // conversions.frag:21
  dialect_own_color = vec4(fract(v.x * 0.3 + w.x), fract(d * 0.7 + p.size), fract(a + c + dialect_always(2) * 0.3), 1);  // conversions.frag:22
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  dialect_fragCoord = vec4(pixel, 0.5, 1.0);
  dialect_own_color = vec4(0.0);
  dialect_main();                                                       // conversions.frag:9
  color = dialect_own_color;
  return min(max(vec4(0.0), color), min(max(0.0, color.w), 1.0));
}

