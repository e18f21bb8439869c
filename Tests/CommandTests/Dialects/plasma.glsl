// Sums of waves, each moved by the time and measured by the size of the picture.
void mainImage(out vec4 color, in vec2 place) {
  vec2 uv = place / iResolution.xy;
  float sum = 0.0;
  for (int i = 1; i <= 12; i++) {
    vec2 center = 0.5 + 0.4 * vec2(cos(iTime * 0.3 * float(i)), sin(iTime * 0.2 * float(i)));
    vec2 away = (uv - center) * vec2(iResolution.x / iResolution.y, 1.0);
    sum += sin(length(away) * 20.0 - iTime * 2.0) / float(i);
  }
  color = vec4(0.5 + 0.5 * cos(sum + iTime + vec3(0.0, 2.1, 4.2)), 1.0);
}
