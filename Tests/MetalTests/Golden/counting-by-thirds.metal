#include <metal_stdlib>
using namespace metal;

// A loop over floats with a jump out, whose rounds drivers must not count themselves.
[[ stitchable ]] half4 thirds(float2 position, half4 color) {
  float best = 0;
  for (float t = 0; t < 1; t += 1.0 / 3) {
    best = max(best, sin(t * position.x));
    if (best > 0.9) break;
  }
  return color * best;
}
