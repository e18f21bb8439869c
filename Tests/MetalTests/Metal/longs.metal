// MARK: splitmix64 → 57888 43065 31517 52655
ulong splitmix(thread ulong &state) {
  state += 0x9E3779B97F4A7C15;
  ulong z = state;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return z ^ (z >> 31);
}
[[ stitchable ]] float4 f(float2 position) {
  ulong state = 0;
  ulong r = splitmix(state);
  return float4(r >> 48, (r >> 32) & 0xffff, (r >> 16) & 0xffff, r & 0xffff);
}

// MARK: PCG with 64 bits of state → 41308 695 31559 62473
struct PCG {
  uint64_t state = 0;
  uint64_t increment = 0;
  uint next() {
    uint64_t old = state;
    state = old * 6364136223846793005ULL + increment;
    uint shifted = ((old >> 18u) ^ old) >> 27u;
    uint turn = old >> 59u;
    return (shifted >> turn) | (shifted << ((-turn) & 31));
  }
};
[[ stitchable ]] float4 f(float2 position) {
  PCG random;
  random.increment = (54u << 1u) | 1u;
  random.next();
  random.state += 42u;
  random.next();
  uint a = random.next(), b = random.next();
  return float4(a >> 16, a & 0xffff, b >> 16, b & 0xffff);
}

// MARK: FNV-1a of 64 bits → 24108 50678 11231 58036
constant ulong prime = 1099511628211ul;
[[ stitchable ]] float4 f(float2 position) {
  const char word[4] = {'w', 'a', 'v', 'e'};
  ulong h = 14695981039346656037ul;
  for (size_t i = 0; i < 4; ++i) {
    h ^= word[i];
    h *= prime;
  }
  return float4(h >> 48, (h >> 32) % 65536, (h >> 16) % 65536, h % 65536);
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
  return float4(a, n, v.y, w.x);
}

// MARK: vectors from parts → 5 4 5 3
long2 swapped(long2 v) { return v.yx; }
[[ stitchable ]] float4 f(float2 position) {
  long4 v = long4(swapped(long2(3, 5)), 4, 9);
  long3 w = v.xzx;
  w = select(w, long3(7), w < 0);
  bool3 same = w == long3(5, 4, 5);
  return float4(all(same) ? float3(w) : float3(0), float(swapped(v.xy).x));
}

// MARK: arrays, structs and limits → 1 1 1 7
struct Range { long low; ulong high; };
[[ stitchable ]] float4 f(float2 position) {
  Range all = { LONG_MIN, numeric_limits<ulong>::max() };
  long steps[3] = {1, 2, 4};
  long sum = 0;
  for (long step : steps) { sum += step; }
  return float4(all.low < 0, all.high == ULONG_MAX, float(all.high) == 18446744073709551616.0, sum);
}

// MARK: overloads and templates → 1 2 3 2
float kind(int x) { return 1; }
float kind(long x) { return 2; }
float kind(ulong x) { return 3; }
template <typename T> T twice(T x) { return x + x; }
[[ stitchable ]] float4 f(float2 position) {
  return float4(kind(5), kind(5L), kind(5ul), twice(4000000000) == 8000000000l ? 2 : 0);
}
