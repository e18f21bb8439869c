#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

vec4 assigned_assigned(vec2 position, vec4 color) {                     // assignment-to-choice.metal:4
  float scratch;
  float a = 0.0;                                                        // assignment-to-choice.metal:5
  float b = 0.0;
  scratch = color.r + color.g;                                          // assignment-to-choice.metal:6
  if (position.x < 1.0) {
    a = scratch;
  } else {
    b = scratch;
  }
  if (position.y < 1.0) {                                               // assignment-to-choice.metal:7
    a = a + 0.5;
  } else if (position.x > 2.0) {
    color.r = color.r + 0.5;
  } else {
    b = b + 0.5;
  }
  return vec4(a, b, color.r, 1.0);                                      // assignment-to-choice.metal:8
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = assigned_assigned(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
