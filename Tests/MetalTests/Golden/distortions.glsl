#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
uniform vec4 argument_bounds;
uniform float argument_strength;
out vec4 fragment;

vec2 moved_moved(vec2 position, vec4 bounds, float strength) {          // distortions.metal:4
  vec2 center = bounds.xy + bounds.zw / 2.0;                            // distortions.metal:5
  return position + normalize(position - center) * strength;            // distortions.metal:6
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = sampleOfLayer(moved_moved(position, argument_bounds, argument_strength));
  fragment = mix(color, vec4(0.0), isnan(color));
}
