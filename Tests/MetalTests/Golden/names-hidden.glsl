#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

vec4 hidden_hidden(vec2 position, vec4 color) {                         // names-hidden.metal:5
  float x = position.x;                                                 // names-hidden.metal:6
  {                                                                     // names-hidden.metal:7
    float x_2 = x + 1.0;                                                // names-hidden.metal:8
    color.r = x_2;                                                      // names-hidden.metal:9
  }
  for (int x_2 = 0; x_2 < 2; ++x_2) {                                   // names-hidden.metal:11
    color.g += float(x_2);
  }
  return color * x;                                                     // names-hidden.metal:12
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = hidden_hidden(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
