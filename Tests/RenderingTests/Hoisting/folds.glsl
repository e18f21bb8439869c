// Shadertoy: a kaleidoscope of six foldings, each turned by the time.
void mainImage(out vec4 color, in vec2 place) {
  vec2 p = (2.0 * place - iResolution.xy) / iResolution.y;
  float c = cos(iTime * 0.2), s = sin(iTime * 0.2);
  mat2 turn = mat2(c, s, -s, c);
  float glow = 0.0;
  for (int i = 0; i < 6; i++) {
    p = abs(turn * p) * 1.4 - vec2(0.5 + 0.1 * sin(iTime * 0.4), 0.3);
    glow += exp(-8.0 * abs(length(p) - 0.5));
  }
  color = vec4(glow * (0.5 + 0.5 * cos(vec3(0.0, 1.0, 2.0) + iTime)) * 0.5, 1.0);
}
