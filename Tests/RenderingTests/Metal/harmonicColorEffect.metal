//
//  harmonicColorEffect.metal
//
//  The glowing strings of the harmonic button as a SwiftUI color effect. The picture must be that
//  of the built-in harmonicColorEffect for the same arguments.
//

#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

/// The article's six colors, in 8-bit steps.
constant float3 kStringColors[] = {
  float3(123, 212, 218) / 255,
  float3(105, 105, 216) / 255,
  float3(240, 80, 105) / 255,
  float3(70, 125, 240) / 255,
  float3(20, 220, 220) / 255,
  float3(200, 160, 140) / 255,
};

/// a + b cos 2π(ct + d) with a = b = 1/2, c = 1 and the phases of the run from rose to teal.
static float3 cosinePalette(float t) {
  return 0.5 + 0.5 * cos(2 * M_PI_F * (t + float3(0, 0.33, 0.67)));
}

static float3 stringColor(int index, float count, float palette) {
  if (palette < 1.5 && index < 6) return kStringColors[index];
  return palette < 0.5 ? float3(0) : cosinePalette(index / count);
}

/// How bright a string of the given strength is at a distance: strength / distance ^ width.
static float glow(float distance, float width, float strength) {
  return distance > 0 ? strength / powr(distance, width) : 1e4 * sign(strength);
}

/// Draws glowing strings that swing about the middle of the view.
///
/// - Parameters:
///   - bounds: `.boundingRect`
///   - wavesCount: How many strings, 1...32. Default: 6.
///   - time: Where the strings are in their swing, in radians.
///   - amplitude: How far they swing, in fifths of the height.
///   - mixCoeff: 0 released, 1 pressed.
///   - frequency: Waves along the width, released and pressed.
///   - glowWidth: How fast the glow falls off, released and pressed.
///   - glowIntensity: Brightness at a distance of one height, released and pressed.
///   - palette: 0 six colors then black, 1 six then the cosine palette, 2 the cosine palette.
[[ stitchable ]] half4 harmonicColorEffect(float2 position, half4 color, float4 bounds,
                                           float wavesCount, float time, float amplitude,
                                           float mixCoeff, float2 frequency, float2 glowWidth,
                                           float2 glowIntensity, float palette) {
  float2 uv = (position - bounds.xy) / bounds.zw - 0.5;

  // Everything swings least at the ends and most in the middle.
  float envelope = 0.2 * amplitude * cos(3 * uv.x);
  float sway = 0.1 * envelope * sin(12 * uv.x + time);

  float2 now = float2(1 - mixCoeff, mixCoeff);
  float phase = uv.x * dot(frequency, now) + time;
  float width = dot(glowWidth, now);
  float intensity = dot(glowIntensity, now);

  float3 light = 0;
  for (int i = 0; i < int(wavesCount); ++i) {
    float string = envelope * cos(phase + i * M_PI_F / wavesCount);
    float brightness = glow(abs(uv.y + string - sway), width, intensity);
    light += brightness * mix(float3(1), stringColor(i, wavesCount, palette), mixCoeff);
  }
  return half4(half3(light), 1);
}
