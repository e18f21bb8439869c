#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

bool compared_metal_both(bool x, bool y) {
  return x && y;
}

bvec2 compared_metal_both(bvec2 a, bvec2 b) {
  return bvec2(compared_metal_both(a.x, b.x), compared_metal_both(a.y, b.y));
}

bool compared_metal_either(bool x, bool y) {
  return x || y;
}

bvec2 compared_metal_either(bvec2 a, bvec2 b) {
  return bvec2(compared_metal_either(a.x, b.x), compared_metal_either(a.y, b.y));
}

vec4 compared_compared(vec2 position, vec4 color) {                     // comparisons-of-vectors.metal:4
  bvec2 less = lessThan(position, vec2(3.0));                           // comparisons-of-vectors.metal:5
  bvec2 same = equal(position, position.yx);                            // comparisons-of-vectors.metal:6
  bvec2 either = compared_metal_either(less, same);                     // comparisons-of-vectors.metal:7
  bvec2 both = compared_metal_both(less, not(same));
  vec2 chosen = mix(position, vec2(1.0), both);                         // comparisons-of-vectors.metal:8
  return any(either) ? vec4(chosen.x) : color * chosen.y;               // comparisons-of-vectors.metal:9
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = compared_compared(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
