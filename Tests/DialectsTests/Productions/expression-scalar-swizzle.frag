#version 420
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  float x = 0.5;
  c = x.xxx * x.r;
  o = vec4(c, 1.0);
}
