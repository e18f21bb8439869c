// MARK: the low word of FNV-1a of 64 bits → 11231 58036 0 0
constant ulong prime = 1099511628211ul;
[[ stitchable ]] float4 f(float2 position) {
  const char word[4] = {'w', 'a', 'v', 'e'};
  ulong h = 14695981039346656037ul;
  for (size_t i = 0; i < 4; ++i) {
    h ^= word[i];
    h *= prime;
  }
  return float4(uint(h) >> 16, h & 0xffff, 0, 0);
}

// MARK: counting in steps → 4 2 -1 8
[[ stitchable ]] float4 f(float2 position) {
  long n = 1;
  long a = n++;
  a += n++;
  a += --n - 1;
  long2 v = 3;
  v++;
  v.y -= 2;
  v[1] = v[1] - a + 1;
  ulong2 w = ulong2(1, 2) << 3;
  w.x |= 0;
  return float4(int(a), n, int2(v).y, uint(w.x));
}

// MARK: vectors from parts → 5 4 5 7
long2 swapped(long2 v) { return v.yx; }
[[ stitchable ]] float4 f(float2 position) {
  long4 v = long4(swapped(long2(3, 5)), 4, 9);
  int3 w = int3(v.xzx);
  ulong2 list[2] = {1, ulong2(2, 7)};
  v.xz = long2(1, 2);
  return float4(float3(w), uint(list[v.z - 1].y));
}

// MARK: arrays, structs and members of them → 7 7 2 65535
struct Range { long low; ulong high; };
[[ stitchable ]] float4 f(float2 position) {
  Range all = { LONG_MIN, numeric_limits<ulong>::max() };
  long steps[3] = {1, 2, 4};
  long sum = 0;
  for (long step : steps) { sum += step; }
  all.low += sum;
  return float4(int(sum), int(all.low), uint(sizeof(all) / 8), all.high & 0xffff);
}

// MARK: overloads and templates → 1 2 3 2
float kind(int x) { return 1; }
float kind(long x) { return 2; }
float kind(ulong x) { return 3; }
template <typename T> T twice(T x) { return x + x; }
[[ stitchable ]] float4 f(float2 position) {
  return float4(kind(5), kind(5L), kind(5ul), uint(twice(4000000000)) == 3705032704u ? 2 : 0);
}

// MARK: counters → 10 9 3 1
[[ stitchable ]] float4 f(float2 position) {
  float table[4] = {1, 2, 3, 4}, sum = 0;
  for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) { sum += table[i]; }
  long steps = 1;
  while (steps < 8) { steps += 2; }
  long down = 5;
  do { down--; } while (down > 3 && down >= -1);
  ulong end = 0;
  while (end != uint(position.x) + 1) { ++end; }
  return float4(sum, steps, float(down), float(end));
}

// MARK: constants that are larger than a word → 31161 56195 1 2
[[ stitchable ]] float4 f(float2 position) {
  uint h = (uint(position.x) + 1) * 2654435769;
  uint small = uint(position.x) + 7;
  return float4(h & 0xffff, h % 65537, small < 4294967295 ? 1 : 0, small / 3l & 3);
}
