#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 branched(float2 position, half4 color) {
  if (position.x < 1)
    color.r = 1;
  else if (position.x < 2)
    color.g = 1;
  else {
    color.b = 1;
    if (position.y > 0) return color;
  }
  return color.bgra;
}
