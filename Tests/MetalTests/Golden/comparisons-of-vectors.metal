#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 compared(float2 position, half4 color) {
  bool2 less = position < float2(3);
  bool2 same = position == position.yx;
  bool2 either = less || same, both = less && !same;
  float2 chosen = select(position, float2(1), both);
  return any(either) ? half4(chosen.x) : color * chosen.y;
}
