#version 330 core
#define PI 3.14159265
#define rot(a) mat2(cos(a), -sin(a), sin(a), cos(a))
#define FOR(i, n) for (int i = 0; i < n; i++)
#define S(a, b, t) smoothstep(a, b, t)
#if __VERSION__ >= 130 && defined(rot)
out vec4 color;
#endif
void main() {
  vec2 p = gl_FragCoord.xy * 0.1;
  FOR(i, 3) { p *= rot(PI / 7.0); p = abs(p) - 0.2; }
  color = vec4(S(0.0, 1.0, p.x), S(1.0, 0.0, p.y), 0.5, 1.0);
}
