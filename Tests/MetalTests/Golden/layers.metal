#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

half4 blurred(float2 p, SwiftUI::Layer layer, int n) {
  half4 sum = 0;
  for (int i = -n; i <= n; i++) sum += layer.sample(p + float2(i, 0));
  return sum / (2 * n + 1);
}

[[ stitchable ]] half4 sampled(float2 position, SwiftUI::Layer layer, float amount) {
  return mix(layer.sample(position), blurred(position, layer, 2), amount);
}
