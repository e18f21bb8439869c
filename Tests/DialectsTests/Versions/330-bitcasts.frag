#version 330 core
out vec4 color;
uint hash(float f) { uint h = floatBitsToUint(f); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; return h; }
void main() {
  uvec2 h = uvec2(hash(gl_FragCoord.x), hash(gl_FragCoord.y));
  vec2 f = uintBitsToFloat((h >> 9) | 0x3f800000u) - 1.0;
  color = vec4(f, intBitsToFloat(floatBitsToInt(0.5)), 1.0);
}
