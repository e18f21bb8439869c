#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

const float filled_unit = 0.5;                                          // default-arguments.metal:4

float filled_shifted(float x, float by, int times) {                    // default-arguments.metal:5
  return x + by * float(times);
}

vec4 filled_filled(vec2 position, vec4 color) {                         // default-arguments.metal:7
  return color * (filled_shifted(1.0, filled_unit * 2.0, 1) + filled_shifted(2.0, 3.0, 1) + filled_shifted(position.x, 4.0, 5));  // default-arguments.metal:8
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = filled_filled(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
