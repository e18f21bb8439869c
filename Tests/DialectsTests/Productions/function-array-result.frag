#version 330
out vec4 o;
float[2] pair(float x) { return float[2](x, x * 0.5); }
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c = vec3(pair(0.5)[1], pair(0.25)[0], float(pair(1.0).length()) * 0.25);
  o = vec4(c, 1.0);
}
