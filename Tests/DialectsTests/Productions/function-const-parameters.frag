#version 330
out vec4 o;
float twice(const float x) { return 2.0 * x; }
float sum(const in vec2 v) { return v.x + v.y; }
float many(const float a[2]) { return a[0] + a[1]; }
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c = vec3(twice(0.25), sum(vec2(0.5)), many(float[2](0.25, 0.5)));
  o = vec4(c, 1.0);
}
