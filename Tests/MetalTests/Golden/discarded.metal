#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 dropped(float2 position, half4 color) {
  if (color.a < 0.1) discard_fragment();
  return color;
}
