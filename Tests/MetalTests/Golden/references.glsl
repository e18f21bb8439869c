#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

void referred_swapped(inout float a, inout float b) {                   // references.metal:4
  float t = a;
  a = b;
  b = t;
}

void referred_raised(inout vec2 v, float by) {                          // references.metal:5
  v += by;
}

void referred_reset(inout int n) {                                      // references.metal:7
  n = 0;
}

float referred_read(vec3 v) {                                           // references.metal:6
  return v.x;
}

vec4 referred_referred(vec2 position, vec4 color) {                     // references.metal:9
  float x = 1.0;                                                        // references.metal:10
  float y = 2.0;
  referred_swapped(x, y);                                               // references.metal:11
  referred_raised(position, x);                                         // references.metal:12
  position.y += y;                                                      // references.metal:14
  int n = 3;                                                            // references.metal:15
  referred_reset(n);                                                    // references.metal:16
  return color * (position.x + position.y + referred_read(vec3(position.y)) + float(n));  // references.metal:17
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = referred_referred(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
