#version 420
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  vec3 v = { 0.25, 0.5, 1.0 };
  mat2 m = { { 1.0, 0.0 }, { 0.5, 1.0 } };
  c = vec3(m * v.xy, v.z);
  o = vec4(c, 1.0);
}
