// Shadertoy: macros with and without arguments, and one that is redefined.
#define T iTime
#define S(a, b, x) smoothstep(a, b, x)
#define rot(a) mat2(cos(a), -sin(a), sin(a), cos(a))
#define ring(p, r) S(.1, .0, abs(length(p) - (r)))
#define SUM(n) for (int i = 0; i < n; i++) col += ring(p - .1 * float(i), .3) / float(n)
#define TWICE(x) (x) + \
  (x)
void mainImage(out vec4 O, vec2 I) {
  vec2 p = (I + I - iResolution.xy) / iResolution.y;
  p *= rot(T * .5);
  vec3 col = vec3(0);
  SUM(4);
#undef T
#define T 0.25
  col.g = TWICE(T) * col.r;
  O = vec4(col, 1);
}
