#pragma once
#include "Common.h"
static half sharedScale(float2 p) { return half(0.5 + 0.5 * sin(p.x)); }
