#define DECLARE(n, v) float n = v;
#define FUNCTION(n) float n(float x) { return x; }
FUNCTION(one)
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  DECLARE(x, 0.5)
  c.x = x;
  gl_FragColor = vec4(c, 1.0);
}
