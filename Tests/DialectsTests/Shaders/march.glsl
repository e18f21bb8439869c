// Shadertoy: a marched scene, with a texture, a mouse and a global that is added to.
#define MAX_STEPS 24
const float NEAR = .01, FAR = 8.;
float glow = 0.;
mat2 spin(float a) { float s = sin(a), c = cos(a); return mat2(c, s, -s, c); }
float box(vec3 p, vec3 b) { vec3 q = abs(p) - b; return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.); }
vec2 map(vec3 p) {
  p.xz *= spin(iTime + iMouse.x / iResolution.x);
  float d1 = box(p, vec3(.4)), d2 = length(p - vec3(.6, .3, 0)) - .3;
  glow += .005 / (.05 + d2 * d2);
  return d1 < d2 ? vec2(d1, 1.) : vec2(d2, 2.);
}
vec3 normal(in vec3 p) {
  const vec2 e = vec2(1., -1.) * .01;
  return normalize(e.xyy * map(p + e.xyy).x + e.yyx * map(p + e.yyx).x + e.yxy * map(p + e.yxy).x + e.xxx * map(p + e.xxx).x);
}
void mainImage(out vec4 fragColor, in vec2 fragCoord) {
  vec2 uv = (fragCoord - .5 * iResolution.xy) / iResolution.y;
  vec3 ro = vec3(0, 0, -2), rd = normalize(vec3(uv, 1));
  float t = 0.; vec2 h;
  for (int i = 0; i < MAX_STEPS && t < FAR; i++) { h = map(ro + rd * t); if (h.x < NEAR) break; t += h.x; }
  vec3 col = texture(iChannel0, uv + .5).rgb * .2;
  if (t < FAR && h.x < .1) { vec3 n = normal(ro + rd * t); col = (h.y < 1.5 ? vec3(.9, .5, .2) : vec3(.2, .5, .9)) * (.3 + .7 * max(0., dot(n, normalize(vec3(1, 2, -1))))); }
  fragColor = vec4(sqrt(col + glow * .1), 1.);
}
