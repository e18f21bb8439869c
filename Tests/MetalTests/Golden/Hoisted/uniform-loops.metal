#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 summed(float2 position, half4 color, float time) {
  float sum = 0;
  for (int i = 0; i < 8; ++i) sum += sin(time * i) / (i + 1);
  float2x2 turn = float2x2(cos(time), sin(time), -sin(time), cos(time));
  float2 p = position;
  for (int i = 0; i < 4; ++i) p = turn * p + sum * cos(time + i);
  return color * half(p.x);
}
