#version 330 core
out vec4 color;
void main() {
  ivec3 v = ivec3(5, 9, 12);
  v <<= 1; v >>= ivec3(0, 1, 2); v &= 7; v |= ivec3(8); v ^= 1; v %= 11; v *= 2; v /= ivec3(1, 2, 3); v -= 1; v += ivec3(1, 0, 1);
  float f = 3.0; f /= 4.0; f *= f; f -= 0.0625;
  color = vec4(vec3(v) / 16.0, f);
}
