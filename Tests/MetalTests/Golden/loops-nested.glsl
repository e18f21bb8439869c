#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

const int nested_rows = 3;                                              // loops-nested.metal:4

vec4 nested_nested(vec2 position, vec4 color) {                         // loops-nested.metal:6
  vec4 sum = vec4(0.0);                                                 // loops-nested.metal:7
  for (int y = -nested_rows; y <= nested_rows; ++y) {                   // loops-nested.metal:8
    for (int x = -nested_rows; x <= nested_rows; ++x) {                 // loops-nested.metal:9
      vec2 offset = vec2(float(x), float(y));                           // loops-nested.metal:10
      if (dot(offset, offset) > 9.0) {                                  // loops-nested.metal:11
        break;
      }
      sum += vec4(offset, 0.0, 1.0);                                    // loops-nested.metal:12
    }
  }
  return sum / 49.0;                                                    // loops-nested.metal:14
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = nested_nested(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
