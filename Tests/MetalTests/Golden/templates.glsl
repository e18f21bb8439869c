#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

vec2 made_squared(vec2 x) {                                             // templates.metal:4
  return x * x;
}

vec4 made_squared_2(vec4 x) {
  return x * x;
}

float made_power(float x) {                                             // templates.metal:5
  float result = 1.0;                                                   // templates.metal:6
  for (int i = 0; i < 3; ++i) {                                         // templates.metal:7
    result *= x;
  }
  return result;                                                        // templates.metal:8
}

int made_squared_3(int x) {                                             // templates.metal:4
  return x * x;
}

vec4 made_made(vec2 position, vec4 color) {                             // templates.metal:11
  vec2 p = made_squared(position);                                      // templates.metal:12
  return made_squared_2(color) * (p.x + made_power(p.y) + float(made_squared_3(2)));  // templates.metal:13
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = made_made(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
