#include <metal_stdlib>
using namespace metal;

constant float turn = 6.28318530718;
constant float half_turn = turn / 2;
constant float computed = sin(1.0) + half_turn;
constant float3 axis = float3(0, 1, 0);
constexpr constant int count = 4 * 2;

[[ stitchable ]] half4 fixed(float2 position, half4 color) {
  constexpr float local = 0.25;
  float list[count / 4] = { computed, local };
  return color * (list[0] + list[1] + axis.y * half_turn);
}
