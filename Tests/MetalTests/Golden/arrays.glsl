#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

const float[3] listed_weights = float[3](0.25, 0.5, 0.25);              // arrays.metal:4

float listed_sum(float[3] values, int valuesOffset) {                   // arrays.metal:6
  return values[valuesOffset + 0] + values[valuesOffset + 1] + values[valuesOffset + 2];
}

vec4 listed_listed(vec2 position, vec4 color) {                         // arrays.metal:8
  float[3] own = float[3](position.x, position.y, 0.0);                 // arrays.metal:9
  const float[4] fixed_ = float[4](1.0, 2.0, 3.0, 4.0);                 // arrays.metal:10
  own[2] = listed_weights[1];                                           // arrays.metal:11
  for (int i = 0; i < 3; ++i) {                                         // arrays.metal:12
    own[i] *= listed_weights[i] + fixed_[i];
  }
  float[2] typed = float[2](1.0, 2.0);                                  // arrays.metal:13
  return color * (listed_sum(own, 0) + typed[1]);                       // arrays.metal:14
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = listed_listed(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
