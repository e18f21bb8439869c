#version 150
// Desktop 1.50: matrices of all shapes, their products, columns and functions.
uniform vec2 u_resolution;
uniform float u_time;
out vec4 color;
mat3 turned(float a) {
  mat3 m = mat3(1.0);
  m[0] = vec3(cos(a), sin(a), 0.0);
  m[1].xy = vec2(-sin(a), cos(a));
  m[2][2] = 0.5;
  return m;
}
void main() {
  vec2 uv = gl_FragCoord.xy / u_resolution;
  mat3 a = turned(u_time), b = transpose(a) * 2.0;
  mat2 small = mat2(a) - mat2(0.5);
  mat2x3 wide = mat2x3(1.0, 0.5, 0.25, 0.0, 1.0, 0.5);
  mat3x2 tall = transpose(wide);
  vec3 p = vec3(uv, 1.0);
  p *= a;
  vec3 q = a * b * p + wide * uv;
  small *= mat2(2.0, 0.0, 0.0, 2.0);
  small /= 2.0;
  q.xy += tall * q + small * uv;
  mat2 product = matrixCompMult(small, outerProduct(uv, uv.yx));
  float d = determinant(inverse(mat3(2.0)));
  color = vec4(fract(q * 0.5 + product[1][0] + d), a == b ? 0.0 : 1.0);
}
