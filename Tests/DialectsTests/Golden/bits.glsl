uniform float dialect_pixelsPerPoint;
uniform vec2 dialect_own_u_resolution;
uint dialect_hash(uint x) {                                             // bits.frag:5
  x ^= x >> 16u;
  x *= 2146121005u;
  x ^= x >> 15;
  x *= 2221713035u;
  return x ^ x >> 16u;
}

uvec3 dialect_hash_2(uvec3 v) {                                         // bits.frag:6
  v = v * 1664525u + 1013904223u;
  v.x += v.y * v.z;
  v ^= v >> 16u;
  return v;
}

vec4 dialect_fragCoord;

vec4 dialect_own_color;

void dialect_main() {                                                   // bits.frag:7
  ivec2 p = ivec2(dialect_fragCoord.xy);                                // bits.frag:8
  int pattern = (p.x & 7) << 3 | p.y & 7;                               // bits.frag:9
  pattern = ~pattern & 63 ^ p.x % 5 << 1;                               // bits.frag:10
  uint h = dialect_hash(uint(p.x) * 73u + uint(p.y));                   // bits.frag:11
  uvec3 k = dialect_hash_2(uvec3(p, 3));                                // bits.frag:12
  int i = -7 / 2 + (p.y << 2 >> 1);                                     // bits.frag:13
  ivec2 q = p << ivec2(1, 2) | 1;                                       // bits.frag:14
  q %= 7;                                                               // bits.frag:15
  q ^= ivec2(3);                                                        // bits.frag:16
  dialect_own_color = vec4(float(pattern) / 63.0, float(h & 255u) / 255.0, float(k.x >> 24) / 255.0, 1.0);  // bits.frag:17
  dialect_own_color.x += float(i + q.x - q.y) * 0.001 + intBitsToFloat(floatBitsToInt(0.25)) * 0.1;  // bits.frag:18
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  dialect_fragCoord = vec4(pixel, 0.5, 1.0);
  dialect_own_color = vec4(0.0);
  dialect_main();                                                       // bits.frag:7
  color = dialect_own_color;
  return min(max(vec4(0.0), color), min(max(0.0, color.w), 1.0));
}

