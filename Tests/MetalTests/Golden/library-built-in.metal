#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 plain(float2 position, half4 color) {
  float a = rsqrt(position.x) + fast::sin(position.y) + precise::exp2(0.5);
  float2 b = mix(position, position.yx, 0.25) + step(0.5, position) + smoothstep(0, 1, position);
  float2 c = clamp(position, 0, 1) + max(position, 0) + fract(position) + saturate(position);
  float3 d = reflect(normalize(float3(position, 1)), float3(0, 1, 0));
  return half4(a, b.x + b.y, c.x + c.y, atan2(d.x, d.y) + fma(a, a, 1.0f));
}
