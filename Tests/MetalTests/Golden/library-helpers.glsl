#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

float helped_metal_exp10(float x) {
  return exp2(x * 3.32192809);
}

vec2 helped_metal_fdim(vec2 x, vec2 y) {
  return max(x - y, 0.0);
}

vec2 helped_metal_fmod(vec2 x, vec2 y) {
  return x - y * trunc(x / y);
}

float helped_metal_length_squared(vec2 x) {
  return dot(x, x);
}

float helped_metal_median3(float x, float y, float z) {
  return max(min(x, y), min(max(x, y), z));
}

float helped_metal_sinpi(float x) {
  return sin(3.14159265 * (x - 2.0 * roundEven(x * 0.5)));
}

float helped_metal_copysign(float x, float y) {
  return intBitsToFloat((floatBitsToInt(x) & 0x7fffffff) | (floatBitsToInt(y) & ~0x7fffffff));
}

vec2 helped_metal_copysign(vec2 a, vec2 b) {
  return vec2(helped_metal_copysign(a.x, b.x), helped_metal_copysign(a.y, b.y));
}

vec4 helped_helped(vec2 position, vec4 color) {                         // library-helpers.metal:4
  vec2 a = helped_metal_fmod(position, vec2(3.0)) + helped_metal_fdim(position, vec2(1.0)) + helped_metal_copysign(position, vec2(-1.0));  // library-helpers.metal:5
  float b = helped_metal_exp10(position.y) + helped_metal_sinpi(a.x) + roundEven(a.y);  // library-helpers.metal:6
  float whole = 0.0;                                                    // library-helpers.metal:7
  float rest = modf(position.x, whole);                                 // library-helpers.metal:8
  float c = helped_metal_median3(a.x, a.y, b) + helped_metal_length_squared(position);  // library-helpers.metal:9
  return vec4(b, rest, whole, c);                                       // library-helpers.metal:10
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = helped_helped(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
