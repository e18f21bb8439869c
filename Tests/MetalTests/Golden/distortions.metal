#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] float2 moved(float2 position, float4 bounds, float strength) {
  float2 center = bounds.xy + bounds.zw / 2;
  return position + normalize(position - center) * strength;
}
