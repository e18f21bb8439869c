#include <SwiftUI/SwiftUI.h>
#import "../../Shared/Math.h"
#import "Noise.metal"

constexpr sampler repeating(address::repeat, filter::linear);
constant float3x3 sepiaTone = float3x3(
    float3(0.393, 0.349, 0.272), float3(0.769, 0.686, 0.534), float3(0.189, 0.168, 0.131));

static half4 pressed(SwiftUI::Layer layer, float2 p, float depth) {
  half4 a = layer.sample(p - depth), b = layer.sample(p + depth);
  return (a - b) * 0.5h + 0.5h;
}

[[ stitchable ]] half4 sepia(float2 position, half4 color) {
  float3 toned = sepiaTone * float3(color.rgb);
  return half4(half3(toned), color.a);
}

[[ stitchable ]] half4 grained(float2 position, half4 color, float amount) {
  half noise = GRAIN(position, 1.0) - 0.5;
  color.rgb += noise * amount * color.a;
  return color;
}

[[ stitchable ]] half4 fibres(float2 position, float2 size, half4 paperColor) {
  half3 c = paperColor.rgb;
  for (int i = 0; i < PAPER_FIBRES; ++i) {
    float2 p = garden::turned(position, i * 1.1);
    float n = garden::fbm(p * float2(0.01, 0.2));
    c -= 0.08h * half(n);
  }
  return half4(c, 1);
}

[[ stitchable ]] half4 embossed(float2 position, SwiftUI::Layer layer, float depth) {
  half4 relief = pressed(layer, position, depth);
  half grey = dot(relief.rgb, half3(0.299, 0.587, 0.114));
  return half4(half3(grey), 1) * layer.sample(position).a;
}

[[ stitchable ]] float2 crumpled(float2 position, float4 bounds, float amount) {
  float2 p = position / 30;
  float2 slope = {garden::valueNoise(p), garden::valueNoise(p.yx + 7.3)};
  return position + (slope - 0.5) * amount;
}

[[ stitchable ]] half4 inked(float2 position, half4 color, float threshold) {
  const half value = max3(color.r, color.g, color.b);
  if (color.a < 0.01h) return 0;
  return value > threshold ? half4(1, 1, 0.95, 1) : half4(half3(0.08), 1);
}

[[ stitchable ]] half4 woven(float2 position, float2 size, int kind) {
  paper::Weave weave = kind == 0 ? paper::Weave::plain : paper::Weave::twill;
  uint2 yarn = uint2(position / 4);
  uint shift = uint(weave);
  bool over = ((yarn.x + yarn.y * max(shift, 1u)) % (shift + 2)) == 0;
  return half4(half3(over ? 0.9 : 0.6), 1);
}

[[ stitchable ]] half4 stamped(float2 position, SwiftUI::Layer layer, float2 size, texture2d<half> mark, float scale) {
  half4 under = layer.sample(position);
  half4 print = mark.sample(repeating, position / size * scale);
  return under * (1 - print.a) + print;
}

[[ stitchable ]] half4 gradient(float2 position, float4 bounds, device const half4 *colors, int count) {
  float t = saturate((position.y - bounds.y) / bounds.w) * (count - 1);
  int low = clamp(int(t), 0, count - 2);
  return mix(colors[low], colors[low + 1], half(t - low));
}

[[ stitchable ]] float2 folded(float2 position, float2 size, float fold) {
  float x = position.x / size.x;
  float pleat = abs(fract(x * 4) - 0.5) * 2;
  return float2(position.x, position.y + garden::lerp(0.0f, fold, pleat));
}
