#include <metal_stdlib>
using namespace metal;

float taken(thread int &i) { return i++; }

[[ stitchable ]] half4 effects(float2 position, half4 color) {
  int i = 0, j;
  float list[3] = { 1, 2, 3 };
  float a = list[i++] + list[i];
  j = i += 1;
  if ((i -= 2) < 1 && taken(i) > -1) a += i;
  float b = (i++, j--, taken(j));
  list[j++] += b;
  return color * (a + b + list[0]);
}
