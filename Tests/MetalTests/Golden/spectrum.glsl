#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform vec4 argument_bounds;
uniform samplerBuffer argument_levels;
uniform int argument_count;
uniform samplerBuffer argument_colors;
uniform int argument_colorCount;
out vec4 fragment;

int spectrum_metal_remainder(int x, int y) {
  return x - y * (x / y);
}

float spectrum_loudest(samplerBuffer levels, int levelsOffset, int count) {  // spectrum.metal:4
  float most = 0.0;                                                     // spectrum.metal:5
  for (int i = 0; i < count; ++i) {                                     // spectrum.metal:6
    most = max(most, texelFetch(levels, levelsOffset + i).x);
  }
  return most;                                                          // spectrum.metal:7
}

vec4 spectrum_spectrum(vec2 position, vec4 bounds, samplerBuffer levels, int count, samplerBuffer colors, int colorCount) {  // spectrum.metal:10
  int bar = int(position.x / bounds.z * float(count));                  // spectrum.metal:11
  float level = texelFetch(levels, bar).x / spectrum_loudest(levels, 0, count);  // spectrum.metal:12
  return 1.0 - position.y / bounds.w < level ? texelFetch(colors, spectrum_metal_remainder(bar, colorCount)) : vec4(0.0);  // spectrum.metal:13
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = spectrum_spectrum(position, argument_bounds, argument_levels, argument_count, argument_colors, argument_colorCount);
  fragment = mix(color, vec4(0.0), isnan(color));
}
