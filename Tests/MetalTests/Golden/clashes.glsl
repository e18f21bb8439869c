#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform float argument_smooth_;
uniform vec4 argument_out_;
out vec4 fragment;

// Never set, so 0; keeps drivers from counting the rounds of a loop by their own arithmetic.
uniform float clashes_zero;

struct clashes_Filter {
  float input_;
  vec2 sample_;
};

const vec3 clashes_texture = vec3(1.0, 0.5, 0.25);                      // clashes.metal:5

vec4 clashes_ink() {                                                    // clashes.metal:6
  return vec4(sin(1.0), 0.0, 0.0, 1.0);
}

float clashes_mod(float x, float y) {                                   // clashes.metal:7
  return x - y * floor(x / y);
}

vec4 clashes_clashes(vec2 position, float smooth_, vec4 out_) {         // clashes.metal:9
  clashes_Filter filter_ = clashes_Filter(smooth_, position);           // clashes.metal:10
  float distance_ = length(filter_.sample_);                            // clashes.metal:11
  float noise = clashes_mod(distance_, 3.0);
  for (float step_ = 0.0; step_ < 1.0 + clashes_zero; step_ += 0.1) {   // clashes.metal:12
    float noise_2 = step_;
    filter_.input_ += noise_2;
  }
  return vec4(clashes_texture * noise * filter_.input_, 1.0) * out_ + clashes_ink();  // clashes.metal:13
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = clashes_clashes(position, argument_smooth_, argument_out_);
  fragment = mix(color, vec4(0.0), isnan(color));
}
