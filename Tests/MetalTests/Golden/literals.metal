#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 written(float2 position, half4 color) {
  float3 a = float3(1, .5, 2.f);
  float2 b = { 1e-3, 0x10 };
  half c = 0.25h;
  uint d = 7u + 0b101 + 010;
  float e = INFINITY, f = M_PI_F, g = 16777217;
  return half4(a.x + a.y + a.z, b.x + b.y + c + d, e, f + g);
}
