// Shadertoy: a Julia set whose constant moves; nearly all of the work is each pixel's own.
void mainImage(out vec4 color, in vec2 place) {
  vec2 z = 1.6 * (2.0 * place - iResolution.xy) / iResolution.y;
  vec2 c = 0.78 * vec2(cos(iTime * 0.3), sin(iTime * 0.4));
  float n = 0.0;
  for (int i = 0; i < 48; i++) {
    z = vec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y) + c;
    if (dot(z, z) > 16.0) break;
    n += 1.0;
  }
  color = vec4(0.5 + 0.5 * cos(vec3(0.0, 0.6, 1.2) + n * 0.12), 1.0);
}
