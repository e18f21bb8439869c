#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

vec4 written_written(vec2 position, vec4 color) {                       // literals.metal:4
  vec3 a = vec3(1.0, 0.5, 2.0);                                         // literals.metal:5
  vec2 b = vec2(1e-3, 16.0);                                            // literals.metal:6
  float c = 0.25;                                                       // literals.metal:7
  uint d = 7u + 5u + 8u;                                                // literals.metal:8
  float e = intBitsToFloat(0x7f800000);                                 // literals.metal:9
  float f = 3.1415927;
  float g = 16777216.0;
  return vec4(a.x + a.y + a.z, b.x + b.y + c + float(d), e, f + g);     // literals.metal:10
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = written_written(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
