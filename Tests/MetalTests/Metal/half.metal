// MARK: a half has 11 bits → 0.099975586 2048 2050 0.33325195
[[ stitchable ]] half4 f(float2 position) {
  float one = position.x + 0.5;
  half a = one * 0.1;
  half b = 2048.0h * half(one) + 1.0h;
  half c = 2049.5 * one;
  return half4(a, b, c, half(one) / 3.0h);
}

// MARK: each operation is rounded → 2048 0 1 0.5
[[ stitchable ]] half4 f(float2 position) {
  half one = position.x + 0.5;
  half sum = 2048;
  for (int i = 0; i < 8; i++) sum += one;
  half tiny = one * 1e-5h * 1e-3h;
  half2 v = half2(one, one * 0.5h);
  v += 0.0001h;
  return half4(sum, tiny, v);
}

// MARK: more than 65504 is infinite, and small numbers lose bits → 1 0 5.9604645e-08 0
[[ stitchable ]] half4 f(float2 position) {
  half big = position.x * 2 * 65504;
  half more = big + big;
  half small = position.x * 1.2e-7;
  return half4(isinf(more), isinf(big), small, small * 0.25h);
}

// MARK: a half and a float make a float → 1 1 1 0
[[ stitchable ]] half4 f(float2 position) {
  half one = position.x + 0.5;
  float a = one * 0.1;
  float b = 2048.0h * one + 1.0;
  half c = 2048.0h * one + 1.0;
  return half4(a == 0.1, b == 2049, c == 2048, a == 0.1h);
}

// MARK: a step of a half is rounded, and its value before is what was there → 0.25 0.125 0.5 1.0
[[ stitchable ]] half4 f(float2 position, half4 color) {
  half h = 2048.0h;
  half before = h++;
  half g = 2047.0h;
  half one = g++;
  half many[2] = {2048.0h, 1.0h};
  int i = 0;
  half first = many[i++]++;
  return half4(
      (h - 2047.0h) / 4.0h, (before - 2047.0h) / 8.0h, (g - one) / 2.0h,
      (many[0] - first) + half(i));
}

// MARK: both components of a step are rounded → 0.5 0.25 0.5 1.0
[[ stitchable ]] half4 f(float2 position, half4 color) {
  half2 h = half2(2048.0h, 1.0h);
  half2 before = h--;
  h++;
  ++h;
  return half4((h.x - 2046.0h) / 4.0h, h.y / 8.0h, before.x / 4096.0h, before.y);
}

// MARK: what becomes a float is rounded before → 1 1 1 1
[[ stitchable ]] half4 f(float2 position) {
  float third = (position.x + 0.5) / 3;
  half tenth = position.x * 0.2;
  half product = tenth * tenth;
  float2 pair = float2(half2(third) * 2.0h);
  float converted = half(third);
  float multiplied = tenth * tenth;
  return half4(
      abs(converted - 0.33325195f) < 1e-6f, multiplied == float(product), abs(pair.y - 0.6665039f) < 1e-6f,
      abs(half(third) * 1.0f - 0.33325195f) < 1e-6f);
}
