#include <metal_stdlib>
using namespace metal;

// What the head of a loop declares and its body changes has another value in each round.
[[ stitchable ]] half4 heads(float2 position, float2 size, float time, float strength) {
  float2 p = position / size;
  float sum = 0;
  for (float t = 0; t < 2 + p.x;) {
    sum += p.y * t;
    t += 0.4 + 0.1 * sin(time);
  }
  float other = 0;
  for (int i = 0, n = 2 + int(strength * 3); i < 4; i++) {
    other += sin(p.x * n);
    n = n + 3;
  }
  return half4(fract(sum), 0.5 + 0.2 * other, strength, 1);
}
