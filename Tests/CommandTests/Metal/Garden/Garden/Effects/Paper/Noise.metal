#ifndef PAPER_NOISE
#define PAPER_NOISE

#include <metal_stdlib>

#define GRAIN(p, scale) paper::grain((p) * (scale))
#ifdef __METAL_VERSION__
#define PAPER_FIBRES 3
#else
#define PAPER_FIBRES 1
#endif

namespace paper {

enum class Weave : uint { plain, twill = 3, satin };

inline uint scramble(uint x) {
  x ^= x >> 16u;
  x *= 0x7feb352du;
  x ^= x >> 15;
  return x * 0x846ca68bu;
}

inline float grain(float2 p) {
  uint2 cell = uint2(int2(metal::floor(p)));
  return float(scramble(cell.x + scramble(cell.y)) & 0xffffu) / 65535.0;
}

}  // namespace paper

#endif
