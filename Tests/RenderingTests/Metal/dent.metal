//
//  dent.metal
//
//  A dent as a SwiftUI distortion effect.
//

#include <metal_stdlib>
using namespace metal;

/// Pulls the layer toward a point, as if pressed into a soft sheet.
///
/// - Parameter center: Where the sheet is pressed, in points.
/// - Parameter radius: Distance at which the pull has halved, in points.
/// - Parameter depth: Strongest pull, in points.
[[ stitchable ]] float2 dent(float2 position, float2 center, float radius, float depth) {
  float2 offset = position - center;
  float separation = length(offset);
  if (separation == 0) {
    return position;
  }
  // A bell that is 1 at the finger and one half at the radius.
  float bell = exp2(-length_squared(offset / radius));
  return position + offset / separation * bell * depth;
}
