//
//  harmonicField.metal
//
//  The distances by which the strings of the harmonic button glow.
//

#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

namespace harmonicDistances {
  // Waves along the width, in radians.
  static constant float frequency = 3;
}

/// Adds up how far a pixel is from every string, in heights, as white light.
///
/// - Parameters:
///   - bounds: `.boundingRect`
///   - wavesCount: How many strings.
///   - time: Where they are in their swing, in radians.
///   - amplitude: How far they swing, in fifths of the height.
[[ stitchable ]] half4 harmonicField(float2 position, half4 color, float4 bounds,
                                     float wavesCount, float time, float amplitude) {
  float2 uv = (position - bounds.xy) / bounds.zw - 0.5;
  float swing = cos(uv.x * 3) * amplitude * 0.2;
  float offset = sin(uv.x * 12 + time) * swing * 0.1;

  float light = 0;
  for (int i = 0; i < int(wavesCount); i++) {
    float phase = uv.x * harmonicDistances::frequency + time + i * M_PI_F / wavesCount;
    light += abs(uv.y - offset + cos(phase) * swing);
  }
  return half4(half3(light), 1);
}
