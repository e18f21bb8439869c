#include <metal_stdlib>
using namespace metal;

float second(device const float *values) { return values[1]; }

[[ stitchable ]] half4 listed(float2 position, half4 color, device const float *values, int count) {
  return color * (second(values + 1) + values[count - 1]);
}
