#include <SwiftUI/SwiftUI_Metal.h>

// Everything of the library by its full name.
namespace glass {

struct Lens {
  float2 center;
  float radius = 40;
  float power{1.5};

  float2 bend(float2 p) const {
    float2 d = p - center;
    float r = metal::length(d) / radius;
    if (r >= 1.0f) { return p; }
    return center + d * metal::pow(r, power - 1);
  }
};

struct Ray { float2 origin, direction; };

inline Ray operator+(Ray ray, float2 step) { return {ray.origin + step, ray.direction}; }

template <typename T>
struct Pair { T first; T second; T sum() const { return first + second; } };

void split(float2 p, thread float &along, thread float &across) {
  along = p.x + p.y;
  across = p.x - p.y;
}

}  // namespace glass

[[ stitchable ]] float2 lens(float2 position, float2 center, float radius, float power) {
  glass::Lens lens{center, radius, power};
  return lens.bend(position);
}

[[ stitchable ]] half4 magnified(float2 position, SwiftUI::Layer layer, float2 center) {
  glass::Lens lens = {.center = center};
  return layer.sample(lens.bend(position));
}

[[ stitchable ]] half4 prism(float2 position, SwiftUI::Layer layer, float spread) {
  glass::Ray ray = {position, float2(1, 0)};
  half4 red = layer.sample((ray + ray.direction * spread).origin);
  half4 green = layer.sample(position);
  half4 blue = layer.sample((ray + -ray.direction * spread).origin);
  return half4(red.r, green.g, blue.b, metal::max3(red.a, green.a, blue.a));
}

[[ stitchable ]] half4 frosted(float2 position, SwiftUI::Layer layer, float amount) {
  glass::Pair<float2> offsets = {float2(amount, 0), float2(0, amount)};
  half4 sum = 0;
  for (int i = -1; i <= 1; i++)
    for (int j = -1; j <= 1; j++)
      sum += layer.sample(position + offsets.first * i + offsets.second * j);
  return sum / 9 + half4(offsets.sum().xyxy) * 0;
}

[[ stitchable ]] half4 pane(float2 position, float4 bounds, half4 tint, float bevel) {
  float2 p = metal::abs((position - bounds.xy) / bounds.zw - 0.5);
  float edge = metal::smoothstep(0.5 - bevel, 0.5, metal::max(p.x, p.y));
  return half4(tint.rgb * tint.a, tint.a) * half(1 - 0.5 * edge);
}

[[ stitchable ]] half4 shine(float2 position, half4 color, float2 size, float time) {
  float along, across;
  glass::split(position / size, along, across);
  float band = metal::exp(-metal::pow((along - metal::fmod(time, 3.0)) * 6, 2.0));
  return color + half4(half(band)) * color.a;
}

[[ stitchable ]] float2 ribbed(float2 position, float width, float bend) {
  float local = metal::fract(position.x / width) - 0.5;
  return position + float2(local * bend, 0);
}

[[ stitchable ]] half4 aberrated(float2 position, SwiftUI::Layer layer, float2 size, float amount) {
  float2 d = (position - size / 2) / size * amount;
  return half4(layer.sample(position + d).r, layer.sample(position).g,
               layer.sample(position - d).b, layer.sample(position).a);
}

[[ stitchable ]] half4 clear(float2 position, SwiftUI::Layer layer) { return half4(0); }

[[ stitchable ]] half4 clear(float2 position, half4 color) { return color * 0; }
