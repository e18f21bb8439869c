#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

static float2x2 turned(float angle) {
  return float2x2(float2(cos(angle), sin(angle)), float2(-sin(angle), cos(angle)));
}

/// A lens over the view that bends and turns what lies below.
///
/// - Parameter size: The layer's size.
/// - Parameter strength: Range: 0...2. Default: 0.6.
/// - Parameter angle: Range: -180...180. Default: 35.
/// - Parameter rings: Range: 1...12. Default: 4.
[[ stitchable ]] float2 lens(
  float2 position, float2 size, float strength, float angle, float rings
) {
  float reach = 0.5 * min(size.x, size.y);
  float2 offset = position - size / 2;
  float share = saturate(length(offset) / reach);
  float bend = 1 - pow(strength, 1.5) * 0.3 * cos(share * M_PI_F / 2);
  float2 turnedOffset = turned(angle * M_PI_F / 180 * (1 - share)) * offset;
  float wave = 1 + 0.02 * strength * sin(share * rings * 2 * M_PI_F);
  return size / 2 + mix(turnedOffset * bend, offset, smoothstep(0.7, 1.0, share)) * wave;
}
