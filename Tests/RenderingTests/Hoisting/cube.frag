// GLSL: a wire cube whose corners are the same for all pixels.
#version 330
uniform vec2 u_resolution;
uniform float u_time;
out vec4 color;
vec2 project(vec3 q) {
  float a = u_time * 0.7, b = u_time * 0.4;
  q.xz = mat2(cos(a), -sin(a), sin(a), cos(a)) * q.xz;
  q.yz = mat2(cos(b), -sin(b), sin(b), cos(b)) * q.yz;
  return q.xy * 2.0 / (q.z + 4.0);
}
float line(vec2 p, vec2 a, vec2 b) {
  vec2 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0));
}
void main() {
  vec2 p = (2.0 * gl_FragCoord.xy - u_resolution) / u_resolution.y;
  vec2 a = project(vec3(-1.0, -1.0, -1.0)), b = project(vec3(1.0, -1.0, -1.0));
  vec2 c = project(vec3(1.0, 1.0, -1.0)), d = project(vec3(-1.0, 1.0, -1.0));
  float nearest = min(min(line(p, a, b), line(p, b, c)), min(line(p, c, d), line(p, d, a)));
  vec2 tip = project(vec3(0.0, 0.0, 1.2));
  nearest = min(nearest, min(line(p, a, tip), line(p, b, tip)));
  nearest = min(nearest, min(line(p, c, tip), line(p, d, tip)));
  color = vec4(vec3(0.3, 1.0, 0.7) * (0.006 / max(nearest, 0.002)), 1.0);
}
