#version 120
uniform vec2 resolution;
float half_of(float x) { return x / 2; }
void main() {
  float a = 1;
  a += 2;
  vec3 v = vec3(1, 2, 3) / 4;
  gl_FragColor = vec4(half_of(1), v.x * a / 3, max(v.y, 0), 1);
}
