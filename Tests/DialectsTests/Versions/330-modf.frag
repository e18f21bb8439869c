#version 330 core
out vec4 color;
void main() {
  float whole; vec2 wholes;
  float part = modf(gl_FragCoord.x * 0.3, whole);
  vec2 parts = modf(gl_FragCoord.xy * 0.7, wholes);
  color = vec4(part, whole * 0.1, parts.y, isnan(part) || isinf(whole) ? 0.0 : 1.0);
}
