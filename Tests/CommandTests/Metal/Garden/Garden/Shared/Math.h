#pragma once

#include <metal_stdlib>
using namespace metal;

namespace garden {

/// Defined in Math.metal, as a project does that wants one copy of it.
float hash(float2 p);
float valueNoise(float2 p);
float fbm(float2 p, int octaves = 4);

inline float2 turned(float2 p, float angle) {
  float2x2 turn = float2x2(cos(angle), sin(angle), -sin(angle), cos(angle));
  return turn * p;
}

template <typename T>
T lerp(T a, T b, float t) { return a + (b - a) * T(t); }

template <int Steps>
float stepped(float x) { return floor(x * Steps) / Steps; }

}  // namespace garden
