#version 330
out vec4 o;
uniform vec3 tint = vec3(0.25, 0.5, 1.0);
uniform int steps = 2;
uniform bool on = true;
uniform float gain = 1.0 / 4.0;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c = tint * float(steps) * (on ? gain : 0.0);
  o = vec4(c, 1.0);
}
