//  What gallery.metal only declares.
#include <metal_stdlib>
using namespace metal;

constant float3 kRecLuma = float3(0.2126, 0.7152, 0.0722);

float brightness(half3 color) {
  return dot(float3(color), kRecLuma);
}

float3 rainbow(float turn) {
  return .55 + .45 * cos(6.2831853 * (turn + float3(0., .33, .67)));
}

half3 rainbowAsHalf(float turn) {
  return half3(rainbow(turn));
}
