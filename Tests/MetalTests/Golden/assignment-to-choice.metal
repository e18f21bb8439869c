#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 assigned(float2 position, half4 color) {
  half a = 0, b = 0;
  (position.x < 1 ? a : b) = color.r + color.g;
  (position.y < 1 ? a : position.x > 2 ? color.r : b) += 0.5;
  return half4(a, b, color.r, 1);
}
