#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
uniform float argument_amount;
out vec4 fragment;

// Rounds to 16 bits: 11 significant ones, ties to even.
float rounded_metal_half(float x) {
  int bits = floatBitsToInt(x);
  int magnitude = bits & 0x7fffffff;
  float size = intBitsToFloat(magnitude);
  if (isnan(x)) { return x; }
  if (size >= 65520.0) { return intBitsToFloat((bits & ~0x7fffffff) | 0x7f800000); }
  if (size < 6.103515625e-5) { return roundEven(x * 16777216.0) / 16777216.0; }
  int rounded = (magnitude + 0xfff + ((magnitude >> 13) & 1)) & ~0x1fff;
  return intBitsToFloat((bits & ~0x7fffffff) | rounded);
}

vec2 rounded_metal_half(vec2 a) {
  return vec2(rounded_metal_half(a.x), rounded_metal_half(a.y));
}

vec3 rounded_metal_half(vec3 a) {
  return vec3(rounded_metal_half(a.x), rounded_metal_half(a.y), rounded_metal_half(a.z));
}

vec4 rounded_metal_half(vec4 a) {
  return vec4(rounded_metal_half(a.x), rounded_metal_half(a.y), rounded_metal_half(a.z), rounded_metal_half(a.w));
}

vec4 rounded_rounded(vec2 position, vec4 color, float amount) {         // halves-exact.metal:4
  color = rounded_metal_half(color);
  amount = rounded_metal_half(amount);
  float scratch;
  vec2 p = rounded_metal_half(position);                                // halves-exact.metal:5
  vec3 tint = rounded_metal_half(rounded_metal_half(color.rgb * amount) + 0.099975586);  // halves-exact.metal:6
  float count = amount;                                                 // halves-exact.metal:7
  scratch = count;                                                      // halves-exact.metal:8
  count = rounded_metal_half(count + 1.0);
  float before = scratch;
  return rounded_metal_half(vec4(tint, rounded_metal_half(before + count)) * p.x);  // halves-exact.metal:9
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = rounded_rounded(position, sampleOfLayer(position), argument_amount);
  fragment = mix(color, vec4(0.0), isnan(color));
}
