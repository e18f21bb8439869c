#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

const float fixed_turn = 6.28318530718;                                 // constants.metal:4

const float fixed_half_turn = fixed_turn / 2.0;                         // constants.metal:5

float fixed_computed() {                                                // constants.metal:6
  return sin(1.0) + fixed_half_turn;
}

const vec3 fixed_axis = vec3(0.0, 1.0, 0.0);                            // constants.metal:7

vec4 fixed_fixed(vec2 position, vec4 color) {                           // constants.metal:10
  float local = 0.25;                                                   // constants.metal:11
  float[2] list = float[2](fixed_computed(), local);                    // constants.metal:12
  return color * (list[0] + list[1] + fixed_axis.y * fixed_half_turn);  // constants.metal:13
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = fixed_fixed(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
