#version 330
out vec4 o;
float f(float x) { return x; }
int f(int x) { return x; }
vec2 f(vec2 x) { return x; }
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c = vec3(f(0.5), f(1), f(vec2(0.25)).x);
  o = vec4(c, 1.0);
}
