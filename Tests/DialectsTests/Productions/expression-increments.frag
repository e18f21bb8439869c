#version 330 core
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  int i = 2;
  vec2 v = vec2(0.5);
  c = vec3(float(i++ - --i) + 0.5, (++v).x * 0.5, (v--).y * 0.25);
  o = vec4(c, 1.0);
}
