//
//  parameterizedNoise.metal
//
//  White noise over a view.
//

#include <metal_stdlib>
using namespace metal;

/// Multiplies every pixel by a random grey.
///
/// - Parameters:
///   - intensity: 0 leaves the color, 1 multiplies it by the noise.
///   - frequency: Scale of the noise's coordinates.
///   - opacity: Alpha of the result; red, green and blue are not multiplied by it.
[[ stitchable ]] half4 parameterizedNoise(float2 position, half4 color, float intensity,
                                          float frequency, float opacity) {
  float noise = fract(cos(dot(position * frequency, float2(12.9898, 78.233))) * 43758.5453);
  return half4(half3(float3(color.rgb) * mix(1.0, noise, intensity)), opacity);
}
