#version 330
out vec4 o;
uniform float a[2];
uniform vec2[2] b;
const int N = 3;
uniform int n[N];
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c = vec3(a[0], b[1].x, float(n[2]) * 0.1);
  o = vec4(c, 1.0);
}
