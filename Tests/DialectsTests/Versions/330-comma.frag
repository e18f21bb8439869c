#version 330 core
out vec4 color;
void main() {
  float a = 0.0, b = 1.0;
  for (int i = 0, j = 8; i < j; ++i, --j) a += 0.1, b -= 0.05;
  a = (b += 0.1, a * 0.5);
  color = vec4(a, b, fract(gl_FragCoord.x), 1.0);
}
