#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 picked(float2 position, half4 color) {
  float4 v = position.xyxy;
  v.wz = v.xy.yx;
  v.rgb += v.bgr.zyx.xxy;
  color.bg = half2(v.x + v[1], v.w);
  float3 w = float3(v.xy, 1).zyx;
  return color.rrrr * half(w.x) + color;
}
