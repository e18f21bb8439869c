#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

half4 pick(SwiftUI::Layer layer, float2 position, float size) {
  return layer.sample(round(position / size) * size);
}

[[ stitchable ]] half4 pixelate(float2 position, SwiftUI::Layer layer, float size = 8) {
  return pick(layer, position, max(size, 1.0));
}
