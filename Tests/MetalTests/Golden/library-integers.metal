#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 counted(float2 position, half4 color, int n, uint u) {
  int a = abs(n) + min(n, 3) + clamp(n, 0, 9) + mulhi(n, n);
  uint b = popcount(u) + clz(u) + reverse_bits(u) + rotate(u, 3u);
  int c = addsat(n, 5) + absdiff(n, 2) + extract_bits(n, 2, 3);
  return half4(a, b, c, insert_bits(n, a, 1, 2));
}
