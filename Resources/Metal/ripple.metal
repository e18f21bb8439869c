//
//  ripple.metal
//
//  A ring of waves that runs through a view.
//

#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

/// Sends a ring of waves through the layer, from the place where it was touched.
///
/// - Parameters:
///   - origin: Where it was touched, in points.
///   - time: Seconds since the touch.
///   - amplitude: Height of the waves, in points.
///   - frequency: Swings of the waves, in radians per second.
///   - decay: How fast they die down.
///   - speed: How fast the ring grows, in points per second.
[[ stitchable ]] half4 ripple(float2 position, SwiftUI::Layer layer, float2 origin, float time,
                              float amplitude, float frequency, float decay, float speed) {
  float2 ray = position - origin;
  float separation = length(ray);
  float since = max(0.0, time - separation / speed);
  float amount = amplitude * sin(frequency * since) * exp(-decay * since);

  // At the very centre the ray has no direction, and nothing moves.
  float2 direction = separation > 1e-3 ? ray / separation : float2(0);
  half4 color = layer.sample(position + amount * direction);
  color.rgb += half(amplitude > 0 ? 0.3 * (amount / amplitude) : 0) * color.a;
  return color;
}
