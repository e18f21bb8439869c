#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

vec4 picked_picked(vec2 position, vec4 color) {                         // swizzles.metal:4
  vec4 v = position.xyxy;                                               // swizzles.metal:5
  v.wz = v.yx;                                                          // swizzles.metal:6
  v.rgb += v.rrg;                                                       // swizzles.metal:7
  color.bg = vec2(v.x + v.y, v.w);                                      // swizzles.metal:8
  vec3 w = vec3(v.xy, 1.0).zyx;                                         // swizzles.metal:9
  return color.rrrr * w.x + color;                                      // swizzles.metal:10
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = picked_picked(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
