#include <metal_stdlib>
using namespace metal;

float first(const thread float *p, int n) { float s = 0; for (int i = 0; i < n; ++i) s += p[i]; return s; }
void doubled(thread float *p) { *p *= 2; }
float walked(const thread float *p) { float a = *p++; return a + *p; }

[[ stitchable ]] half4 pointed(float2 position, half4 color) {
  float list[4] = { 1, 2, 3, 4 };
  float one = position.x;
  doubled(&one);
  doubled(&list[2]);
  return color * (first(list + 1, 2) + walked(&list[1]) + one);
}
