//
//  harmonicColorEffect.metal
//
//  The glowing strings of the harmonic button.
//

#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

namespace harmonicButton {
  // Released, pressed.
  static constant float2 frequency = float2(3, 12);
  static constant float2 glowWidth = float2(0.6, 0.9);
  static constant float2 glowIntensity = float2(0.02, 0.01);

  /// 0: six colors, then black. 1: six colors, then the cosine palette. 2: the cosine palette.
  static constant int palette = 0;

  static constant float3 colors[6] = {
    float3(123, 212, 218) / 255, float3(105, 105, 216) / 255, float3(240, 80, 105) / 255,
    float3(70, 125, 240) / 255, float3(20, 220, 220) / 255, float3(200, 160, 140) / 255,
  };

  static float3 color(int index, float count) {
    if (palette < 2 && index < 6) return colors[index];
    if (palette == 0) return float3(0);
    return 0.5 + 0.5 * cos(2 * M_PI_F * (index / count + float3(0, 0.33, 0.67)));
  }

  /// How bright a string is at a distance; a finite number on the string itself.
  static float glow(float distance, float width, float intensity) {
    return distance > 0 ? intensity / pow(distance, width) : 1e4 * sign(intensity);
  }
}

/// Draws glowing strings that swing about the middle of the view.
///
/// - Parameters:
///   - bounds: `.boundingRect`
///   - wavesCount: How many strings.
///   - time: Where they are in their swing, in radians.
///   - amplitude: How far they swing, in fifths of the height.
///   - mixCoeff: 0 released and white, 1 pressed and colored.
[[ stitchable ]] half4 harmonicColorEffect(float2 position, half4 color, float4 bounds,
                                           float wavesCount, float time, float amplitude,
                                           float mixCoeff) {
  float2 uv = (position - bounds.xy) / bounds.zw - 0.5;
  float swing = cos(uv.x * 3) * amplitude * 0.2;
  float offset = sin(uv.x * 12 + time) * swing * 0.1;
  float frequency = mix(harmonicButton::frequency.x, harmonicButton::frequency.y, mixCoeff);
  float width = mix(harmonicButton::glowWidth.x, harmonicButton::glowWidth.y, mixCoeff);
  float intensity =
    mix(harmonicButton::glowIntensity.x, harmonicButton::glowIntensity.y, mixCoeff);

  float3 light = 0;
  for (int i = 0; i < int(wavesCount); i++) {
    float string = cos(uv.x * frequency + time + i * M_PI_F / wavesCount) * swing;
    float brightness = harmonicButton::glow(abs(uv.y - offset + string), width, intensity);
    light += mix(float3(1), harmonicButton::color(i, wavesCount), mixCoeff) * brightness;
  }
  return half4(half3(light), 1);
}
