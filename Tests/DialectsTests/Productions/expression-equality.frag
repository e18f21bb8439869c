#version 330
out vec4 o;
struct S { float x; float y[2]; };
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  S a = S(0.5, float[2](1.0, 2.0)), b = a;
  c = vec3(a == b ? 0.5 : 0.0, c.xy != c.yx ? 1.0 : 0.0, mat2(1.0) == mat2(1.0) ? 0.25 : 0.0);
  o = vec4(c, 1.0);
}
