#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 rounded(float2 position, half4 color, half amount) {
  half2 p = half2(position);
  half3 tint = color.rgb * amount + 0.1h;
  half count = amount;
  half before = count++;
  return half4(tint, before + count) * p.x;
}
