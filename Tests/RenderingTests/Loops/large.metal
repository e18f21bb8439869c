#include <metal_stdlib>
using namespace metal;

// Whole numbers that single precision does not have.
[[ stitchable ]] half4 large(float2 position, float2 size, float time) {
  float sum = 0;
  for (int i = 16777217; i < 16777220; i++) { sum += sin(time * (i % 10)) * position.x / size.x; }
  return half4(0.5 + 0.2 * sum, 0, 0, 1);
}
