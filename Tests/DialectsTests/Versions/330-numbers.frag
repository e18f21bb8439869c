#version 330 core
out vec4 color;
void main() {
  float a = .5, b = 5., c = 1e-1, d = 2.5E+0f, e = 1e2;
  int f = 0x1F, g = 017, h = 0XaB;
  uint i = 3u, j = 0xFFu, k = 4000000000U;
  color = vec4(a + b * 0.01, c * d, float(f + g) / 64.0 + e * 1e-3, float(h) / 255.0);
  color.r += float(i) / float(j) + float(k >> 31u) * 0.1;
}
