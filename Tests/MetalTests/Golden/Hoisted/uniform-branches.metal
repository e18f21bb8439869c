#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 forked(float2 position, half4 color, float time) {
  float x = 0;
  if (time > 1) { x = sin(time) * cos(time * 3); } else { x = pow(time, 3); }
  if (position.x > 1) { color *= half(exp(time) + tan(time)); }
  return color * x;
}
