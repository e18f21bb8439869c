#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

[[ stitchable ]] half4 dent(float2 position, SwiftUI::Layer layer) {
  half4 c = layer.smaple(position);
  return c;
}

[[ stitchable ]] half4 fine(float2 position) { return half4(1); }
