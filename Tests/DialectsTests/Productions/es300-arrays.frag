#version 300 es
precision highp float;
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  const float k[3] = float[3](0.25, 0.5, 1.0);
  int n = k.length();
  c = vec3(k[0], k[n - 2], float(n) * 0.25);
  o = vec4(c, 1.0);
}
