#version 330 core
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  for (int i = 0; bool on = i < 3; i++) c.y += on ? 0.1 : 0.0;
  o = vec4(c, 1.0);
}
