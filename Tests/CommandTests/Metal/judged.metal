#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

/// What lies `by` points to the right and below.
[[ stitchable ]] half4 shifted(float2 position, SwiftUI::Layer layer, float2 by) {
  return layer.sample(position + by);
}

[[ stitchable ]] float2 pushed(float2 position, float2 by) { return position + by; }

/// One argument of each type, added up in an unbounded color.
[[ stitchable ]] half4 arguments(float2 position, half4 color, int n, float f, float2 v, float4 w,
                                 half4 tint, device const float *list, int count,
                                 texture2d<half> picture) {
  constexpr sampler nearest(filter::nearest);
  float sum = 0;
  for (int i = 0; i < count; i++) { sum += list[i]; }
  return half4(n + f + v.y, w.w + tint.r, sum + 10 * count, picture.sample(nearest, float2(0.75, 0.25)).r)
    + 0 * color;
}

/// The clock and the layer's size, as they are.
[[ stitchable ]] half4 fed(float2 position, half4 color, float time, float2 size, float2 touch) {
  return half4(time, size.x, touch.x, 1);
}

/// What a press makes of an amount.
[[ stitchable ]] half4 driven(float2 position, half4 color, float amount) {
  return half4(amount, 0, 0, 1);
}

/// Nothing is changed.
[[ stitchable ]] half4 same(float2 position, half4 color) { return color; }
