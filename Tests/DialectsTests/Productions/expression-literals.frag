#version 330 core
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c = vec3(.5 + 1. * 0.0, 5e-1 + 2.5E-1f, float(0x1Fu) / 62.0 + 1.0e+0 * 0.0);
  o = vec4(c, 1.0);
}
