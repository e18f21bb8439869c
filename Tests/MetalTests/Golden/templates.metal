#include <metal_stdlib>
using namespace metal;

template <typename T> T squared(T x) { return x * x; }
template <int count, typename T = float> T power(T x) {
  T result = 1;
  for (int i = 0; i < count; i++) result *= x;
  return result;
}

[[ stitchable ]] half4 made(float2 position, half4 color) {
  float2 p = squared(position);
  return squared(color) * (p.x + power<3>(p.y) + squared(2));
}
