#include <metal_stdlib>
using namespace metal;

float sum(device const float *values, int from, int count) {
  float total = 0;
  for (int i = 0; i < count; i++) total += values[from + i];
  return total;
}

[[ stitchable ]] half4 listed(float2 position, half4 color, device const float *values, int count) {
  return color * (sum(values + 1, 0, count - 1) + values[0]);
}
