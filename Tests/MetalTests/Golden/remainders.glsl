#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
out vec4 fragment;

float remainders_metal_fmod(float x, float y) {
  return x - y * trunc(x / y);
}

float remainders_metal_fract(float x) {
  return min(x - floor(x), 0.99999994);  // below 1, always
}

float remainders_metal_round(float x) {
  float whole = trunc(x);
  return whole + sign(x) * step(0.5, abs(x - whole));  // halves go away from zero
}

float remainders_metal_pow(float x, float y) {
  if (y == 0.0) { return 1.0; }
  if (x > 0.0) { return pow(x, y); }
  if (x == 0.0) { return y > 0.0 ? 0.0 : intBitsToFloat(0x7f800000); }
  if (y != floor(y)) { return intBitsToFloat(0x7fc00000); }  // no real result
  float size = pow(-x, y);
  return y - 2.0 * floor(y / 2.0) == 1.0 ? -size : size;
}

int remainders_metal_remainder(int x, int y) {
  return x - y * (x / y);
}

ivec2 remainders_metal_remainder(ivec2 x, ivec2 y) {
  return x - y * (x / y);
}

vec4 remainders_remainders(vec2 position) {                             // remainders.metal:4
  int n = int(position.x - 8.0);                                        // remainders.metal:5
  n = remainders_metal_remainder(n, 5);                                 // remainders.metal:6
  ivec2 v = remainders_metal_remainder(ivec2(n, -n), ivec2(3));         // remainders.metal:7
  bool odd = bool(n & 1);                                               // remainders.metal:8
  float whole = 0.0;                                                    // remainders.metal:9
  float part = modf(position.y, whole);
  return vec4(remainders_metal_fmod(position.x, 2.0), remainders_metal_fract(part), float(v.x + int(odd)), position.y * position.y + remainders_metal_pow(whole, 0.5) + remainders_metal_round(part));  // remainders.metal:10
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = remainders_remainders(position);
  fragment = mix(color, vec4(0.0), isnan(color));
}
