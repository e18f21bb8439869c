#version 330 core
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  float[2] a = float[2](0.25, 0.5);
  float b[2] = a, d[] = float[](1.0, 0.5);
  c = vec3(a[1], b[0], d[0] * float(d.length()) * 0.5);
  o = vec4(c, 1.0);
}
