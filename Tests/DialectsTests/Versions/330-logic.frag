#version 330 core
out vec4 color;
bool odd(int n) { return (n & 1) == 1; }
void main() {
  int x = int(gl_FragCoord.x), y = int(gl_FragCoord.y);
  bool a = odd(x) ^^ odd(y), b = !odd(x) && odd(y) || x == y;
  bvec3 v = bvec3(a, b, a != b);
  bvec2 w = lessThan(vec2(x, y), vec2(4.0, 3.0));
  color = vec4(vec3(v), all(w) ? 1.0 : any(w) ? 0.5 : not(w).x ? 0.25 : 0.0);
}
