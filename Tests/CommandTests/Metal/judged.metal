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

/// The layer's texture: its size in 256ths, a texel of it, and a sample at the place in it.
[[ stitchable ]] half4 sized(float2 position, SwiftUI::Layer layer) {
  return half4(half(layer.tex.get_width()) / 256, half(layer.tex.get_height()) / 256, 0, 1);
}
[[ stitchable ]] half4 texels(float2 position, SwiftUI::Layer layer) {
  return layer.tex.read(uint2(position));
}
[[ stitchable ]] half4 located(float2 position, SwiftUI::Layer layer) {
  constexpr sampler linear(filter::linear);
  float2 place = position.x * layer.info[0] + position.y * layer.info[1] + layer.info[2];
  return layer.tex.sample(linear, clamp(place, layer.info[3], layer.info[4]));
}
