// Shadertoy: a tunnel that turns and breathes.
mat2 turn(float a) { return mat2(cos(a), -sin(a), sin(a), cos(a)); }
void mainImage(out vec4 color, in vec2 place) {
  vec2 p = (2.0 * place - iResolution.xy) / iResolution.y;
  vec2 center = 0.3 * vec2(sin(iTime * 0.7), cos(iTime * 0.5));
  p = turn(0.4 * sin(iTime * 0.3)) * (p - center);
  float depth = 0.3 / length(p) + iTime * 0.4;
  float angle = atan(p.y, p.x) / 3.14159 * (4.0 + 2.0 * sin(iTime * 0.2));
  float tile = smoothstep(0.1, 0.2, abs(fract(depth * 2.0) - 0.5)) * step(0.2, fract(angle));
  vec3 tint = 0.5 + 0.5 * cos(iTime * 0.5 + vec3(0.0, 2.1, 4.2));
  color = vec4(tint * tile * length(p), 1.0);
}
