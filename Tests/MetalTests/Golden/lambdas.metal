#include <metal_stdlib>
using namespace metal;

template <typename F> float twice(F f, float x) { return f(f(x)); }

[[ stitchable ]] half4 closed(float2 position, half4 color) {
  float scale = 2;
  auto scaled = [=](float x) { return x * scale; };
  auto count = [&](float by) { scale += by; };
  count(1);
  float once = [](float x) { return x + 1; }(position.x);
  return color * (twice(scaled, position.y) + once + scale);
}
