#include <metal_stdlib>
using namespace metal;

float2 orbit(float t) { return float2(cos(t), sin(t)) * exp2(t); }
float near(float2 p, float t) { return length(p - orbit(t)) * sqrt(t + 2); }

[[ stitchable ]] half4 circled(float2 position, half4 color, float time) {
  return color * half(near(position, time));
}
