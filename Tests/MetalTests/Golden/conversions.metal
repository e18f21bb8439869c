#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 converted(float2 position, half4 color, int n, bool flag) {
  uint u = n;
  float f = flag + u;
  bool b = f;
  int2 i = int2(position) + n;
  float2 same = float2(i);
  uint bits = as_type<uint>(f);
  float back = as_type<float>(bits ^ 1u);
  return half4(f, b, same.x + i.y, back) + half(position.x) * n;
}
