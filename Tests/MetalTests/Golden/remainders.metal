#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 remainders(float2 position) {
  int n = position.x - 8;
  n %= 5;
  int2 v = int2(n, -n) % 3;
  bool odd = n & 1;
  float whole, part = modf(position.y, whole);
  return half4(fmod(position.x, 2), fract(part), v.x + odd, pow(position.y, 2) + pow(whole, 0.5) + round(part));
}
