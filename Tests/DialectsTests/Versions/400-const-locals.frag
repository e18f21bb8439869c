#version 400
out vec4 color;
void main() {
  const float k = 0.5;
  const float twice = k * 2.0;
  const vec2 v[2] = vec2[2](vec2(k), vec2(twice, 0.25));
  const int n = v.length();
  float late[n];
  late[0] = 0.1; late[1] = 0.2;
  const float at_run = gl_FragCoord.x * 0.01;
  color = vec4(v[1] * k, late[n - 1] + at_run, 1.0);
}
