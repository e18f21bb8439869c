//
//  dent.metal
//
//  A view that is pressed in at a point.
//

#include <metal_stdlib>
using namespace metal;

/// Pulls the layer toward a point, as if pressed into a soft sheet.
///
/// - Parameters:
///   - center: Where the sheet is pressed, in points.
///   - radius: Distance at which the pull has halved, in points.
///   - depth: Strongest pull, in points.
[[ stitchable ]] float2 dent(float2 position, float2 center, float radius, float depth) {
  float2 toCenter = center - position;
  float separation = length(toCenter);
  if (separation == 0) return position;  // no direction to pull in

  float x = separation / radius;
  return position - toCenter / separation * depth * exp2(-x * x);
}
