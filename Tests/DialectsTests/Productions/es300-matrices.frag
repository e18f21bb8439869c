#version 300 es
precision highp float;
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  mat2x3 m = outerProduct(c, vec2(0.5, 0.25));
  c = (m * vec2(1.0)) + transpose(mat3(1.0))[2] * determinant(mat2(0.5));
  o = vec4(c, 1.0);
}
