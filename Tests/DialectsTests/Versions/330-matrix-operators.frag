#version 330 core
out vec4 color;
void main() {
  mat2 a = mat2(1.0, 2.0, 3.0, 4.0), b = mat2(vec2(0.5), vec2(0.25));
  mat2 c = a + b, d = a * b, e = a / 2.0, f = 2.0 - b;
  c += 1.0; d *= a; e -= b; f /= b; ++c; c--;
  bool same = a == mat2(1.0, 2.0, 3.0, 4.0);
  mat2x4 w = outerProduct(vec4(0.1, 0.2, 0.3, 0.4), vec2(1.0, 0.5));
  color = vec4(c[0][0] * 0.1, d[1][1] * 0.05, determinant(a) * -0.1 + (e * vec2(0.1)).x, same ? w[1].w + inverse(a)[0][1] : f[0][0]);
}
