#include <metal_stdlib>
using namespace metal;

constant int table[2][3] = { { 1, 2, 3 }, { 4, 5, 6 } };

[[ stitchable ]] half4 gridded(float2 position, half4 color) {
  float grid[2][2] = { { 1, 2 }, { 3, 4 } };
  grid[1][0] += table[1][2];
  return color * (grid[1][0] + grid[0][1]);
}
