#include <metal_stdlib>
using namespace metal;

constant float weights[3] = { 0.25, 0.5, 0.25 };

float sum(const thread float values[3]) { return values[0] + values[1] + values[2]; }

[[ stitchable ]] half4 listed(float2 position, half4 color) {
  float own[3] = { position.x, position.y };
  const float fixed[] = { 1, 2, 3, 4 };
  own[2] = weights[1];
  for (int i = 0; i < 3; i++) own[i] *= weights[i] + fixed[i];
  array<float, 2> typed = { 1, 2 };
  return color * (sum(own) + typed[1]);
}
