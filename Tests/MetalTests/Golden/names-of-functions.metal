#include <metal_stdlib>
using namespace metal;

// A variable that is called like a function, and functions that differ by their parameters.
float wave(float x) { return x * 2; }
float wave(float2 v) { return v.x + v.y; }
float wave(float x, float y) { return wave(x) + wave(float2(x, y)); }

[[ stitchable ]] half4 waves(float2 position, half4 color) {
  float waves = wave(position.x, position.y);
  return color * waves;
}
