#include <metal_stdlib>
using namespace metal;

void swapped(thread float &a, thread float &b) { float t = a; a = b; b = t; }
void raised(thread float2 &v, float by) { v += by; }
float read(const thread float3 &v) { return v.x; }
void reset(thread int &n) { n = 0; }

[[ stitchable ]] half4 referred(float2 position, half4 color) {
  float x = 1, y = 2;
  swapped(x, y);
  raised(position, x);
  thread float &alias = position.y;
  alias += y;
  int n = 3;
  reset(n);
  return color * (position.x + position.y + read(float3(alias)) + n);
}
