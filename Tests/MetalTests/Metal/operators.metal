// MARK: swizzle read → 4 2 3 4
[[ stitchable ]] half4 f(float2 position) {
  float4 v = float4(1, 2, 3, 4);
  return half4(v.wzyx.x, v.xxyy.w, v.rgb.b, half(v.ga.y));
}

// MARK: swizzle write → 14 2 6 5
[[ stitchable ]] half4 f(float2 position) {
  half4 c = half4(1, 2, 3, 4);
  c.rg = c.gr;
  c.rgb *= 2;
  c.wx += half2(1, 10);
  return c;
}

// MARK: component of a scalar index → 6 2 6 0
[[ stitchable ]] half4 f(float2 position) {
  float3 v = float3(1, 2, 3);
  float s = 0;
  for (int i = 0; i < 3; i++) { s += v[i]; v[i] = v[i] * i; }
  return half4(s, v[1], v[2], v[0]);
}

// MARK: array index → 0 2 5 4
[[ stitchable ]] half4 f(float2 position) {
  float a[4] = {1, 2, 3, 4};
  int i = 2;
  a[i] += a[i - 1];
  a[0]--;
  return half4(a[0], a[1], a[2], a[3]);
}

// MARK: ?: → 1 2 7 0
[[ stitchable ]] half4 f(float2 position) {
  float x = 0.3;
  return half4(x < 0.5 ? 1 : 2, x > 0.5 ? 1.5 : 2, x > 1 ? 1 : x > 0.2 ? 7 : 9, 0);
}

// MARK: ?: between vectors → 1 2 3 1
[[ stitchable ]] half4 f(float2 position) {
  bool flip = position.x < 1;
  half3 c = flip ? half3(1, 2, 3) : half3(0);
  return half4(c, flip ? 1 : 0);
}

// MARK: ?: by component → -1 20 30 15
[[ stitchable ]] half4 f(float2 position) {
  float3 v = float3(1, 2, 3);
  float3 r = v > 1.5 ? v * 10 : float3(-1);
  int3 q = v > 1.5 ? int3(7) : int3(8);
  return half4(half3(r), q.x + q.z);
}

// MARK: comparison of vectors → 1 0 1 1
[[ stitchable ]] half4 f(float2 position) {
  float3 v = float3(1, 2, 3);
  bool3 b = v < float3(2);
  bool3 e = v == 2;
  return half4(b.x, b.y, any(e) && !all(b), all(!b || v < 5));
}

// MARK: == with a number → 1 0 0 1
[[ stitchable ]] half4 f(float2 position) {
  float a = 0.5, b = 2;
  return half4(a == 0.5, b != 2, a == b, position.x == 0.5);
}

// MARK: bits → 8 15 9 50
[[ stitchable ]] half4 f(float2 position) {
  int a = 12;
  uint b = 5u;
  return half4(a & 10, a | 3, a ^ 5, ((a >> 2) << 4) + (~b & 7u));
}

// MARK: compound bits → 16 3 0 0
[[ stitchable ]] half4 f(float2 position) {
  int a = 6;
  a <<= 2;
  a |= 1;
  a ^= 8;
  a &= 30;
  int b = a;
  b >>= 1;
  b %= 5;
  return half4(a, b, 0, 0);
}

// MARK: % → 2 5 3 -3
[[ stitchable ]] half4 f(float2 position) {
  int a = 17;
  uint b = 17;
  int2 v = int2(7, -7) % 4;
  return half4(a % 5, b % 6, v.x, v.y);
}

// MARK: ++ and -- → 3 5 4 1.5
[[ stitchable ]] half4 f(float2 position) {
  int i = 3;
  int a = i++;
  int b = ++i;
  float x = 0.5;
  x++;
  --i;
  return half4(a, b, i, x);
}

// MARK: comma → 6 3 0 0
[[ stitchable ]] half4 f(float2 position) {
  int a = 1, b = 2;
  a = (b++, b * 2);
  return half4(a, b, 0, 0);
}

// MARK: assignment as a value → 8 6 2 0
[[ stitchable ]] half4 f(float2 position) {
  float a, b, c;
  a = b = c = 2;
  a += b *= 3;
  return half4(a, b, c, 0);
}

// MARK: precedence → 1 0.33333333 1 5.6666667
[[ stitchable ]] half4 f(float2 position) {
  float a = 2, b = 3;
  return half4(a - (b - a), a / (b * a), -a - -b, a * b + a / b - 1);
}

// MARK: logical operators → 1 0 0 1
[[ stitchable ]] half4 f(float2 position) {
  bool a = true, b = false;
  return half4(a && b || a, a && (b || !a), !(a || b), a != b);
}

// MARK: compound with conversion → 3 5 0.25 0
[[ stitchable ]] half4 f(float2 position) {
  int n = 7;
  n *= 0.5;
  n += 0.9;
  uint u = 3;
  u += 2.7;
  half h = 1;
  h /= 4;
  return half4(n, u, h, 0);
}

// MARK: side effects once → 10 1 3 1
[[ stitchable ]] half4 f(float2 position) {
  float a[3] = {1, 2, 3};
  int i = 0;
  a[i++] *= 10;
  int n[2] = {7, 7};
  int j = 0;
  n[j++] %= 4;
  return half4(a[0], i, n[0], j);
}

// MARK: assignment to one of two → 1 7 12 3
[[ stitchable ]] half4 f(float2 position) {
  float a = 1, b = 2, c = 3, d = 3;
  (position.x > 1 ? a : b) = 7;
  (position.x < 1 ? c : d) *= 4;
  return half4(a, b, c, d);
}

// MARK: a value assigned to one of several is computed once → 5 3 6 1
[[ stitchable ]] half4 f(float2 position) {
  float a = 1, b = 2, c = 3;
  int rounds = 0;
  (position.x > 1 ? a : position.x > 0 ? b : c) = (position.y > 0 ? a : c) = 4 + ++rounds;
  (position.x > 0 ? b : c) += rounds;
  return half4(a, c, b, rounds);
}

// MARK: operators that are words → 1 6 0 5
[[ stitchable ]] half4 f(float2 position) {
  bool inside = position.x > 0 and not (position.x > 1) or position.x not_eq 0.5;
  int bits = 12 bitand 6 bitor 2, other = 5 xor 1;  // 6, 4
  bits and_eq 7;
  other or_eq 1;
  other xor_eq 0;
  return half4(inside, bits, (compl 0) + 1, other);
}
