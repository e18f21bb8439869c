#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

// Never set, so 0; keeps drivers from counting the rounds of a loop by their own arithmetic.
uniform float thirds_zero;

vec4 thirds_thirds(vec2 position, vec4 color) {                         // counting-by-thirds.metal:5
  float best = 0.0;                                                     // counting-by-thirds.metal:6
  for (float t = 0.0; t < 1.0 + thirds_zero; t += 1.0 / 3.0) {          // counting-by-thirds.metal:7
    best = max(best, sin(t * position.x));                              // counting-by-thirds.metal:8
    if (best > 0.9 + thirds_zero) {                                     // counting-by-thirds.metal:9
      break;
    }
  }
  return color * best;                                                  // counting-by-thirds.metal:11
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = thirds_thirds(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
