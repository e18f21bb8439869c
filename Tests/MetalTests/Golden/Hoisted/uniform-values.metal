#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 glow(float2 position, half4 color, float time, float2 center) {
  float turn = sin(time * 2);
  float2 axis = float2(cos(time), turn);
  float2 p = (position - center) * turn;
  return color * half(dot(p, axis) * exp(-time));
}
