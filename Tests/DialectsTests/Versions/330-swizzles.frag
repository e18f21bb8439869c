#version 330 core
out vec4 color;
void main() {
  vec4 v = vec4(fract(gl_FragCoord.xy * 0.13), 0.3, 0.4);
  v.zyx = v.xzy;
  v.ba = v.ar;
  v.xy *= 0.5, v.stp += vec3(0.1);
  v.yx.x = 0.9;
  v[2] = v.x;
  int i = 1;
  v[i] -= 0.125;
  color = v.bgra;
}
