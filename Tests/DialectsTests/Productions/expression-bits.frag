#version 330 core
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  uint h = uint(gl_FragCoord.x) * 747796405u + 2891336453u;
  h = ((h >> ((h >> 28u) + 4u)) ^ h) * 277803737u;
  int n = ~5 & 0xFF | 010;
  c = vec3(float(h >> 24u) / 255.0, float(n) / 255.0, float(uint(-1) >> 31));
  o = vec4(c, 1.0);
}
