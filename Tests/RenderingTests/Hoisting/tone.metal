#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

/// Turns the hue, and sets saturation, exposure and contrast as in a darkroom.
///
/// - Parameter hue: Range: -180...180. Default: 30.
/// - Parameter saturation: Range: 0...2. Default: 1.3.
/// - Parameter exposure: Range: -2...2. Default: 0.4.
/// - Parameter contrast: Range: 0.2...3. Default: 1.2.
[[ stitchable ]] half4 tone(
  float2 position, half4 color, float hue, float saturation, float exposure, float contrast
) {
  float c = cos(hue * M_PI_F / 180), s = sin(hue * M_PI_F / 180);
  float k = (1 - c) / 3, r = sqrt(1.0 / 3) * s;
  float3x3 turn = float3x3(
    float3(c + k, k + r, k - r), float3(k - r, c + k, k + r), float3(k + r, k - r, c + k));
  float3 rgb = turn * float3(color.rgb) * exp2(exposure);
  float gray = dot(rgb, float3(0.2126, 0.7152, 0.0722));
  rgb = mix(float3(gray), rgb, saturation);
  rgb = pow(max(rgb, 0.0) / pow(0.5, 1 - 1 / contrast), contrast);
  return half4(half3(saturate(rgb)) * color.a, color.a);
}
