#version 330 core
#define LONG(x) \
  ((x) * \
   0.5)
out vec4 color; // a comment \
void broken(
void main() { color = vec4(LONG(fract(gl_FragCoord.x * 0.3)), /* inner // comment */ 0.5, 0.0, 1.0); }
