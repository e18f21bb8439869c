#include "Common.h"
constant half gain = 0.1;
half bump(float x) { return half(x * x); }
half4 elsewhere(float amount, float2 p) { return half4(bump(amount) * gain); }
