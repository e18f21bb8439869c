#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

vec4 dropped_dropped(vec2 position, vec4 color) {                       // discarded.metal:4
  if (color.a < 0.1) {                                                  // discarded.metal:5
    discard;
  }
  return color;                                                         // discarded.metal:6
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = dropped_dropped(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
