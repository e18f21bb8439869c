#ifndef COMMON_H
#define COMMON_H
#include <metal_stdlib>
using namespace metal;
static inline half4 commonTint(half4 c, float a) { return half4(c.rgb * (1 - half(a) * 0.5), c.a); }
half4 elsewhere(float amount, float2 p);
#endif
