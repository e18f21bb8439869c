#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 turned(float2 position, half4 color, float angle) {
  float2x2 turn = float2x2(cos(angle), sin(angle), -sin(angle), cos(angle));
  float3x3 scale = float3x3(2);
  float4x2 tall = float4x2(float2(1), float2(2), float2(3), position);
  turn[0].y *= 2;
  float2 p = turn * position * turn;
  float3 q = transpose(scale) * float3(p, 1);
  return half4(half2(p), half(determinant(turn)), half(q.z + tall[3].x));
}
