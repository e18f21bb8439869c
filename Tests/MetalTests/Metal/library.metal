// MARK: exponentials → 2.7182817 8 1000 0.6931472
[[ stitchable ]] half4 f(float2 position) {
  float one = position.x + 0.5;
  return half4(exp(one), exp2(one * 3), exp10(one * 3), log(one * 2));
}

// MARK: logarithms and roots → 3 2 1.4142135 0.5
[[ stitchable ]] half4 f(float2 position) {
  float one = position.x + 0.5;
  return half4(log2(one * 8), log10(one * 100), sqrt(one * 2), rsqrt(one * 4));
}

// MARK: circles → 0.84147098 0.54030231 1.5574077 0.5
[[ stitchable ]] half4 f(float2 position) {
  float one = position.x + 0.5;
  return half4(sin(one), cos(one), tan(one), sinpi(one / 6));
}

// MARK: arcs → 0.5235988 1.0471976 0.7853982 -1.1071487
[[ stitchable ]] half4 f(float2 position) {
  float x = position.x;
  return half4(asin(x), acos(x), atan(x * 2), atan(-x * 4));
}

// MARK: arcs near the end → 1.4292568 0.1415395 3.0000531 -0.1000002
[[ stitchable ]] half4 f(float2 position) {
  float x = position.x + 0.49;
  return half4(asin(x), acos(x), acos(-0.99 + x * 0), asin(-0.0998336 + x * 0));
}

// MARK: hyperbolas → 1.1752012 1.5430807 0.7615942 0.4812118
[[ stitchable ]] half4 f(float2 position) {
  float one = position.x + 0.5;
  return half4(sinh(one), cosh(one), tanh(one), asinh(one / 2));
}

// MARK: whole parts → 2 3 -2 -0.5
[[ stitchable ]] half4 f(float2 position) {
  float x = position.x;
  return half4(floor(x + 2), ceil(x + 2), trunc(-x - 2), copysign(x, -3));
}

// MARK: three of them → 3 1 2 2.5
[[ stitchable ]] half4 f(float2 position) {
  float x = position.x;
  return half4(max3(1.0, 3.0, 2.0), min3(3, 1, 2), median3(3.0, 1.0, 2.0), fma(x, 4, 0.5));
}

// MARK: geometry → 5 25 11 1.4142135
[[ stitchable ]] half4 f(float2 position) {
  float2 v = float2(3, 4);
  return half4(length(v), length_squared(v), dot(v, float2(1, 2)), distance(v, float2(4, 5)));
}

// MARK: cross, normalize, reflect → -3 0.6 -3 2
[[ stitchable ]] half4 f(float2 position) {
  float3 c = cross(float3(1, 2, 3), float3(4, 5, 6));
  return half4(c.x, normalize(float2(3, 4)).x, reflect(float2(2, 3), float2(0, 1)).y, distance_squared(float2(1), float2(2)));
}

// MARK: refract and faceforward → 0.3 -0.9539392 -1 1
[[ stitchable ]] half4 f(float2 position) {
  float2 r = refract(float2(0.6, -0.8), float2(0, 1), 0.5);
  return half4(r.x, r.y, faceforward(float2(0, 1), float2(0, 1), float2(0, 1)).y, refract(float2(0.6, -0.8), float2(0, 1), 2).x + 1);
}

// MARK: second results → 2 0.75 0.8414710 0.5403023
[[ stitchable ]] half4 f(float2 position) {
  float whole, c;
  float part = modf(2.75 + (position.x - 0.5), whole);
  float s = sincos(position.x + 0.5, c);
  return half4(whole, part, s, c);
}

// MARK: exponents → 0.75 4 48 5
[[ stitchable ]] half4 f(float2 position) {
  int e;
  float m = frexp(12.0 + (position.x - 0.5), e);
  return half4(m, e, ldexp(position.x + 1, 5), ilogb(40.0));
}

// MARK: select → 2 1 20 1
[[ stitchable ]] half4 f(float2 position) {
  float3 v = select(float3(1), float3(2), bool3(true, false, true));
  int2 n = select(int2(10), int2(20), int2(3, 4) > int2(3));
  return half4(v.x, v.y, n.y, select(0.0, 1.0, position.x < 1));
}

// MARK: tests of numbers → 1 0 1 1
[[ stitchable ]] half4 f(float2 position) {
  float zero = position.x - 0.5;
  return half4(isinf(1 / zero), isfinite(1 / zero), isfinite(zero) && !isnan(zero), signbit(-zero - 1) && isnormal(1.0));
}

// MARK: bits of integers → 3 26 4 1
[[ stitchable ]] half4 f(float2 position) {
  uint one = uint(position.x + 0.5);
  return half4(popcount(one * 7u), clz(int(one) * 63), ctz(one * 16u), reverse_bits(one << 31));
}

// MARK: arithmetic of integers → 24 3 7 2147483647
[[ stitchable ]] half4 f(float2 position) {
  int one = int(position.x + 0.5);
  return half4(rotate(one * 3, 3), mulhi(0xc0000000u, 4u * uint(one)), absdiff(one * -3, 4), addsat(2147483647, one));
}

// MARK: functions of small integers give small integers → 44 2 4 255
float width(int x) { return 4; }
float width(uchar x) { return 1; }
[[ stitchable ]] half4 f(float2 position) {
  int one = int(position.x + 0.5);
  uchar a = 255 * one;
  auto most = max(a, a);
  most += 45;
  auto pair = addsat(uchar2(250 * one, 7), uchar2(9));
  return half4(most, width(min(a, a)) + width(clz(a)), width(mul24(a, a)), pair.x);
}

// MARK: a difference has no sign → 65535 1 1 200
[[ stitchable ]] half4 f(float2 position) {
  int one = int(position.x + 0.5);
  uint most = absdiff(-2147483647 * one - 1, 2147483647);
  uchar small = absdiff(char(-100 * one), char(100));
  return half4(most >> 16, absdiff(3 * one, 5) - 3 > 0, absdiff(3u, 5u * uint(one)) - 3 > 0, small);
}

// MARK: halves of sums and fields of bits → 2 3 5 83
[[ stitchable ]] half4 f(float2 position) {
  int one = int(position.x + 0.5);
  return half4(hadd(one * 2, 3), rhadd(2, 3 * one), extract_bits(0x5fu * uint(one), 4u, 3u), insert_bits(0x13 * one, 5, 4, 4));
}

// MARK: packing → 255 128 1 -1
[[ stitchable ]] half4 f(float2 position) {
  uint p = pack_float_to_unorm4x8(float4(1, position.x + 0.002, 2, 0));
  float4 u = unpack_unorm4x8_to_float(p);
  float2 s = unpack_snorm2x16_to_float(pack_float_to_snorm2x16(float2(-1, 0.5)));
  return half4(p & 255u, (p >> 8) & 255u, u.z, s.x);
}

// MARK: numbers where vectors could be → 1 2 0.5 3
[[ stitchable ]] half4 f(float2 position) {
  return half4(min(1.0, 2.5), max(2, 1), mix(0.0, 1, position.x), fmax(3.0h, 1.0h));
}

// MARK: any and all → 1 0 1 0
[[ stitchable ]] half4 f(float2 position) {
  float2 v = float2(1, 2);
  return half4(any(v > 1.5), all(v > 1.5), all(v > 0.5), any(bool2(v.x > 2, false)));
}

// MARK: determinants → -2 6 1 3
[[ stitchable ]] half4 f(float2 position) {
  float3x3 m = float3x3(float3(1, 0, 0), float3(5, 2, 0), float3(7, 8, 3));
  return half4(determinant(float2x2(1, 2, 3, 4)), determinant(m), transpose(m)[0][0], transpose(m)[2][2]);
}

// MARK: products and sums at the limits → 5 2147483647 -2147483648 4294967295
[[ stitchable ]] half4 f(float2 position) {
  int one = int(position.x + 0.5);
  int x = madsat(1, 2, 3);
  return half4(x, madsat(one * 65536, 65536, -1), madsat(one * -65536, 65536, 1), madsat(0xffffffffu * uint(one), 2u, 1u));
}
