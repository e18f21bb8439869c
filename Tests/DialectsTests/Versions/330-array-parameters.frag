#version 330 core
out vec4 color;
float[3] scaled(float a[3], float k) { for (int i = 0; i < 3; i++) a[i] *= k; return a; }
void shift(inout float a[3]) { float first = a[0]; a[0] = a[1]; a[1] = a[2]; a[2] = first; }
void main() {
  float a[3] = float[3](0.2, 0.4, fract(gl_FragCoord.x * 0.3));
  float b[3] = scaled(a, 0.5);
  shift(b);
  color = vec4(b[0], b[1], b[2], scaled(a, 2.0)[0] + 0.6);
}
