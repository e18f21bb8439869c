#version 400
out vec4 o;
uint three() { return 3; }
float four() { return 4; }
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  float x = 1;
  uint u = 2;
  vec2 v = ivec2(1, 2);
  x += u + 1;
  c = vec3(x * 0.1, v * 0.25);
  o = vec4(c, 1.0);
}
