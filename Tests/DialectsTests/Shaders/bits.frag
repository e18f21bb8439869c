#version 330
// Desktop 3.30: operators of bits, in decimal, octal and hexadecimal.
uniform vec2 u_resolution;
out vec4 color;
uint hash(uint x) { x ^= x >> 16u; x *= 0x7feb352dU; x ^= x >> 15; x *= 0x846ca68bu; return x ^ (x >> 16u); }
uvec3 hash(uvec3 v) { v = v * 1664525u + 1013904223u; v.x += v.y * v.z; v ^= v >> 16u; return v; }
void main() {
  ivec2 p = ivec2(gl_FragCoord.xy);
  int pattern = (p.x & 7) << 3 | (p.y & 07);
  pattern = ~pattern & 0x3F ^ (p.x % 5 << 1);
  uint h = hash(uint(p.x) * 73u + uint(p.y));
  uvec3 k = hash(uvec3(p, 3));
  int i = -7 / 2 + (p.y << 2 >> 1);
  ivec2 q = (p << ivec2(1, 2)) | 1;
  q %= 7;
  q ^= ivec2(3);
  color = vec4(float(pattern) / 63.0, float(h & 0xFFu) / 255.0, float(k.x >> 24) / 255.0, 1.0);
  color.r += float(i + q.x - q.y) * 0.001 + intBitsToFloat(floatBitsToInt(0.25)) * 0.1;
}
