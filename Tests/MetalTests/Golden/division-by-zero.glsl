#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

// Never set, so 0; keeps drivers from counting the rounds of a loop by their own arithmetic.
uniform float infinite_zero;

vec4 infinite_infinite(vec2 position, vec4 color) {                     // division-by-zero.metal:4
  float one = 1.0 / (0.0 + infinite_zero);                              // division-by-zero.metal:5
  float none = position.x / (0.0 + infinite_zero);
  float two = 1.0 / 2.0;
  return vec4(one, none, two, 1.0);                                     // division-by-zero.metal:6
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = infinite_infinite(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
