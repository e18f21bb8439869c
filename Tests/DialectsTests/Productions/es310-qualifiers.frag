#version 310 es
precision highp float;
out vec4 o;
uniform mediump sampler2D pic;
int bitfield(int x) { return (x >> 1) & 3; }
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c.x = float(bitfield(6));
  o = vec4(c, 1.0);
}
