#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

float returned_graded(float x) {                                        // early-returns.metal:5
  if (x < 1.0) {                                                        // early-returns.metal:6
    return 0.0;
  }
  if (x < 2.0) {                                                        // early-returns.metal:7
    return 0.5;
  } else {
    return 1.0;
  }
}

float returned_partly(float x) {                                        // early-returns.metal:9
  if (x < 1.0) {                                                        // early-returns.metal:10
    return 0.0;
  }
  return 0.0;                                                           // early-returns.metal:9
}

vec4 returned_returned(vec2 position, vec4 color) {                     // early-returns.metal:13
  return color * returned_graded(position.x) + returned_partly(position.y);  // early-returns.metal:14
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = returned_returned(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
