#version 300 es
precision highp float;
out vec4 color;
const vec3 palette[3] = vec3[3](vec3(0.9, 0.2, 0.1), vec3(0.1, 0.8, 0.3), vec3(0.2, 0.3, 0.9));
void main() {
  vec3 own[3] = palette;
  own[1].b = 0.5;
  int i = int(mod(gl_FragCoord.x, 3.0));
  color = vec4(own[i] * (own == palette ? 0.0 : 1.0), float(own.length()) / 3.0);
}
