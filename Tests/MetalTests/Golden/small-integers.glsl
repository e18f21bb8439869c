#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
uniform int argument_n;
out vec4 fragment;

vec4 small_small(vec2 position, vec4 color, int n) {                    // small-integers.metal:4
  int byte = n & 255;                                                   // small-integers.metal:5
  int signedByte = ((n * 3) << 24) >> 24;                               // small-integers.metal:6
  int word = (byte << 4 | 1) & 65535;                                   // small-integers.metal:7
  int low = ((word - 5) << 16) >> 16;                                   // small-integers.metal:8
  ivec3 vector = (ivec3(byte, 2, 3) * 200) & 255;                       // small-integers.metal:9
  byte = (byte + 250) & 255;                                            // small-integers.metal:10
  byte = (byte + 1) & 255;                                              // small-integers.metal:11
  return vec4(float(byte), float(signedByte), float(word + low), float(vector.x));  // small-integers.metal:12
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = small_small(position, sampleOfLayer(position), argument_n);
  fragment = mix(color, vec4(0.0), isnan(color));
}
