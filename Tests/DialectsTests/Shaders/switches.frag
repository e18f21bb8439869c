#version 300 es
// ES 3.00: switch that falls through, with constants as labels, and whole numbers of both kinds.
precision highp float;
precision highp int;
uniform vec2 u_resolution;
layout(location = 0) out vec4 fragColor;
const int FIRST = 1;
vec3 ink(int n) {
  const int second = FIRST + 1;
  vec3 c = vec3(0.0);
  switch (n) {
    case 0: return vec3(1.0, 0.0, 0.0);
    case FIRST: c.g += 0.5;
    case second: { c.b += 0.25; break; }
    case 3: case 4:
      for (int i = 0; i < 3; i++) { if (i == 1) break; c += 0.1; }
      break;
    default: c = vec3(0.7);
  }
  return c;
}
void main() {
  vec2 uv = gl_FragCoord.xy / u_resolution;
  uint m = uint(uv.y * 4.0);
  float level = 0.0;
  switch (m) { case 0u: level = 0.25; break; case 1u: level = 0.5; break; default: level = 1.0; }
  fragColor = vec4(ink(int(uv.x * 6.0)) * level, 1.0);
}
