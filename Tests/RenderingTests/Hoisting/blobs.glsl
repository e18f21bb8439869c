// Shadertoy: eight drops that flow into each other, on courses that only the time decides.
void mainImage(out vec4 color, in vec2 place) {
  vec2 p = (2.0 * place - iResolution.xy) / iResolution.y;
  float sum = 0.0;
  for (int i = 0; i < 8; i++) {
    float n = float(i);
    vec2 drop = vec2(sin(iTime * (0.4 + 0.1 * n) + n), cos(iTime * (0.7 - 0.05 * n) + 2.0 * n));
    float radius = 0.08 + 0.04 * sin(iTime + n * 1.7);
    vec2 d = p - 0.8 * drop;
    sum += radius * radius / dot(d, d);
  }
  color = vec4(mix(vec3(0.05, 0.05, 0.1), vec3(1.0, 0.5, 0.2), smoothstep(0.8, 1.2, sum)), 1.0);
}
