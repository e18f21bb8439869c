// MARK: fmod keeps the sign of its first argument → -0.5 0.5 1.5 -2.5
[[ stitchable ]] half4 f(float2 position) {
  float x = position.x - 2;  // -1.5
  return half4(fmod(x, 1.0), fmod(-x, 1.0), fmod(5.5, 2 + x * 0), fmod(float2(-7.5, 1), -5).x);
}

// MARK: round goes away from zero at a half → 1 3 -1 0
[[ stitchable ]] half4 f(float2 position) {
  float x = position.x;  // 0.5
  return half4(round(x), round(x + 2), round(-x), round(0.49999997 + x * 0));
}

// MARK: round of vectors and large numbers → 2 -3 8388609 0
[[ stitchable ]] half4 f(float2 position) {
  float3 r = round(float3(1.5, -2.5, 8388609) + (position.x - 0.5));
  return half4(half3(r), round(-0.4));
}

// MARK: rint goes to even at a half → 0 2 -2 4
[[ stitchable ]] half4 f(float2 position) {
  float x = position.x;
  return half4(rint(x), rint(x + 1), rint(-x - 1), rint(x + 3));
}

// MARK: the remainder of integers has the sign of the first → -1 1 -1 -2
[[ stitchable ]] half4 f(float2 position) {
  int a = int(position.x) - 7;
  int3 v = int3(a, -a, a) % int3(3, 3, 2);
  int m = a;
  m %= 5;
  return half4(v.x, v.y, v.z, m);
}

// MARK: division of integers goes to zero → -2 2 -2 0
[[ stitchable ]] half4 f(float2 position) {
  int a = int(position.x) - 7;
  return half4(a / 3, -a / 3, -a / -3, a / 8);
}

// MARK: smoothstep runs backwards → 0.84375 0.15625 0 1
[[ stitchable ]] half4 f(float2 position) {
  float x = position.x;
  return half4(smoothstep(1, 0, x - 0.25), smoothstep(1.0, 0.0, x + 0.25), smoothstep(1, 0, x + 1), smoothstep(1, 0, x - 1));
}

// MARK: smoothstep with equal edges is a step → 1 0 0 1
[[ stitchable ]] half4 f(float2 position) {
  float x = position.x;
  return half4(smoothstep(0.4, 0.4, x), smoothstep(0.6, 0.6, x), smoothstep(x, x, x - 0.1), smoothstep(x, x, x + 0.1));
}

// MARK: atan2 at the origin and around it → 0 1.5707963 3.1415927 -2.3561945
[[ stitchable ]] half4 f(float2 position) {
  float z = position.x - 0.5;
  return half4(atan2(z, z), atan2(z + 2, z), atan2(z, z - 3), atan2(z - 1, z - 1));
}

// MARK: pow at zero and below → 1 4 -8 0.25
[[ stitchable ]] half4 f(float2 position) {
  float z = position.x - 0.5;
  return half4(pow(z, z), pow(z - 2, z + 2), pow(z - 2, z + 3), pow(z - 2, z - 2));
}

// MARK: pow with a literal exponent → 4 -27 16 0
[[ stitchable ]] half4 f(float2 position) {
  float z = position.x - 0.5;
  return half4(pow(z - 2, 2), pow(z - 3, 3.0), pow(z - 2, 4.0f), pow(z, 2.5));
}

// MARK: pow of vectors → 4 8 0 1
[[ stitchable ]] half4 f(float2 position) {
  float3 r = pow(float3(-2, 2, 0) + (position.x - 0.5), float3(2, 3, 0.5));
  return half4(half3(r), powr(1.0, position.x));
}

// MARK: pow without a real result is not a number, which is drawn as 0 → 0 1 1 1
[[ stitchable ]] half4 f(float2 position) {
  float x = pow(position.x - 2, 0.5);
  return half4(x, isnan(x), x != x, 1);
}

// MARK: fract stays below one → 1 0.75 1 0.5
[[ stitchable ]] half4 f(float2 position) {
  float x = fract((position.x - 0.5) - 1e-9);
  return half4(x < 1, fract(-0.25), fract(float2(-1e-9, 0)).x < 1, fract(position.x + 3));
}

// MARK: a float loop has the rounds of single precision → 9 4.5 10 10
[[ stitchable ]] half4 f(float2 position) {
  float n = 0, s = 0, m = 0, k = 0;
  for (float i = 0.1; i <= 1.0; i += 0.1) { n++; s += i; }
  for (float i = 0.0; i < 1.0; i += 0.1f) m += 1;
  float t = 1;
  while (t > 0) { t -= 0.1; k++; if (t < -10) break; }
  return half4(n, s, m, k);
}

// MARK: a float loop left by break → 9 0 0 0
[[ stitchable ]] half4 f(float2 position) {
  float i = 0.1;
  int n = 0;
  for (int k = 0; k < 100; k++) {
    if (i > 1.0) break;
    i += 0.1;
    n++;
  }
  return half4(n, 0, 0, 0);
}

// MARK: not a number in clamp, max and min is the other argument → 0 0 1 0.5
[[ stitchable ]] half4 f(float2 position) {
  float nan = sqrt(position.x - 2);
  return half4(clamp(nan, 0.0, 1.0), max(nan, 0.0), min(nan, 1.0), saturate(nan) + 0.5);
}

// MARK: a vector between a number and a vector → 0.5 1 0 0.25
[[ stitchable ]] half4 f(float2 position) {
  float3 v = float3(0.5, 1.5, -1);
  float3 r = clamp(v, 0, 1);
  return half4(half3(r), max(0.25, v).z);
}

// MARK: sign, step and abs → -1 1 0 2
[[ stitchable ]] half4 f(float2 position) {
  float x = position.x;
  return half4(sign(x - 1), step(x, x), step(x, 0.4), abs(-2) + abs(0.0));
}

// MARK: dfdy runs down → 1 1 0 2
[[ stitchable ]] half4 f(float2 position) {
  return half4(dfdx(position.x), dfdy(position.y), dfdx(position.y), fwidth(position.x + position.y));
}

// MARK: a variable reads the outer one it hides → 2 3 0 0
[[ stitchable ]] half4 f(float2 position) {
  float a = 1;
  float c = 0;
  { float b = a + 1; float a = b + 1; c = a; a = b; }
  return half4(a + 1, c, 0, 0);
}

// MARK: integers wrap → 1 -1 65536 0
[[ stitchable ]] half4 f(float2 position) {
  uint a = 4294967295u;
  a += 2;
  int b = 2147483647;
  b = b * 2 + 1;
  return half4(a, b, 0xffffffffu / 65535u - 1u, a >> 1);
}

// MARK: layers of functions each with an early return → 3 1 2 0
float pick(float x) {
  if (x < 1) return 1;
  if (x < 2) return 2;
  return 3;
}
[[ stitchable ]] half4 f(float2 position) {
  return half4(pick(position.x + 4), pick(position.x), pick(position.x + 1), 0);
}

// MARK: division by a zero that is written is infinite → 1 1 1 0
[[ stitchable ]] half4 f(float2 position) {
  float x = position.x;
  float3 v = float3(1, -1, 2) / 0.0;
  return half4(saturate(x / 0.0), 1.0 / 0 > 1e30, v.x == v.z, max(v.y, 0.0));
}

// MARK: small integers wrap when they are counted → 0 -128 65535 255
[[ stitchable ]] half4 f(float2 position) {
  uchar a = 255;
  a++;
  char b = 127;
  ++b;
  ushort c = 0;
  c--;
  uchar d = 0;
  d -= 1;
  return half4(a, b, c, d);
}

// MARK: small integers have their old value while they are counted → 255 0 -32768 32767
[[ stitchable ]] half4 f(float2 position) {
  uchar a = 255;
  float before = a++;
  short b = -32768;
  float first = b--;
  return half4(before, a, first, b);
}

// MARK: vectors of small integers wrap when they are counted → 0 8 255 127
[[ stitchable ]] half4 f(float2 position) {
  uchar4 a = uchar4(255, 7, 0, 0);
  a++;
  char2 b = char2(-128, 0);
  char before = (b--).x;
  ushort2 c = ushort2(0, 65535);
  c += 1;
  uchar e[2] = {0, 0};
  int i = 0;
  --e[i++];
  return half4(a.x + c.y, a.y, e[0] * i, before == -128 ? b.x : 0);
}

// MARK: small integers wrap when they are assigned to with an operator → 4 -2 16 254
[[ stitchable ]] half4 f(float2 position) {
  uchar a = 250;
  a += 10;
  char b = 127;
  b *= 2;
  uchar c = 129;
  c <<= 4;
  uchar2 d = uchar2(255, 1);
  d <<= 1;
  return half4(a, b, c, d.x);
}

// MARK: small integers are cut where they are used → 288 4 154 -112
[[ stitchable ]] half4 f(float2 position) {
  int one = int(position.x * 2);
  uint h = 400u * uint(one);
  int s = 10 + uchar(h);
  int q = char(400 * one);
  return half4(uchar(h) * 2, uchar(h) % 7, s, q);
}

// MARK: small integers are cut where they decide → 9 3 44 1
[[ stitchable ]] half4 f(float2 position) {
  int one = int(position.x * 2);
  uint h = 400u * uint(one);
  uchar a = 200 * one;
  float chosen = 0;
  switch (uchar(h)) {
    case 144: chosen = 9; break;
    default: chosen = 1;
  }
  float table[3] = {1, 2, 3};
  bool isCut = uchar(a + a) <= 255 && !bool(ushort(65536 * one)) && short(40000 * one) < 0;
  return half4(chosen, table[uchar(258 * one)], max(uchar(300 * one), uchar(1)), isCut);
}

// MARK: vectors of small integers are cut where they are used → 56 1 44 48
[[ stitchable ]] half4 f(float2 position) {
  int one = int(position.x * 2);
  uchar4 a = uchar4(200 * one), b = uchar4(112);
  bool4 isLess = (a + b) < uchar4(100);
  int4 q = int4(a + a - (b << 1) + a * b);
  return half4(int4(a + b).x, isLess.y, int4(uchar4(int4(300 * one))).z, int4(uchar4(q)).w);
}

// MARK: the old value of a small integer is one of its own → 255 0 -128 32767
[[ stitchable ]] half4 f(float2 position) {
  int one = int(position.x * 2);
  uchar a = 255 * one, b = 0;
  char c = -128 * one;
  short d = 32767 * one;
  int before = a++, first = b--, least = c--, most = d++;
  return half4(before, first, least, most);
}

// MARK: small integers that are written out → 44 -106 144 1
[[ stitchable ]] half4 f(float2 position) {
  float rounds = 0;
  for (int i = 0; i < uchar(300); i++) { rounds += position.x * 2; }
  return half4(rounds, char(150) + 0, uchar(-112) + 0, uchar(256) ? 0 : 1);
}

// MARK: signs of vectors of small integers → 56 200 -128 1
[[ stitchable ]] half4 f(float2 position) {
  int one = int(position.x * 2);
  uchar2 a = uchar2(200 * one);
  char2 b = char2(-128 * one);
  return half4(int2(-a).x, int2(+a).y, int2(-b).x, all(-a < a));
}

// MARK: a number beside a vector of small integers becomes one of them → 1 4 24 104
[[ stitchable ]] half4 f(float2 position) {
  int one = int(position.x * 2);
  uchar2 a = uchar2(200 * one);
  bool2 isMore = a > 300 * one;
  int2 quotient = int2(a / (300 * one)), rest = int2(a % (300 * one));
  return half4(isMore.x, quotient.y, rest.x, int2(a * (300 * one + 9)).y);
}

// MARK: small components are shifted by as many places as they have → 2 100 16 -1
[[ stitchable ]] half4 f(float2 position) {
  int one = int(position.x * 2);
  uchar2 a = uchar2(1, 200) * uchar(one);
  short2 b = short2(1, -5) * short(one);
  char2 places = char2(9, -7) * char(one);
  int2 c = int2(a << places);
  c.y = int2(a >> places).y;
  return half4(c.x, c.y, int2(b << (20 * one)).x, int2(b >> 31).y);
}

// MARK: values and components are copies → 4 12 3 5
float half_of(thread float2 &v, thread const float &k) { v.x = 10; return k; }
float copied(thread float &a, float b) { a = 3; return b; }
[[ stitchable ]] half4 f(float2 position) {
  float2 v = float2(4, 5);
  float k = half_of(v, v.x);
  float a = 2;
  float before = copied(a, a);
  return half4(k, v.x + before, a, v.y);
}

// MARK: a reference keeps its element while its index changes → 35 28 23 10
struct Cell { float v; float row[3]; };
[[ stitchable ]] half4 f(float2 position) {
  int i = int(position.x), n = i, k = i + 1;  // 0, 0, 1
  float a[3] = {1, 2, 3}, sum = 0;
  thread float &r = a[i];
  i = 2;
  r = 5;
  Cell c[2] = {{1, {1, 2, 3}}, {2, {4, 5, 6}}};
  thread Cell &cell = c[n++];
  cell.v = 20;
  thread float &x = cell.row[n];
  n = 0;
  x = 7;  // c[0] is 20, {1, 7, 3}
  for (float y : c[k].row) { k = 0; sum += y; }  // 4 + 5 + 6
  thread float *p = c[k + 1].row;
  thread float *q = &c[k].v;
  k = 1;
  p[0] = 8;  // c[1]
  *q += 1;  // c[0]
  float2x2 m = float2x2(1, 2, 3, 4);
  thread float2 &column = m[k];
  k = 0;
  column.x = 9;
  return half4(a[0] + 10 * a[2], c[0].v + c[0].row[1], sum + c[1].row[0], m[0].x + m[1].x);
}

// MARK: pointers into two arrays → 12 121 6 5
static void swapped(thread float *a, thread float *b) { float t = *a; *a = *b; *b = t; }
static void copied(thread float *to, thread const float *from, int n) {
  for (int i = 0; i < n; i++) { *to++ = from[i]; }
}
static float joined(thread const float *v, int n) {
  float s = 0;
  for (int i = 0; i < n; i++) { s = s * 10 + v[i]; }
  return s;
}
[[ stitchable ]] half4 f(float2 position) {
  float a[2] = {1, 2}, d[3] = {2, 1, 1}, x = 5, y = 6;
  swapped(&x, &y);
  copied(d, a, 2);
  return half4(joined(a, 2), joined(d, 3), x, y);
}

// MARK: references to elements that are different → 54321 4 0 6
template <typename T> void exchange(thread T &a, thread T &b) { T t = a; a = b; b = t; }
struct Cell {
  float v; float rows[2][2];
  void take(thread Cell &other) { v += other.v; other.v = 0; v += 1; }
};
[[ stitchable ]] half4 f(float2 position) {
  int one = int(position.x * 2);
  float v[5] = {3, 1, 5, 2, 4};
  for (int k = 0; k < 5; k++) {
    for (int j = 0; j + 1 < 5; j++) { if (v[j] < v[j + one]) { exchange(v[j], v[j + 1]); } }
  }
  Cell c[2] = {{1, {{1, 2}, {3, 4}}}, {2, {{5, 6}, {7, 8}}}};
  c[0].take(c[1]);  // 1 + 2 + 1
  exchange(c[0].rows[0][one], c[1].rows[one - 1][1]);
  float number = (((v[0] * 10 + v[1]) * 10 + v[2]) * 10 + v[3]) * 10 + v[4];
  return half4(number, c[0].v, c[1].v, c[0].rows[0][1]);
}

// MARK: what a method returns by reference is changed → 6 10 5 15
struct Counter {
  float v; float list[2];
  thread Counter &add(float x) thread { v += x; return *this; }
  thread Counter &operator+=(float x) {
    if (x < 0) { return *this; }
    v += x;
    return *this;
  }
  float sum() const { return v + list[1]; }
};
[[ stitchable ]] half4 f(float2 position) {
  int i = int(position.x * 2);
  Counter k = {1, {0, 0}}, all[2] = {k, k};
  float seen = k.add(1).add(2).add(1).sum();  // 2, 4, 5
  k.add(1).v += 0;  // 6
  all[i].add(2).add(3).list[i] = 4;  // 6, 4
  thread Counter &same = all[0].add(1);  // 2
  same.add(1);
  same += 1;  // 4
  (same += 1) += 0;  // 5
  float x = 1;
  (x += 2) *= 4;
  ++(++x);
  (all[1] = all[i].add(0)).add(1);  // 7
  return half4(k.v, all[1].sum() - 1, all[0].v + seen - 5, x + 1);
}

// MARK: a captured pointer leads to its array → 5 7 7 3
template <typename F> void apply(F f, thread float *v) { f(1); v[0] += 1; f(2); }
[[ stitchable ]] half4 f(float2 position) {
  float a[2] = {1, 2}, b[2] = {1, 1}, x = 1;
  thread float *p = a, *q = &x;
  auto set = [=](float v) { p[0] = v; p[1] = 7; };
  set(5);
  thread float *r = b + 1;
  auto add = [&](float v) { r[-1] += v; *q += 1; };
  float c[1] = {0};
  apply(add, c);  // 2, 4
  thread float *moving = b;
  auto later = [=] { return moving[1]; };  // still 1
  *moving++ += 2;  // 6
  return half4(a[0], a[1], b[0] + later(), x);
}

// MARK: a pointer is moved through a reference → 1 2 3 7
static float next(thread float *thread &p) { return *p++; }
[[ stitchable ]] half4 f(float2 position) {
  float a[4] = {1, 2, 3, 4};
  thread float *p = a;
  auto step = [&] { float x = *p; p++; return x; };
  float first = step(), second = step(), third = next(p);
  return half4(first, second, third, 3 + *p);
}

// MARK: as_type keeps the bits of halves and small integers → 15360 1 -2 20.5
[[ stitchable ]] half4 f(float2 position) {
  uint word = 0x80FF0201u + uint(position.x);
  uchar4 bytes = as_type<uchar4>(word);  // 1, 2, 255, 128
  char4 chars = as_type<char4>(bytes);  // 1, 2, -1, -128
  short2 pair = as_type<short2>(word);  // 513, -32513
  ushort2 words = as_type<ushort2>(chars);  // 513, 33023
  bool joined = as_type<uint>(words) == word && as_type<int>(pair) == int(word)
    && as_type<uint>(bytes) == word && as_type<uint>(chars) == word && pair.y == -32513
    && bytes.z == 255 && bytes.w == 128 && chars.w == -128 && words.y == 33023;
  ushort bits = as_type<ushort>(half(position.x + 0.5));  // 1
  half back = as_type<half>(ushort(0xC000));  // -2
  half4 four = as_type<half4>(uint2(0x40003C00u, 0x4C004400u));  // 1, 2, 4, 16
  ushort3 three = as_type<ushort3>(half3(1, 2, -1));  // 0x3C00, 0x4000, 0xBC00
  float one = as_type<float>(ushort2(0, 0x3F80));
  bool kept = three.z == 0xBC00 && as_type<uint2>(four).y == 0x4C004400u && four.z == 4
    && as_type<half2>(as_type<ushort2>(half2(1, 3))).y == 3 && as_type<char>(uchar(255)) == -1;
  return half4(bits, joined && kept, back, as_type<short>(uchar2(4, 0)) + four.w + one * 0.5);
}

// MARK: a place is settled before the call that changes what it is computed from → 199 90 990 9
static void both(thread int &i, thread int &x) { i = 0; x = 9; }
static void next(thread int &x, thread int &i) { i += 1; x = 9; }
static void twice(thread int *p, thread int &i) { next(p[i], i); next(p[i], i); }
struct Step {
  int a;
  void to(thread int &x) { a = 1 - a; x = 9; }
};
[[ stitchable ]] half4 f(float2 position) {
  int one = int(position.x + 0.5);
  int v[3] = {1, 2, 3}, i = one;
  both(i, v[i]);
  i = one;
  both(i, v[i + 1]);
  int w[2] = {0, 0};
  Step s = {0};
  s.to(w[s.a & 1]);
  int u[4] = {0, 0, 0, 0}, j = one - 1;
  twice(u + 1, j);
  int m[2][2] = {{0, 0}, {0, 0}}, k = one - 1;
  if ((next(m[k][k + 1], k), true) && k < 2) { m[0][1] += k - 1; }
  return half4(
    v[0] * 100 + v[1] * 10 + v[2], w[0] * 10 + w[1],
    u[0] * 1000 + u[1] * 100 + u[2] * 10 + u[3], m[0][1] + m[1][0]);
}

// MARK: an unsigned number is the place of what a pointer points to → 1 9 5 7
static void set(thread int *a) { a[0] = 9; }
[[ stitchable ]] half4 f(float2 position) {
  uint u = uint(position.x + 0.5);
  int v[4] = {1, 2, 3, 4};
  set(&v[u]);
  thread int *p = &v[u & 1u];
  p = &v[u + 1u];
  *p = 5;
  *(&v[u + 2u]) = 7;
  return half4(v[0], v[1], v[2], v[3]);
}

// MARK: a chain goes on with the element that it began with → 510 600 3310 706
struct Link {
  int a, b;
  thread Link &add(int x) { a += x; return *this; }
};
[[ stitchable ]] half4 f(float2 position) {
  int one = int(position.x + 0.5);
  Link s[2] = {{0, 0}, {10, 0}};
  s[s[0].a & 1].add(one).add(4);
  Link g[2] = {{0, 0}, {0, 0}};
  g[g[0].a].add(1).a += 5;
  Link h[2] = {{0, 0}, {10, 0}};
  int j = h[h[0].a].add(1).add(2).a;
  Link k[2] = {{0, 0}, {6, 0}};
  thread Link &r = k[k[0].a & 1].add(one + 6);
  r.b = 6;
  return half4(
    s[0].a * 100 + s[1].a, g[0].a * 100 + g[1].a, j * 1000 + h[0].a * 100 + h[1].a,
    k[0].a * 100 + k[0].b);
}
