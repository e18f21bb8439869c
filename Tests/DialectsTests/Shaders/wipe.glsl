// Author: nobody
// gl-transition: two pictures, defaults in comments, whole numbers.
uniform float smoothness; // = 0.3
uniform ivec2 grid; // = ivec2(3, 2)
uniform bool reversed; // = false
const float PI = 3.141592653589;
float at(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 437.5453); }
vec4 transition(vec2 uv) {
  vec2 cell = floor(vec2(grid) * uv * vec2(ratio, 1.0));
  float m = smoothstep(0.0, -smoothness, at(cell) - progress * (1.0 + smoothness));
  return mix(getFromColor(uv), getToColor(reversed ? 1.0 - uv : uv), m) * cos(PI * 2.0);
}
