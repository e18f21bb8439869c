// GLSL: stripes in a palette that four uniforms describe.
#version 330
uniform vec2 u_resolution;
uniform float u_time;
uniform vec3 u_base; // = 0.5, 0.5, 0.5
uniform vec3 u_swing; // = 0.5, 0.4, 0.3
uniform float u_angle; // = 30
out vec4 color;
vec3 palette(float t, vec3 phase) { return u_base + u_swing * cos(6.28318 * (t + phase)); }
void main() {
  vec2 p = gl_FragCoord.xy / u_resolution.y;
  vec2 way = vec2(cos(radians(u_angle)), sin(radians(u_angle)));
  vec3 phase = fract(vec3(0.0, 0.33, 0.67) + 0.1 * sin(vec3(u_time, u_time * 1.1, u_time * 1.3)));
  float stripe = dot(p, way) * exp2(2.0 + sin(u_time * 0.2)) + 0.1 * sin(p.y * 9.0 + u_time);
  color = vec4(palette(stripe, phase), 1.0);
}
