#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform vec4 argument_bounds;
uniform float argument_time;
out vec4 fragment;

vec4 plasma_plasma(vec2 position, vec4 bounds, float time) {            // plasma.metal:6
  vec2 uv = (position - bounds.xy) / bounds.zw;                         // plasma.metal:7
  vec3 c = vec3(0.0);                                                   // plasma.metal:8
  for (int i = 0; i < 3; ++i) {                                         // plasma.metal:9
    c[i] = 0.5 + 0.5 * sin(2.0 * 3.1415927 * (uv.x * float(i + 1) + uv.y) + time);  // plasma.metal:10
  }
  c.rg *= c.gb;                                                         // plasma.metal:11
  return vec4(c, 1.0);                                                  // plasma.metal:12
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = plasma_plasma(position, argument_bounds, argument_time);
  fragment = mix(color, vec4(0.0), isnan(color));
}
