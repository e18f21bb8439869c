//
//  ripple.metal
//
//  A ring of waves as a SwiftUI layer effect: a damped sine of the time since the wave front has
//  come by.
//

#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

/// Sends a ring of waves through the layer, from the place where it was touched.
///
/// - Parameters:
///   - origin: Where it was touched, in points.
///   - time: Seconds since the touch, 0...3
///   - amplitude: Height of the waves before they decay, in points. Default: 12
///   - frequency: Swings of the sine, in radians per second. Default: 15
///   - decay: How fast the waves die down. Default: 8
///   - speed: Points per second at which the ring grows. Default: 1200
[[ stitchable ]] half4 ripple(float2 position, SwiftUI::Layer layer, float2 origin, float time,
                              float amplitude, float frequency, float decay, float speed) {
  float away = distance(position, origin);
  float passed = max(time - away / speed, 0.0);
  float wave = sin(frequency * passed) * exp(-decay * passed);

  // At the very centre a ray has no direction, and nothing moves.
  float2 direction = away > 1e-3 ? (position - origin) / away : 0;
  half4 color = layer.sample(position + direction * wave * amplitude);

  if (amplitude > 0) color.rgb += half(0.3 * wave) * color.a;
  return color;
}
