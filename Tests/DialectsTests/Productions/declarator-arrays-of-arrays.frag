#version 430
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  float a[2][3];
  float[3][2] b;
  a[1][2] = 0.5; b[2][1] = 0.25;
  float[2] row[3] = float[3][2](float[2](0., 1.), float[2](0.5, 0.25), float[2](1., 0.));
  c = vec3(a[1][2], b[2][1], row[1][0]);
  o = vec4(c, 1.0);
}
