#version 330 core
out vec4 color;
void main() {
  int a = 3, b = a++ + ++a;
  float f = 0.5; f++; f--;
  vec2 v = vec2(0.25); v++; v -= 1.0;
  uint u = 4u; u--; --u;
  int n = - -a, m = -(-b), o = +a - -b;
  color = vec4(float(b) / 16.0, v.x + f, float(u) / 4.0, float(n + m - o + 4) / 4.0);
}
