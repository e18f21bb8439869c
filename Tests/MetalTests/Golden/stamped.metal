#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 stamped(float2 position, half4 color, texture2d<half> stamp, float scale) {
  constexpr sampler tiled(filter::linear, address::repeat);
  float2 size = float2(stamp.get_width(), stamp.get_height());
  half4 ink = stamp.sample(tiled, position / size / scale);
  return color * (1 - ink.a) + ink;
}
