#include <metal_stdlib>
using namespace metal;

static half luma(half3 c) { return dot(c, half3(0.2126h, 0.7152h, 0.0722h)); }
static half luma(half4 c) { return luma(c.rgb); }

[[ stitchable ]] half4 duotone(float2 position, half4 color, half4 shadow, half4 highlight, float amount) {
  half4 toned = mix(shadow, highlight, luma(color)) * color.a;
  return mix(color, toned, saturate(amount));
}
