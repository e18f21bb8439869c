//
//  parameterizedNoise.metal
//
//  The noise over the mesh gradient as a SwiftUI color effect. The pattern hangs on the last bits
//  of a cosine, so only its statistics can be compared with another GPU's.
//

#include <metal_stdlib>
using namespace metal;

/// Multiplies every pixel by a random grey.
///
/// - Parameter intensity: 0 leaves the color, 1 multiplies it by the noise, 0.5 by default.
/// - Parameter frequency: Scale of the coordinates.
/// - Parameter opacity: Alpha of the result; red, green and blue are not multiplied by it.
[[ stitchable ]] half4 parameterizedNoise(float2 position, half4 color, float intensity,
                                          float frequency, float opacity) {
  float noise = fract(43758.5453 * cos(dot(frequency * position, float2(12.9898, 78.233))));
  float grey = mix(1.0, noise, intensity);
  return half4(half3(float3(color.rgb) * grey), opacity);
}
