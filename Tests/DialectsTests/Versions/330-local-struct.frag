#version 330 core
out vec4 color;
void main() {
  struct Pair { float a, b; } p = Pair(0.25, 0.5);
  struct { vec2 q; } nameless;
  nameless.q = vec2(p.a, p.b);
  Pair list[2] = Pair[2](p, Pair(fract(gl_FragCoord.x * 0.3), 1.0));
  color = vec4(nameless.q, list[1].a, list[1].b);
}
