#version 400
out vec4 color;
uint twice(uint n) { return n * 2u; }
void main() {
  int i = 3;
  uint u = i;
  u = u + 1;
  uint w = twice(i) + u;
  color = vec4(float(w) / 16.0, float(u) / 8.0, 0.0, 1.0);
}
