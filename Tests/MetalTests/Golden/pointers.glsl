#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

void pointed_doubled(inout float p) {                                   // pointers.metal:5
  p *= 2.0;
}

void pointed_doubled_2(inout float[4] p, int pOffset) {
  p[pOffset] *= 2.0;
}

float pointed_first(float[4] p, int pOffset, int n) {                   // pointers.metal:4
  float s = 0.0;
  for (int i = 0; i < n; ++i) {
    s += p[pOffset + i];
  }
  return s;
}

float pointed_walked(float[4] p, int pOffset) {                         // pointers.metal:6
  int value = pOffset;
  pOffset++;
  float a = p[value];
  return a + p[pOffset];
}

vec4 pointed_pointed(vec2 position, vec4 color) {                       // pointers.metal:8
  float[4] list = float[4](1.0, 2.0, 3.0, 4.0);                         // pointers.metal:9
  float one = position.x;                                               // pointers.metal:10
  pointed_doubled(one);                                                 // pointers.metal:11
  pointed_doubled_2(list, 2);                                           // pointers.metal:12
  return color * (pointed_first(list, 1, 2) + pointed_walked(list, 1) + one);  // pointers.metal:13
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = pointed_pointed(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
