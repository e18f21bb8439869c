#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

float packed_metal_half_of_bits(uint bits) {
  uint magnitude = bits & 0x7fffu;
  float size = magnitude >= 0x7c00u
    ? uintBitsToFloat(0x7f800000u | ((magnitude & 0x3ffu) << 13))
    : magnitude < 0x400u ? float(magnitude) / 16777216.0
    : uintBitsToFloat((magnitude << 13) + 0x38000000u);
  return (bits & 0x8000u) != 0u ? -size : size;
}

vec2 packed_metal_halves_of_bits(uint bits) {
  return vec2(packed_metal_half_of_bits(bits & 0xffffu), packed_metal_half_of_bits(bits >> 16));
}

uint packed_metal_pack_unorm4x8(vec4 x) {
  uvec4 v = uvec4(roundEven(clamp(x, 0.0, 1.0) * 255.0));
  return v.x | (v.y << 8) | (v.z << 16) | (v.w << 24);
}

vec4 packed_metal_unpack_unorm4x8(uint x) {
  return vec4(uvec4(x, x >> 8, x >> 16, x >> 24) & 255u) / 255.0;
}

vec4 packed_packed(vec2 position, vec4 color) {                         // library-packing.metal:4
  uint bits = packed_metal_pack_unorm4x8(color);                        // library-packing.metal:5
  vec4 back = packed_metal_unpack_unorm4x8(bits);                       // library-packing.metal:6
  vec2 two = packed_metal_halves_of_bits(bits);                         // library-packing.metal:7
  return back + two.x;                                                  // library-packing.metal:8
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = packed_packed(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
