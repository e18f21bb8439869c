#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
uniform float argument_a;
uniform float argument_b;
uniform float argument_c;
out vec4 fragment;

vec4 grouped_grouped(vec2 position, vec4 color, float a, float b, float c) {  // precedence.metal:4
  float difference = a - (b - c) - a;                                   // precedence.metal:5
  float quotient = a / (b * c) / (a / b);                               // precedence.metal:6
  float negative = -(a + b) - -c;                                       // precedence.metal:7
  float chosen = (a < b ? a : b) + (a < b ? b : c);                     // precedence.metal:8
  float nested = a < b ? b < c ? a : b : c;                             // precedence.metal:9
  return color * (difference + quotient * (negative + chosen)) * nested;  // precedence.metal:10
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = grouped_grouped(position, sampleOfLayer(position), argument_a, argument_b, argument_c);
  fragment = mix(color, vec4(0.0), isnan(color));
}
