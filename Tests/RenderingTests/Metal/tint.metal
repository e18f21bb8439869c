//
//  tint.metal
//
//  A tint as a SwiftUI layer effect.
//

#include <SwiftUI/SwiftUI_Metal.h>

/// Multiplies the layer by a color.
///
/// - Parameter shade: Premultiplied color; white changes nothing.
[[ stitchable ]] half4 tint(float2 position, SwiftUI::Layer layer, half4 shade) {
  half4 color = layer.sample(position);
  color *= shade;
  return color;
}
