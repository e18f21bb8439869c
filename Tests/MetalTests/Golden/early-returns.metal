#include <metal_stdlib>
using namespace metal;

// The paths without a value: GLSL wants one at the end.
half graded(float x) {
  if (x < 1) { return 0; }
  if (x < 2) { return 0.5; } else { return 1; }
}
half partly(float x) {
  if (x < 1) { return 0; }
}

[[ stitchable ]] half4 returned(float2 position, half4 color) {
  return color * graded(position.x) + partly(position.y);
}
