#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

struct reserved_filter {
  float active_;
  float common_;
};

float reserved_input(float sample_) {                                   // names-reserved.metal:5
  return sample_;
}

vec4 reserved_reserved(vec2 position, vec4 color) {                     // names-reserved.metal:8
  float out_ = reserved_input(position.x);                              // names-reserved.metal:9
  float texture_ = position.y;
  reserved_filter f = reserved_filter(out_, texture_);                  // names-reserved.metal:10
  float mix_two = f.active_ + f.common_;                                // names-reserved.metal:11
  return vec4(mix_two);                                                 // names-reserved.metal:12
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = reserved_reserved(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
