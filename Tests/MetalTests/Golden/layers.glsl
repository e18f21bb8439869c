#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
uniform float argument_amount;
out vec4 fragment;

// The layer at a position in user space: defined by whoever runs this.
vec4 sampled_layer_sample(vec2 position);

vec4 sampled_blurred(vec2 p, int n) {                                   // layers.metal:5
  vec4 sum = vec4(0.0);                                                 // layers.metal:6
  for (int i = -n; i <= n; ++i) {                                       // layers.metal:7
    sum += sampled_layer_sample(p + vec2(float(i), 0.0));
  }
  return sum / float(2 * n + 1);                                        // layers.metal:8
}

vec4 sampled_sampled(vec2 position, float amount) {                     // layers.metal:11
  return mix(sampled_layer_sample(position), sampled_blurred(position, 2), amount);  // layers.metal:12
}

vec4 sampled_layer_sample(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = sampled_sampled(position, argument_amount);
  fragment = mix(color, vec4(0.0), isnan(color));
}
