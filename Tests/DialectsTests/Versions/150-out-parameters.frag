#version 150
out vec4 color;
void split(in vec3 v, out float a, inout vec2 b, out int c) { a = v.x; b += v.yz; c = int(v.z * 10.0); }
bool clip(inout float x) { if (x > 0.5) { x = 0.5; return true; } return false; }
void main() {
  float a; vec2 b = vec2(0.1); int c;
  split(vec3(fract(gl_FragCoord.x * 0.1), 0.2, 0.3), a, b, c);
  vec4 v = vec4(0.7, 0.2, 0.0, 1.0);
  bool hit = clip(v.x) || clip(v.y);
  split(v.zyx, v.z, v.xy, c);
  color = vec4(a + v.z, b.x, float(c) * 0.1, hit ? 1.0 : 0.5);
}
