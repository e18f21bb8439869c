#version 150
struct A { vec2 p; float w[2]; };
out vec4 color;
void main() {
  A a = A(vec2(1.0), float[2](1.0, 2.0)), b = a;
  bool same = a == b;
  b.w[1] += step(4.0, gl_FragCoord.x);
  color = vec4(same ? 1.0 : 0.0, a != b, a.p == b.p, 1.0);
}
