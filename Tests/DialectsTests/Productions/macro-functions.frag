#define SCALE(v, k) ((v) * (k))
#define ZERO vec3(0)
#define FOR(n) for (int i = 0; i < n; i++)
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c = SCALE(c, 0.5) + ZERO;
  FOR(3) c.x += 0.05;
  gl_FragColor = vec4(c, 1.0);
}
