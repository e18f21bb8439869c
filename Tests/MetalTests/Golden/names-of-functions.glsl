#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

float waves_wave(float x) {                                             // names-of-functions.metal:5
  return x * 2.0;
}

float waves_wave_2(vec2 v) {                                            // names-of-functions.metal:6
  return v.x + v.y;
}

float waves_wave_3(float x, float y) {                                  // names-of-functions.metal:7
  return waves_wave(x) + waves_wave_2(vec2(x, y));
}

vec4 waves_waves(vec2 position, vec4 color) {                           // names-of-functions.metal:9
  float waves = waves_wave_3(position.x, position.y);                   // names-of-functions.metal:10
  return color * waves;                                                 // names-of-functions.metal:11
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = waves_waves(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
