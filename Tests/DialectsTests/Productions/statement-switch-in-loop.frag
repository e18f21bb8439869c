#version 330 core
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  for (int i = 0; i < 4; i++) { switch (i) { case 1: continue; case 2: break; default: c.x += 0.1; } c.y += 0.1; }
  o = vec4(c, 1.0);
}
