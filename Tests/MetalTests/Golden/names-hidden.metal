#include <metal_stdlib>
using namespace metal;

// A name in an inner scope hides the outer one, and its value may read what it hides.
[[ stitchable ]] half4 hidden(float2 position, half4 color) {
  float x = position.x;
  {
    float x = x + 1;
    color.r = x;
  }
  for (int x = 0; x < 2; ++x) { color.g += x; }
  return color * x;
}
