#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
uniform int argument_a;
uniform int argument_b;
out vec4 fragment;

vec4 masked_masked(vec2 position, vec4 color, int a, int b) {           // precedence-of-bits.metal:4
  int low = (a & 15) == b ? a | b : a ^ b & 3;                          // precedence-of-bits.metal:5
  int moved = a + 1 << 2 | b >> 1 + 1;                                  // precedence-of-bits.metal:6
  bool both = ((a < b || a == 3) && !(b > 2 && a != b)) || a == b;      // precedence-of-bits.metal:7
  return color * float(low) + float(both ? moved : ~a);                 // precedence-of-bits.metal:8
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = masked_masked(position, sampleOfLayer(position), argument_a, argument_b);
  fragment = mix(color, vec4(0.0), isnan(color));
}
