// Rounds are counted by adding in single precision, where a tenth and a fifth are rounded.
float sums(float x) {
  float sum = 0.0;
  for (float t = -1.0; t <= 1.0; t += 0.2) { sum += sin(iTime * t) * x + 0.1; }
  for (float t = -0.5; t <= 0.5; t += 0.1) { sum += cos(iTime + t) * x + 0.1; }
  return sum;
}

void mainImage(out vec4 color, in vec2 place) {
  vec2 p = place / iResolution.xy;
  color = vec4(fract(sums(p.x)), fract(sums(p.y)), 0.5, 1.0);
}
