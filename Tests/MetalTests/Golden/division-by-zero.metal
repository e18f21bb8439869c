#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 infinite(float2 position, half4 color) {
  float one = 1.0 / 0.0, none = position.x / 0.0, two = 1.0 / 2.0;
  return half4(one, none, two, 1);
}
