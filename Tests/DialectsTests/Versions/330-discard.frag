#version 330 core
out vec4 color;
void main() {
  if (mod(floor(gl_FragCoord.x) + floor(gl_FragCoord.y), 2.0) < 0.5) discard;
  color = vec4(0.9, 0.5, 0.1, 1.0);
}
