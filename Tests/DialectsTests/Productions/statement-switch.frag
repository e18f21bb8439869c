#version 330 core
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  int n = int(gl_FragCoord.x) % 4;
  switch (n) {
  case 0: c = vec3(1.0); break;
  case 1:
  case 2: c.x = 0.5;
  default: c.y = 0.0;
  }
  o = vec4(c, 1.0);
}
