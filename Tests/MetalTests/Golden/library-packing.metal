#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 packed(float2 position, half4 color) {
  uint bits = pack_float_to_unorm4x8(float4(color));
  float4 back = unpack_unorm4x8_to_float(bits);
  half2 two = as_type<half2>(bits);
  return half4(back) + two.x;
}
