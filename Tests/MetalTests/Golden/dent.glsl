#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
uniform vec2 argument_center;
uniform float argument_radius = float(90.0);
uniform float argument_depth = float(14.0);
out vec4 fragment;

vec2 dent_dent(vec2 position, vec2 center, float radius, float depth) {  // dent.metal:9
  vec2 toCenter = center - position;                                    // dent.metal:10
  float separation = length(toCenter);                                  // dent.metal:11
  if (separation == 0.0) {                                              // dent.metal:12
    return position;
  }
  float x = separation / radius;                                        // dent.metal:13
  return position - toCenter / separation * depth * exp2(-x * x);       // dent.metal:14
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = sampleOfLayer(dent_dent(position, argument_center, argument_radius, argument_depth));
  fragment = mix(color, vec4(0.0), isnan(color));
}
