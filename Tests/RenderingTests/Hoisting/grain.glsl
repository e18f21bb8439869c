// Shadertoy: noise in four sizes; nothing is the same for two pixels but the drift.
float grain(vec2 q) { return fract(sin(dot(q, vec2(12.9898, 78.233))) * 437.5453); }
float noise(vec2 q) {
  vec2 cell = floor(q), f = fract(q);
  f = f * f * (3.0 - 2.0 * f);
  float low = mix(grain(cell), grain(cell + vec2(1.0, 0.0)), f.x);
  float high = mix(grain(cell + vec2(0.0, 1.0)), grain(cell + vec2(1.0, 1.0)), f.x);
  return mix(low, high, f.y);
}
void mainImage(out vec4 color, in vec2 place) {
  vec2 p = place / iResolution.y * 4.0 + 0.2 * iTime;
  float sum = 0.0, size = 0.5;
  for (int i = 0; i < 4; i++) {
    sum += size * noise(p);
    p *= 2.03;
    size *= 0.5;
  }
  color = vec4(vec3(sum), 1.0);
}
