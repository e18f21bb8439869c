// A ball that bobs over a floor of tiles. Every step along a ray reads the time and the mouse.
float scene(vec3 p) {
  vec3 center = vec3(sin(iTime), 0.3 * cos(iTime * 2.0), iMouse.x / iResolution.x);
  float ball = length(p - center) - 1.0 - 0.05 * sin(8.0 * p.y + iTime * 3.0);
  return min(ball, p.y + 1.5);
}

vec3 normal(vec3 p) {
  vec2 e = vec2(0.01, 0.0);
  return normalize(vec3(
      scene(p + e.xyy) - scene(p - e.xyy), scene(p + e.yxy) - scene(p - e.yxy),
      scene(p + e.yyx) - scene(p - e.yyx)));
}

void mainImage(out vec4 color, in vec2 place) {
  vec2 uv = (2.0 * place - iResolution.xy) / iResolution.y;
  vec3 eye = vec3(0.0, 0.5, -4.0);
  vec3 ray = normalize(vec3(uv, 1.8));
  float depth = 0.0;
  for (int i = 0; i < 48; i++) {
    float step = scene(eye + ray * depth);
    if (step < 0.005 || depth > 12.0) break;
    depth += step;
  }
  vec3 p = eye + ray * depth;
  vec3 light = normalize(vec3(cos(iTime), 1.5, -1.0));
  float tile = mod(floor(p.x) + floor(p.z), 2.0);
  vec3 surface = p.y < -1.4 ? vec3(0.3 + 0.4 * tile) : vec3(0.9, 0.5, 0.3);
  vec3 lit = surface * (0.2 + 0.8 * max(dot(normal(p), light), 0.0));
  color = vec4(mix(lit, vec3(0.5, 0.6, 0.8), smoothstep(6.0, 12.0, depth)), 1.0);
}
