#version 330 core
out vec4 color;
float never(float x) { discard; return x; }
float early(float x) { if (x > 0.5) return 1.0; return 0.25; x = 3.0; }
void main() {
  color = vec4(early(fract(gl_FragCoord.x * 0.3)), 0.0, 0.0, 1.0);
  if (gl_FragCoord.x < 0.0) { color.g = never(1.0); }
  return;
}
