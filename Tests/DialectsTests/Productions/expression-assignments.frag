#version 330 core
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  float x = 1.0, y;
  y = x = 0.5;
  x += y *= 0.5;
  x -= 0.25; x /= 2.0;
  int n = 7; n %= 4; n <<= 1; n >>= 1; n |= 8; n &= 11; n ^= 1;
  c = vec3(x, y, float(n) * 0.05);
  o = vec4(c, 1.0);
}
