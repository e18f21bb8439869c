#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

bool tested_metal_isfinite(float x) {
  return !isnan(x) && !isinf(x);
}

bool tested_metal_signbit(float x) {
  return floatBitsToInt(x) < 0;
}

vec4 tested_tested(vec2 position, vec4 color) {                         // tests-of-numbers.metal:4
  float x = position.x / position.y;                                    // tests-of-numbers.metal:5
  bool odd = isnan(x) || isinf(x) || !tested_metal_isfinite(x) || tested_metal_signbit(x);  // tests-of-numbers.metal:6
  bvec2 each = isnan(position);                                         // tests-of-numbers.metal:7
  return odd || any(each) ? vec4(0.0) : color;                          // tests-of-numbers.metal:8
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = tested_tested(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
