#include <metal_stdlib>
using namespace metal;

namespace shape {
  constant float size = 2;
  float scaled(float x) { return x * size; }
  namespace inner { float scaled(float x) { return shape::scaled(x) + 1; } }
}
using namespace shape;

[[ stitchable ]] half4 spaced(float2 position, half4 color) {
  return color * (scaled(position.x) + inner::scaled(position.y));
}
