#version 120
uniform vec2 resolution;
void main() {
  mat4 a = mat4(2.0);
  mat3 b = mat3(a);
  mat2 c = mat2(b) * 0.25;
  mat4 d = mat4(c);
  mat3 e = matrixCompMult(b, mat3(0.5));
  gl_FragColor = vec4(c[0][0], d[3][3] * 0.5, e[1].y * gl_FragCoord.x / resolution.x, 1);
}
