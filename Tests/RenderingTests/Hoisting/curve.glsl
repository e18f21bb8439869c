// Shadertoy: a Lissajous curve as a row of lights.
void mainImage(out vec4 color, in vec2 place) {
  vec2 p = (2.0 * place - iResolution.xy) / iResolution.y;
  float nearest = 1e3;
  for (int i = 0; i < 16; i++) {
    float a = iTime * 0.5 + float(i) * 0.16;
    nearest = min(nearest, distance(p, vec2(sin(a * 3.0), sin(a * 2.0 + 0.5)) * 0.8));
  }
  color = vec4(vec3(0.4, 0.8, 1.0) * (0.02 / max(nearest, 0.005)), 1.0);
}
