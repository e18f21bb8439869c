#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform float argument_size;
uniform vec4 argument_dark;
uniform vec4 argument_light;
out vec4 fragment;

vec4 checkerboard_checkerboard(vec2 position, float size, vec4 dark, vec4 light) {  // checkerboard.metal:4
  uvec2 cell = uvec2(position / size);                                  // checkerboard.metal:5
  return bool((cell.x ^ cell.y) & 1u) ? dark : light;                   // checkerboard.metal:6
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = checkerboard_checkerboard(position, argument_size, argument_dark, argument_light);
  fragment = mix(color, vec4(0.0), isnan(color));
}
