//  Noise for gallery.metal, without `using namespace`, so that any file can include it.
#pragma once
#include <metal_stdlib>

#ifndef OCTAVES
#define OCTAVES 5
#endif

/// A number between 0 and 1 that looks like chance, from the bits of a whole cell.
inline float chance(uint2 cell) {
  uint h = cell.x * 0x9E3779B1u + cell.y * 0x85EBCA77u;
  h ^= h >> 15;
  h *= 0x2C1B3C6Du;
  h ^= h >> 12;
  h *= 0x297A2D39u;
  h ^= h >> 15;
  return float(h & 0xFFFFFFu) / 16777216.0;
}

/// The same for any point of a cell; cells may lie left of and above the origin.
inline float chance(float2 p) {
  return chance(uint2(int2(metal::floor(p)) + 4096));
}

/// Hills between 0 and 1, one a unit.
inline float hills(float2 p) {
  float2 cell = metal::floor(p);
  float2 t = metal::fract(p);
  t = t * t * (3 - 2 * t);
  float top = metal::mix(chance(cell), chance(cell + float2(1, 0)), t.x);
  float bottom = metal::mix(chance(cell + float2(0, 1)), chance(cell + 1), t.x);
  return metal::mix(top, bottom, t.y);
}

/// Hills on hills, between 0 and 1.
inline float mountains(float2 p) {
  float sum = 0., height = .5;
  for (int i = 0; i < OCTAVES; i++, height *= .5) {
    sum += height * hills(p);
    p = p * 2.03 + 17.;
  }
  return sum;
}
