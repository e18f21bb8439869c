#version 330 core
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  float x = 0.4;
  while (bool more = x > 0.1) { x -= 0.1; c.z += more ? 0.1 : 0.0; }
  o = vec4(c, 1.0);
}
