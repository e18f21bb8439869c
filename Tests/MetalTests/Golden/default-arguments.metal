#include <metal_stdlib>
using namespace metal;

constant float unit = 0.5;
float shifted(float x, float by = unit * 2, int times = 1) { return x + by * times; }

[[ stitchable ]] half4 filled(float2 position, half4 color) {
  return color * (shifted(1) + shifted(2, 3) + shifted(position.x, 4, 5));
}
