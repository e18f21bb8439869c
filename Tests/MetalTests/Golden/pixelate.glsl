#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
uniform float argument_size = float(8.0);
out vec4 fragment;

// The layer at a position in user space: defined by whoever runs this.
vec4 pixelate_layer_sample(vec2 position);

vec2 pixelate_metal_round(vec2 x) {
  vec2 whole = trunc(x);
  return whole + sign(x) * step(0.5, abs(x - whole));  // halves go away from zero
}

vec4 pixelate_pick(vec2 position, float size) {                         // pixelate.metal:5
  return pixelate_layer_sample(pixelate_metal_round(position / size) * size);  // pixelate.metal:6
}

vec4 pixelate_pixelate(vec2 position, float size) {                     // pixelate.metal:9
  return pixelate_pick(position, max(size, 1.0));                       // pixelate.metal:10
}

vec4 pixelate_layer_sample(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = pixelate_pixelate(position, argument_size);
  fragment = mix(color, vec4(0.0), isnan(color));
}
