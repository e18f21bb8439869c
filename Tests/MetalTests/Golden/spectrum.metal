#include <metal_stdlib>
using namespace metal;

static float loudest(device const float *levels, int count) {
  float most = 0;
  for (int i = 0; i < count; ++i) { most = max(most, levels[i]); }
  return most;
}

[[ stitchable ]] half4 spectrum(float2 position, float4 bounds, device const float *levels, int count, device const half4 *colors, int colorCount) {
  int bar = position.x / bounds.z * count;
  float level = levels[bar] / loudest(levels, count);
  return 1 - position.y / bounds.w < level ? colors[bar % colorCount] : half4(0);
}
