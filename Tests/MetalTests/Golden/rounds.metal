#include <metal_stdlib>
using namespace metal;

template <typename T, int N> T mean(thread const T (&values)[N]) {
  T sum = 0;
  for (int i = 0; i < N; i++) sum += values[i];
  return sum / N;
}

[[ stitchable ]] half4 rounds(float2 position) {
  float n = 0;
  for (float i = 0.1; i <= 1.0; i += 0.1) n++;
  half3 tints[] = { half3(1, 0, 0), half3(0, 1, 0), {0, 0, 1} };
  const float weights[3] = { 0.25, 0.5, 0.25 };
  do { n -= 0.5; } while (n > 5);
  switch (int(n)) {
    case 1: case 2: return 0;
    case 3: n = weights[1]; break;
    default: n *= 2;
  }
  return half4(mean(tints), n);
}
