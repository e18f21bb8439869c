#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
#include "../Shared/Math.h"
#include "../Shared/Color/Palette.h"
using namespace metal;

/// Slow clouds over a sky.
[[ stitchable ]] half4 clouds(float2 position, float4 bounds, float time, half4 sky, float cover) {
  float2 uv = (position - bounds.xy) / bounds.zw;
  uv.x *= bounds.z / bounds.w;
  float density = garden::fbm(uv * 3 + float2(time * 0.05, 0));
  density = smoothstep(1 - cover, 1, density * 1.6);
  return mix(sky, half4(1), half(density));
}

[[ stitchable ]] half4 rainfall(float2 position, SwiftUI::Layer layer, float2 size, float time, float strength) {
  float2 drop = float2(garden::stepped<4>(position.x), position.y) * 0.02;
  float fall = fract(garden::hash(float2(drop.x, 1)) + time + drop.y);
  float shift = strength * smoothstep(0.9, 1.0, fall);
  half4 under = layer.sample(position + float2(0, shift));
  under.rgb += half3(0.15h * half(shift / max(strength, 0.001)));
  return under;
}

[[ stitchable ]] float2 breeze(float2 position, float time, float speed, float reach) {
  float sway = sin(position.y * 0.05 + time * speed) + 0.5 * sin(position.y * 0.11 - time);
  return position + float2(sway * reach, 0);
}

[[ stitchable ]] half4 dusk(float2 position, half4 color, float amount) {
  Palette palette(half3(0.1, 0.05, 0.2), half3(1.0, 0.6, 0.3));
  half3 tinted = palette.at(Palette::luma(color.rgb));
  return half4(mix(color.rgb, tinted * color.a, half(amount)), color.a);
}

[[ stitchable ]] half4 meadow(float2 position, float2 size) {
  const half shade = garden::valueNoise(position / 12);
  return half4(Palette::leaf * (0.7h + 0.3h * shade), 1);
}

[[ stitchable ]] half4 snow(float2 position, half4 color, float2 size, float time, int flakes) {
  half cover = 0;
  for (int i = 1; i <= flakes && i < 8; i++) {
    float2 cell = position / (20.0 * i) + float2(sin(time + i), -time) ;
    float2 local = fract(cell) - 0.5;
    cover += 1.0h - smoothstep(0.05h, 0.1h, half(length(local)));
  }
  cover = min(cover, 1.0h) * color.a;
  return color + half4(half3(cover), 0) * (1 - color);
}

[[ stitchable ]] half4 lightning(float2 position, float4 bounds, float time) {
  float flash = pow(saturate(1 - fract(time) * 4), 3);
  float x = (position.x - bounds.x) / bounds.z - 0.5;
  float wobble = (garden::fbm(float2(position.y * 0.02, floor(time)), 5) - 0.5) * 0.4;
  float glow = 0.01 / (abs(x - wobble) + 0.005) * flash;
  return half4(half3(glow, glow, min(1.0, glow * 1.4)), 1);
}

[[ stitchable ]] float2 heat(float2 position, float4 bounds, float time, float amount) {
  auto lift = [](float y, float t) { return garden::valueNoise(float2(y * 0.1, t * 2)) - 0.5; };
  return float2(position.x + amount * lift(position.y, time), position.y);
}

[[ stitchable ]] half4 fogged(float2 position, SwiftUI::Layer layer, float2 size, half4 fog, float depth) {
  half4 sum = 0;
  const float2 offsets[] = {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}};
  for (auto offset : offsets) { sum += layer.sample(position + offset * depth); }
  float far = 1 - position.y / size.y;
  return mix(sum * 0.25h, fog * fog.a, half(far * saturate(depth / 10)));
}

[[ stitchable ]] half4 horizon(float2 position, SwiftUI::Layer layer) {
  return position.y < 20 ? half4(0.5, 0.7, 1, 1) : half4(0.3, 0.5, 0.2, 1);
}
