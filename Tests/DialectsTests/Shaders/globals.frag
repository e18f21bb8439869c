#version 140
// Desktop 1.40: variables outside of functions that functions change, and what is never used.
uniform vec2 u_resolution;
uniform float amount; // = 0.5
out vec4 color;
float level = 0.25;
vec3 total, last = vec3(0.1);
int calls;
const float PI = acos(-1.0);
const vec2 corner = vec2(sin(PI * 0.5), sqrt(0.25));
float next() { calls++; level *= 0.5; return level; }
void add(vec3 c) { total += c * next(); last = c; }
void main() {
  vec2 uv = gl_FragCoord.xy / u_resolution;
  add(vec3(uv, 1.0));
  add(last.zyx * amount);
  color = vec4(total + last * 0.1 + corner.xyx * 0.1, 1.0) * (calls == 2 ? 1.0 : 0.0);
}
