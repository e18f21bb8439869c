#version 300 es
precision highp float;
precision highp int;
out vec4 o;
uniform float u_time;
int next(inout int seed) { seed = (seed * 1103 + 12345) & 0x7fff; return seed; }
void main() {
  int seed = int(gl_FragCoord.x) + int(gl_FragCoord.y) * 57;
  float a = float(next(seed)) / 32767.0, b = float(next(seed)) / 32767.0;
  o = vec4(a, b, fract(a + b + u_time), 1.0);
}
