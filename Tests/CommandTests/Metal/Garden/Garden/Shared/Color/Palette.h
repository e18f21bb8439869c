#pragma once

#include <metal_stdlib>

struct Palette {
  half3 from;
  half3 to;

  static constant half3 leaf;
  static constant float weights[3];

  Palette(half3 a, half3 b);
  half3 at(half t) const;
  half3 at(half t, half lift) const;
  static half luma(half3 c);
};

constant half3 Palette::leaf = half3(0.24h, 0.52h, 0.2h);
constant float Palette::weights[3] = {0.2126, 0.7152, 0.0722};

inline Palette::Palette(half3 a, half3 b) : from(a), to(b) {}
inline half3 Palette::at(half t) const { return metal::mix(from, to, metal::saturate(t)); }
inline half3 Palette::at(half t, half lift) const { return at(t) + lift; }
inline half Palette::luma(half3 c) {
  return c.r * weights[0] + c.g * weights[1] + c.b * weights[2];
}
