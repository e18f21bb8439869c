#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
uniform vec4 argument_shadow;
uniform vec4 argument_highlight;
uniform float argument_amount;
out vec4 fragment;

float duotone_luma(vec3 c) {                                            // duotone.metal:4
  return dot(c, vec3(0.2126, 0.7152, 0.0722));
}

float duotone_luma_2(vec4 c) {                                          // duotone.metal:5
  return duotone_luma(c.rgb);
}

vec4 duotone_duotone(vec2 position, vec4 color, vec4 shadow, vec4 highlight, float amount) {  // duotone.metal:7
  vec4 toned = mix(shadow, highlight, duotone_luma_2(color)) * color.a;  // duotone.metal:8
  return mix(color, toned, clamp(amount, 0.0, 1.0));                    // duotone.metal:9
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = duotone_duotone(position, sampleOfLayer(position), argument_shadow, argument_highlight, argument_amount);
  fragment = mix(color, vec4(0.0), isnan(color));
}
