#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
uniform samplerBuffer argument_values;
uniform int argument_count;
out vec4 fragment;

float listed_sum(samplerBuffer values, int valuesOffset, int from, int count) {  // device-arrays.metal:4
  float total = 0.0;                                                    // device-arrays.metal:5
  for (int i = 0; i < count; ++i) {                                     // device-arrays.metal:6
    total += texelFetch(values, valuesOffset + (from + i)).x;
  }
  return total;                                                         // device-arrays.metal:7
}

vec4 listed_listed(vec2 position, vec4 color, samplerBuffer values, int count) {  // device-arrays.metal:10
  return color * (listed_sum(values, 1, 0, count - 1) + texelFetch(values, 0).x);  // device-arrays.metal:11
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = listed_listed(position, sampleOfLayer(position), argument_values, argument_count);
  fragment = mix(color, vec4(0.0), isnan(color));
}
