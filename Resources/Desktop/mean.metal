#include <metal_stdlib>
using namespace metal;

/// Reduces a picture of four times the layer's size: the mean of the sixteen pixels that a pixel
/// covers.
[[ stitchable ]] half4 mean(float2 position, half4 color, texture2d<half> picture) {
  // A sample where four pixels meet is the mean of them.
  constexpr sampler between(coord::pixel, filter::linear, address::clamp_to_edge);
  float2 corner = 4 * floor(position);
  half4 sum = picture.sample(between, corner + float2(1, 1));
  sum += picture.sample(between, corner + float2(3, 1));
  sum += picture.sample(between, corner + float2(1, 3));
  sum += picture.sample(between, corner + float2(3, 3));
  return sum / 4;
}
