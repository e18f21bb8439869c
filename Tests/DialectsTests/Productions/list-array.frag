#version 420
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  float a[3] = { 0.25, 0.5, 1.0, };
  vec2 b[] = { { 0.5, 0.25 }, vec2(1.0) };
  c = vec3(a[0], b[0].y, b[1].x);
  o = vec4(c, 1.0);
}
