#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

/// Darkens toward the edges.
[[ stitchable ]] half4 vignette(float2 position, half4 color, float4 bounds, float strength) {
  float2 uv = (position - bounds.xy) / bounds.zw - 0.5;
  return half4(color.rgb * half(1 - strength * dot(uv, uv)), color.a);
}

[[ stitchable ]] float2 shear(float2 position, float amount) {
  return position + float2(amount * position.y, 0);
}

[[ stitchable ]] half4 soften(float2 position, SwiftUI::Layer layer, float radius) {
  half4 sum = 0;
  for (int i = -1; i <= 1; i++) sum += layer.sample(position + float2(i * radius, 0));
  return sum / 3;
}

[[ stitchable ]] half4 dawn(float2 position, float2 size, half4 tint) {
  float t = position.y / size.y;
  return mix(tint, half4(0, 0, 0, 1), half(t));
}
