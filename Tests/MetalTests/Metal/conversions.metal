// MARK: float and half mix → 0.25 0.5 0.75 1
[[ stitchable ]] half4 f(float2 position) {
  half h = 0.25h;
  float f = h * 2;
  half g = f + h;
  return half4(h, f, g, 1);
}

// MARK: scalar to vector → 0.75 0.75 0.75 0.75
[[ stitchable ]] half4 f(float2 position) {
  half4 o = 0;
  o += 0.25;
  o = max(o, 0.5);
  return mix(o, 1, 0.5);
}

// MARK: integer literal to float → 6 0.33333333 9 2
[[ stitchable ]] half4 f(float2 position) {
  float x = 3;
  return half4(x * 2, 1 / x, pow(x, 2), x - 1);
}

// MARK: int variable to float → 1.5 1.5 1 3
[[ stitchable ]] half4 f(float2 position) {
  int n = 3;
  float x = n;
  return half4(x / 2, n * 0.5, n / 2, sqrt(float(n * 3)));
}

// MARK: float to int → 2 -2 -3 7
[[ stitchable ]] half4 f(float2 position) {
  int a = 2.9;
  int b = -2.9;
  int c = floor(-2.1);
  return half4(a, b, c, int(7.99));
}

// MARK: int literal to uint → 13 6 1 1
[[ stitchable ]] half4 f(float2 position) {
  uint a = 3;
  a = a + 4;
  a = a * 2 - 1;
  return half4(a, a / 2, a % 4, a > 12);
}

// MARK: int to bool → 5 1 0 1
[[ stitchable ]] half4 f(float2 position) {
  int n = 6;
  float r = 0;
  if (n & 2) r += 1;
  if (n & 1) r += 2;
  if (!(n & 8)) r += 4;
  return half4(r, bool(n), !n, 1);
}

// MARK: bool to float → 1 1 0 1.5
[[ stitchable ]] half4 f(float2 position) {
  float x = 2 > 1;
  bool b = 0.5;
  bool c = 0.0;
  return half4(x, b, c, (3 > 2) + (2 > 1) * 0.5);
}

// MARK: half4 of a float4 → 2 3 4 1
[[ stitchable ]] half4 f(float2 position) {
  float4 v = float4(1, 2, 3, 4);
  half4 h = half4(v);
  float3 w = float3(h.yzw);
  return half4(half3(w), h.x);
}

// MARK: half3 of a half4 → 3 2 1 2
[[ stitchable ]] half4 f(float2 position) {
  half4 c = half4(1, 2, 3, 4);
  half3 d = half3(c);
  half2 e = half2(c);
  return half4(d.zyx, e.y);
}

// MARK: literals → 2 2.25 15.1 27
[[ stitchable ]] half4 f(float2 position) {
  return half4(0.5h + 1.5f, 2. + .25, 1e-1 + 1.5e1, 0x10 + 010 + 0b11);
}

// MARK: constants → 3.14159265 3.14159265 1.41421356 0
[[ stitchable ]] half4 f(float2 position) {
  return half4(M_PI_F, M_PI_H, M_SQRT2_F, 1 / INFINITY);
}

// MARK: more constants → 2.71828183 1.57079633 1 0.63661977
[[ stitchable ]] half4 f(float2 position) {
  return half4(M_E_F, M_PI_2_F, FLT_EPSILON * 8388608, M_2_PI_F);
}

// MARK: static_cast and C cast → 5 5 3.5 0.5
[[ stitchable ]] half4 f(float2 position) {
  float x = 5.7;
  return half4(static_cast<int>(x), (int)x, (float)7 / 2, static_cast<half>(0.5));
}

// MARK: as_type → 3 1 1 1
[[ stitchable ]] half4 f(float2 position) {
  return half4(as_type<float>(0x40400000), as_type<uint>(1.0f) == 0x3f800000u, as_type<int>(-0.0f) < 0, as_type<float>(1065353216u));
}

// MARK: narrow integers → 44 -56 4464 -25536
[[ stitchable ]] half4 f(float2 position) {
  uchar a = 300;
  char b = 200;
  ushort c = 70000;
  short d = 40000;
  return half4(a, b, c, d);
}

// MARK: constants that are computed from fractions → 5 7 1 3
constant float share = 0.7;
constant int three = 3.9;
[[ stitchable ]] half4 f(float2 position) {
  const int two = 2.5;
  float a[int(2.5 * two)], b[int(share * 10)], c[int(0.1 * 10)], d[three];
  return half4(sizeof(a) / sizeof(float), sizeof(b) / sizeof(float), sizeof(c) / sizeof(float),
               sizeof(d) / sizeof(float));
}

// MARK: constants that wrap around → 1 4 15 2
[[ stitchable ]] half4 f(float2 position) {
  float a[uchar(257)], b[(uint)-1 >> 30], c[~0u / 0x11111111u], d[5 % 3];
  return half4(sizeof(a) / sizeof(float), sizeof(b) / sizeof(float) + 1,
               sizeof(c) / sizeof(float), sizeof(d) / sizeof(float));
}
