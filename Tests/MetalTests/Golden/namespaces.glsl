#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

const float spaced_size = 2.0;                                          // namespaces.metal:5

float spaced_scaled(float x) {                                          // namespaces.metal:6
  return x * spaced_size;
}

float spaced_scaled_2(float x) {                                        // namespaces.metal:7
  return spaced_scaled(x) + 1.0;
}

vec4 spaced_spaced(vec2 position, vec4 color) {                         // namespaces.metal:11
  return color * (spaced_scaled(position.x) + spaced_scaled_2(position.y));  // namespaces.metal:12
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = spaced_spaced(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
