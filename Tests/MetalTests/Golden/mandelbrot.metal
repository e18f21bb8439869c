#include <metal_stdlib>
using namespace metal;

struct Complex {
  float re = 0, im = 0;
  float norm() const { return re * re + im * im; }
};
Complex operator*(Complex a, Complex b) { return { a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re }; }
Complex operator+(Complex a, Complex b) { return { a.re + b.re, a.im + b.im }; }

[[ stitchable ]] half4 mandelbrot(float2 position, float4 bounds) {
  Complex c = { position.x / bounds.z * 3 - 2, position.y / bounds.w * 2 - 1 }, z;
  int rounds = 0;
  while (z.norm() < 4 && rounds < 32) { z = z * z + c; rounds++; }
  return half4(half3(rounds / 32.0), 1);
}
