#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 halved(float2 position, half4 color, half amount) {
  half2 p = half2(position);
  half3 tint = color.rgb * amount + 0.5h;
  float wide = tint.r * position.x;
  tint.g /= 3;
  return half4(tint, half(wide) + p.x);
}
