#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

[[ stitchable ]] half4 checkerboard(float2 position, float size, half4 dark, half4 light) {
  uint2 cell = uint2(position / size);
  return (cell.x ^ cell.y) & 1 ? dark : light;
}
