//
//  tint.metal
//
//  A view multiplied by a color.
//

#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

/// Multiplies the layer by a color.
///
/// - Parameter shade: White changes nothing.
[[ stitchable ]] half4 tint(float2 position, SwiftUI::Layer layer, half4 shade) {
  return layer.sample(position) * shade;
}
