#include <metal_stdlib>
using namespace metal;

// Words that GLSL reserves or calls by: each gets another name.
float input(float sample) { return sample; }
struct filter { float active, common; };

[[ stitchable ]] half4 reserved(float2 position, half4 color) {
  float out = input(position.x), texture = position.y;
  filter f = { out, texture };
  float mix__two = f.active + f.common;
  return half4(half(mix__two));
}
