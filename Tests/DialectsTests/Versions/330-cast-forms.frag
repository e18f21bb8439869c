#version 330 core
out vec4 color;
void main() {
  bool b = bool(gl_FragCoord.x > 4.0);
  int i = int(b) + int(2.9) + int(3u) - int(true);
  uint u = uint(-1) >> 28, w = uint(7.5);
  ivec2 v = ivec2(gl_FragCoord.xy);
  vec3 c = vec3(v, 1) * 0.1;
  vec4 d = vec4(c.xy, vec2(0.5));
  vec2 s = vec2(d);
  bvec2 e = bvec2(s);
  float f = float(vec2(0.25, 0.75));
  color = vec4(float(i) / 8.0, float(u + w) / 32.0, s.x + f, float(e.y));
}
