#version 150
out vec4 color;
float mixed(float a) { return a * 0.5; }
vec2 mixed(vec2 a) { return a.yx; }
float mixed(float a, float b);
vec3 mixed(const in vec3 a, int n) { return a / float(n); }
void main() {
  vec2 p = fract(gl_FragCoord.xy * 0.125);
  color = vec4(mixed(p.x), mixed(p).x, mixed(p.x, p.y), mixed(vec3(3.0), 3).z);
}
float mixed(float a, float b) { return a * b; }
