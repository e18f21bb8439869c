#include <metal_stdlib>
using namespace metal;

// What GLSL leaves undefined for negative operands, and what it has itself.
[[ stitchable ]] half4 rest(float2 position, half4 color, int a) {
  int signedRest = a % 3;
  uint unsignedRest = uint(a) % 3u;
  int2 each = int2(a, 7) % int2(2);
  a %= 5;
  return color * (signedRest + unsignedRest + each.x + each.y + a);
}
