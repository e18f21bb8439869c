#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 grouped(float2 position, half4 color, float a, float b, float c) {
  float difference = a - (b - c) - a;
  float quotient = a / (b * c) / (a / b);
  float negative = -(a + b) - -c;
  float chosen = (a < b ? a : b) + (a < b ? b : c);
  float nested = a < b ? b < c ? a : b : c;
  return color * (difference + quotient * (negative + chosen)) * nested;
}
