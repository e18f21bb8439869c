#version 330 core
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  mat3 m = mat3(1.0);
  int i = int(gl_FragCoord.x) & 1;
  m[i][2] = 0.5;
  vec3 v = m[i];
  v[i + 1] += 0.25;
  c = v;
  o = vec4(c, 1.0);
}
