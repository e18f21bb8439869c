#include <metal_stdlib>
using namespace metal;

half4 at(texture2d<half> image, float2 p) {
  constexpr sampler s(coord::normalized, address::clamp_to_zero, filter::nearest);
  return image.sample(s, p);
}

[[ stitchable ]] half4 pictured(float2 position, half4 color, texture2d<half> image) {
  float2 size = float2(image.get_width(), image.get_height());
  return at(image, position / size) + image.read(uint2(position)) * color;
}
