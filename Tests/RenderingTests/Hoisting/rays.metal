#include <metal_stdlib>
using namespace metal;

// SwiftUI color effect: rays in as many turns as a fraction has whole ones.
constant float turns = 2.7;
constant int many = 258;

[[ stitchable ]] half4 rays(float2 position, half4 color, float time) {
  float2 p = position / 48;
  float3 light = 0;
  for (int i = 0; i < int(2.7); i++) {
    light.x += 0.3 * p.x * (1.5 + sin(exp(sin(time * i))) * cos(time + i));
  }
  for (int i = 0; i < int(turns); i++) {
    light.y += 0.3 * p.x * (1.5 + sin(exp(sin(time * i))) * cos(time + i));
  }
  for (int i = 0; i < uchar(many); i++) {
    light.z += 0.3 * p.x * (1.5 + sin(exp(sin(time * i))) * cos(time + i));
  }
  return half4(half3(light), 1);
}
