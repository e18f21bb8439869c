#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 helped(float2 position, half4 color) {
  float2 a = fmod(position, 3) + fdim(position, 1) + copysign(position, -1);
  float b = exp10(position.y) + sinpi(a.x) + rint(a.y);
  float whole;
  float rest = modf(position.x, whole);
  float c = median3(a.x, a.y, b) + length_squared(position);
  return half4(b, rest, whole, c);
}
