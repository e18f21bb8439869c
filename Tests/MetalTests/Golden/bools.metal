#include <metal_stdlib>
using namespace metal;

bool inside(float2 p) { return all(p > 0) && any(p < 4); }

[[ stitchable ]] half4 truths(float2 position, half4 color, int n) {
  bool a = inside(position), b = n, c = !n;
  int count = a + b;
  if (n && position.x) { count += c ? 1 : -1; }
  return color * count;
}
