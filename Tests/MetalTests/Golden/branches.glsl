#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

vec4 branched_branched(vec2 position, vec4 color) {                     // branches.metal:4
  if (position.x < 1.0) {                                               // branches.metal:5
    color.r = 1.0;                                                      // branches.metal:6
  } else if (position.x < 2.0) {                                        // branches.metal:7
    color.g = 1.0;                                                      // branches.metal:8
  } else {
    color.b = 1.0;                                                      // branches.metal:10
    if (position.y > 0.0) {                                             // branches.metal:11
      return color;
    }
  }
  return color.bgra;                                                    // branches.metal:13
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = branched_branched(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
