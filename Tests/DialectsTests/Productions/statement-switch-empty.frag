#version 330 core
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  switch (1) { }
  switch (2) { case 1: case 2: }
  o = vec4(c, 1.0);
}
