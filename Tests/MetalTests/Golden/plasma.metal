#include <metal_stdlib>
using namespace metal;
#define TAU (2 * M_PI_F)
#define WAVE(x) (0.5 + 0.5 * sin(x))

[[ stitchable ]] half4 plasma(float2 position, float4 bounds, float time) {
  float2 uv = (position - bounds.xy) / bounds.zw;
  half3 c = 0;
  for (int i = 0; i < 3; i++)
    c[i] = WAVE(TAU * (uv.x * (i + 1) + uv.y) + time);
  c.rg *= c.gb;
  return half4(c, 1);
}
