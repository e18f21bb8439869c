#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

const float one_shared = 2.0;                                           // several-functions.metal:5

float one_used(float x) {                                               // several-functions.metal:6
  return x * one_shared;
}

vec4 one_one(vec2 position, vec4 color) {                               // several-functions.metal:9
  return color * one_used(position.x);
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = one_one(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}

#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

float two_unused(float x) {                                             // several-functions.metal:7
  return x * 3.0;
}

vec4 two_two(vec2 position, vec4 color) {                               // several-functions.metal:10
  return color * two_unused(position.y);
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = two_two(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
