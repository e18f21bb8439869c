#version 310 es
precision highp float;
out vec4 color;
void main() {
  uint bits = uint(gl_FragCoord.x);
  bits = ((bits & 0x55555555u) << 1u) | ((bits & 0xAAAAAAAAu) >> 1u);
  bits = ~bits ^ 0xF0u;
  int s = int(bits) >> 2;
  s %= 16;
  color = vec4(float(bits & 15u) / 15.0, float(s & 7) / 7.0, 0.0, 1.0);
}
