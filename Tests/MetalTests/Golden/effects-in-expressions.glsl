#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

float effects_taken(inout int i) {                                      // effects-in-expressions.metal:4
  int value = i;
  i++;
  return float(value);
}

vec4 effects_effects(vec2 position, vec4 color) {                       // effects-in-expressions.metal:6
  int scratch;
  int i = 0;                                                            // effects-in-expressions.metal:7
  int j = 0;
  float[3] list = float[3](1.0, 2.0, 3.0);                              // effects-in-expressions.metal:8
  int value = i;                                                        // effects-in-expressions.metal:9
  i++;
  float a = list[value] + list[i];
  i += 1;                                                               // effects-in-expressions.metal:10
  j = i;
  i -= 2;                                                               // effects-in-expressions.metal:11
  bool value_2 = i < 1;
  if (value_2) {
    float value_3 = effects_taken(i);
    value_2 = value_3 > -1.0;
  }
  if (value_2) {
    a += float(i);
  }
  ++i;                                                                  // effects-in-expressions.metal:12
  --j;
  float b = effects_taken(j);
  int value_3 = j;                                                      // effects-in-expressions.metal:13
  j++;
  list[value_3] += b;
  return color * (a + b + list[0]);                                     // effects-in-expressions.metal:14
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = effects_effects(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
