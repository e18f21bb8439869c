#include <metal_stdlib>
using namespace metal;

/// Pulls the layer toward a point, as if pressed into a soft sheet.
///
/// - Parameter center: Where the sheet is pressed. Space: user.
/// - Parameter radius: Where the pull has halved. Unit: points. Range: 8...240. Default: 90.
/// - Parameter depth: Strongest pull. Unit: points. Range: 0...40. Default: 14.
[[ stitchable ]] float2 dent(float2 position, float2 center, float radius, float depth) {
  float2 toCenter = center - position;
  float separation = length(toCenter);
  if (separation == 0) return position;
  float x = separation / radius;
  return position - toCenter / separation * depth * exp2(-x * x);
}
