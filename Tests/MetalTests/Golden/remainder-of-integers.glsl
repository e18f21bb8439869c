#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
uniform int argument_a;
out vec4 fragment;

int rest_metal_remainder(int x, int y) {
  return x - y * (x / y);
}

ivec2 rest_metal_remainder(ivec2 x, ivec2 y) {
  return x - y * (x / y);
}

vec4 rest_rest(vec2 position, vec4 color, int a) {                      // remainder-of-integers.metal:5
  int signedRest = rest_metal_remainder(a, 3);                          // remainder-of-integers.metal:6
  uint unsignedRest = uint(a) % 3u;                                     // remainder-of-integers.metal:7
  ivec2 each = rest_metal_remainder(ivec2(a, 7), ivec2(2));             // remainder-of-integers.metal:8
  a = rest_metal_remainder(a, 5);                                       // remainder-of-integers.metal:9
  return color * float(uint(signedRest) + unsignedRest + uint(each.x) + uint(each.y) + uint(a));  // remainder-of-integers.metal:10
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = rest_rest(position, sampleOfLayer(position), argument_a);
  fragment = mix(color, vec4(0.0), isnan(color));
}
