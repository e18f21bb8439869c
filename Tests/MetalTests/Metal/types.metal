// MARK: half vectors → 0 0.5 1 1.5
[[ stitchable ]] half4 f(float2 position) {
  half2 a = half2(1, 2);
  half3 b = half3(a, 3);
  half4 c = half4(0, b);
  return c * 0.5;
}

// MARK: int and uint vectors → 10 -6 3 4
[[ stitchable ]] half4 f(float2 position) {
  int2 a = int2(5, -3);
  uint2 b = uint2(7u, 9u);
  a *= 2;
  b = b >> 1;
  return half4(a.x, a.y, b.x, b.y);
}

// MARK: bool variables → 1 0 1 3
[[ stitchable ]] half4 f(float2 position) {
  bool a = true, b = !a;
  bool c = a && !b;
  return half4(a, b, c, a ? 3 : 4);
}

// MARK: 2 by 2 matrices are columns → 31 42 21 43
[[ stitchable ]] half4 f(float2 position) {
  float2x2 m = float2x2(1, 2, 3, 4);
  float2 r = m * float2(1, 10);
  float2 s = float2(1, 10) * m;
  return half4(r.x, r.y, s.x, s.y);
}

// MARK: 3 by 3 matrices → 2 3 3 1
[[ stitchable ]] half4 f(float2 position) {
  float3x3 m = float3x3(float3(1, 0, 0), float3(0, 2, 0), float3(1, 1, 3));
  float3 v = m * float3(1, 1, 1);
  return half4(half3(v), m[2][1]);
}

// MARK: half matrices → -4 3 1 -1
[[ stitchable ]] half4 f(float2 position) {
  half2x2 m = half2x2(half2(0, 1), half2(-1, 0));
  half2 v = m * half2(3, 4);
  return half4(v, determinant(m), transpose(m)[0][1]);
}

// MARK: matrix lists → 6 7 3 2
[[ stitchable ]] half4 f(float2 position) {
  float3x3 m = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
  float2x2 n = { float2(1, 2), float2(3, 4) };
  return half4(m[1][2], m[2][0], n[1][0], float2x2(2.0)[1][1]);
}

// MARK: products of matrices → 7 9 2 4
[[ stitchable ]] half4 f(float2 position) {
  float2x2 a = float2x2(1, 2, 3, 4);
  float2x2 b = float2x2(0, 1, 1, 0);
  float2x2 c = a * b * 2;
  c[0] += 1;
  return half4(c[0].x, c[0].y, c[1].x, c[1].y);
}

// MARK: v *= m → 21 43 4 8
[[ stitchable ]] half4 f(float2 position) {
  float2x2 m = float2x2(1, 2, 3, 4);
  float2 v = float2(1, 10);
  v *= m;
  m *= 2;
  return half4(v.x, v.y, m[0].y, m[1].y);
}

// MARK: type aliases of simd → 2 5 6 0
[[ stitchable ]] half4 f(float2 position) {
  vector_float2 a = {1, 2};
  simd_float3 b = simd_float3(3, 4, 5);
  packed_float2 c = packed_float2(6, 7);
  return half4(a.y, b.z, c.x, 0);
}

// MARK: vec<T, N> → 3 5 7 0
[[ stitchable ]] half4 f(float2 position) {
  vec<float, 3> a = vec<float, 3>(1, 2, 3);
  metal::vec<half, 2> b = {4, 5};
  array<float, 2> c = {6, 7};
  return half4(a.z, b.y, c[1], 0);
}

// MARK: unsigned words → 3 4 5 16
[[ stitchable ]] half4 f(float2 position) {
  unsigned int a = 3;
  unsigned b = 4;
  long c = 5;
  return half4(a, b, c, sizeof(float3));
}
