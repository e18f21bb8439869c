#include <metal_stdlib>
using namespace metal;

#define SCALE 2.5
#define MIX(a, b) ((a) + (b) * SCALE)
#ifdef SCALE
#define SHIFT(p) p - 1
#else
#error none
#endif

[[ stitchable ]] half4 expanded(float2 position, half4 color) {
  return color * MIX(position.x, SHIFT(position.y));
}
