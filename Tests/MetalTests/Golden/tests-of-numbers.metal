#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 tested(float2 position, half4 color) {
  float x = position.x / position.y;
  bool odd = isnan(x) || isinf(x) || !isfinite(x) || signbit(x);
  bool2 each = isnan(position);
  return odd || any(each) ? half4(0) : color;
}
