#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

[[ stitchable ]] half4 texels(float2 position, SwiftUI::Layer layer) {
  constexpr sampler s(filter::linear, address::repeat);
  half4 texel = layer.tex.read(uint2(position));
  float2 size = float2(layer.tex.get_width(), layer.tex.get_height());
  return texel + layer.tex.sample(s, position / size);
}
