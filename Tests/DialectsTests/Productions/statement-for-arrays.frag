#version 330 core
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  for (int i = 0, n[2] = int[2](2, 3); i < n[0]; i++) { if (i > n[1]) continue; c.x += 0.1; }
  o = vec4(c, 1.0);
}
