#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

vec4 expanded_expanded(vec2 position, vec4 color) {                     // macros.metal:12
  return color * (position.x + (position.y - 1.0) * 2.5);               // macros.metal:13
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = expanded_expanded(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
