#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

float ordered_last(float x) {                                           // order-of-functions.metal:10
  return x + 1.0;
}

float ordered_first(float x) {                                          // order-of-functions.metal:6
  return ordered_last(x) * 2.0;
}

vec4 ordered_ordered(vec2 position, vec4 color) {                       // order-of-functions.metal:8
  return color * ordered_first(position.x);
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = ordered_ordered(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
