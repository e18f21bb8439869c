#include <metal_stdlib>
using namespace metal;

struct Filter { float input; float2 sample; };
constant float3 texture = float3(1, 0.5, 0.25);
constant half4 ink = half4(sin(1.0), 0, 0, 1);
float mod(float x, float y) { return x - y * floor(x / y); }

[[ stitchable ]] half4 clashes(float2 position, float smooth, half4 out) {
  Filter filter = { smooth, position };
  float distance = length(filter.sample), noise = mod(distance, 3);
  for (float step = 0; step < 1; step += 0.1) { float noise = step; filter.input += noise; }
  return half4(half3(texture * noise * filter.input), 1) * out + ink;
}
