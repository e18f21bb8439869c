#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

void closed_lambda(inout float scale, float by) {                       // lambdas.metal:9
  scale += by;
}

float closed_lambda_2(float x) {                                        // lambdas.metal:11
  return x + 1.0;
}

float closed_lambda_3(float scale, float x) {                           // lambdas.metal:8
  return x * scale;
}

float closed_twice(float scale, float x) {                              // lambdas.metal:4
  return closed_lambda_3(scale, closed_lambda_3(scale, x));
}

vec4 closed_closed(vec2 position, vec4 color) {                         // lambdas.metal:6
  float scale = 2.0;                                                    // lambdas.metal:7
  float scale_2 = scale;                                                // lambdas.metal:8
  closed_lambda(scale, 1.0);                                            // lambdas.metal:10
  float once = closed_lambda_2(position.x);                             // lambdas.metal:11
  return color * (closed_twice(scale_2, position.y) + once + scale);    // lambdas.metal:12
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = closed_closed(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
