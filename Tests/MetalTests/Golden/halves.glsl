#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
uniform float argument_amount;
out vec4 fragment;

vec4 halved_halved(vec2 position, vec4 color, float amount) {           // halves.metal:4
  vec2 p = position;                                                    // halves.metal:5
  vec3 tint = color.rgb * amount + 0.5;                                 // halves.metal:6
  float wide = tint.r * position.x;                                     // halves.metal:7
  tint.g /= 3.0;                                                        // halves.metal:8
  return vec4(tint, wide + p.x);                                        // halves.metal:9
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = halved_halved(position, sampleOfLayer(position), argument_amount);
  fragment = mix(color, vec4(0.0), isnan(color));
}
