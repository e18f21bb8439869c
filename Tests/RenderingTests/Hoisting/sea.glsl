// Shadertoy: ten waves with directions, lengths and phases of their own.
void mainImage(out vec4 color, in vec2 place) {
  vec2 p = place / iResolution.y * 8.0;
  float height = 0.0;
  vec2 slope = vec2(0.0);
  for (int i = 0; i < 10; i++) {
    float n = float(i), angle = n * 2.4 + 0.3 * sin(iTime * 0.1);
    vec2 way = vec2(cos(angle), sin(angle));
    float rate = pow(1.25, n), size = 1.0 / pow(1.4, n);
    float phase = dot(way, p) * rate + iTime * sqrt(9.81 * rate) * 0.3;
    height += size * sin(phase);
    slope += size * rate * way * cos(phase);
  }
  vec3 normal = normalize(vec3(-slope, 2.0)), sun = normalize(vec3(1.0, sin(iTime * 0.2), 1.5));
  float shine = pow(max(dot(normal, sun), 0.0), 24.0);
  color = vec4(mix(vec3(0.0, 0.15, 0.25), vec3(0.1, 0.5, 0.5), 0.5 + 0.2 * height) + shine, 1.0);
}
