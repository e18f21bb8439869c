#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 masked(float2 position, half4 color, int a, int b) {
  int low = (a & 15) == b ? a | b : a ^ b & 3;
  int moved = (a + 1) << 2 | b >> (1 + 1);
  bool both = (a < b || a == 3) && !(b > 2 && a != b) || a == b;
  return color * low + (both ? moved : ~a);
}
