#version 330 core
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  switch (uint(gl_FragCoord.y)) { default: c.x = 0.0; break; case 1u: c.x = 1.0; case 2u: { float y = 0.5; c.y = y; } }
  o = vec4(c, 1.0);
}
