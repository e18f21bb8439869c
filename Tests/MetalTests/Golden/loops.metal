#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 looped(float2 position, half4 color) {
  float sum = 0;
  for (int i = 0, j = 9; i < j; ++i, j--) {
    if (i == 2) continue;
    sum += i * j;
  }
  while (sum > 10) sum *= 0.5;
  do { sum += 1; } while (sum < position.x);
  for (;;) { if (sum > position.y) break; sum += 3; }
  return color * sum;
}
