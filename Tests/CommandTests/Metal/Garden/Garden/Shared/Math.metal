#include "Math.h"

namespace garden {

static float wrapped(float x) { return fract(x * 43758.5453); }

float hash(float2 p) { return wrapped(sin(dot(p, float2(12.9898, 78.233)))); }

float valueNoise(float2 p) {
  const float2 cell = floor(p);
  const float2 f = fract(p);
  const float2 u = f * f * (3.0 - 2.0 * f);
  return mix(
      mix(hash(cell), hash(cell + float2(1, 0)), u.x),
      mix(hash(cell + float2(0, 1)), hash(cell + float2(1, 1)), u.x), u.y);
}

float fbm(float2 p, int octaves) {
  float sum = 0, amplitude = 0.5;
  for (int i = 0; i < octaves; ++i, amplitude *= 0.5) {
    sum += amplitude * valueNoise(p);
    p = turned(p * 2.02, 0.5);
  }
  return sum;
}

}  // namespace garden
