// MARK: if, else if, else → 2 0 0 1
[[ stitchable ]] half4 f(float2 position) {
  float x = position.x, r;
  if (x > 1) { r = 1; } else if (x > 0.4) { r = 2; } else { r = 3; }
  return half4(r, 0, 0, 1);
}

// MARK: for → 210 0 0 0
[[ stitchable ]] half4 f(float2 position) {
  float s = 0;
  for (int i = 0; i < 5; i++) { s += i; }
  for (int i = 4; i > 0; i -= 2) s += 100;
  return half4(s, 0, 0, 0);
}

// MARK: unbraced bodies → 63 0 0 0
[[ stitchable ]] half4 f(float2 position) {
  float s = 0;
  for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) if (i == j) s += 1; else s += 10;
  return half4(s, 0, 0, 0);
}

// MARK: dangling else → 3 0 0 0
[[ stitchable ]] half4 f(float2 position) {
  float r = 1;
  if (true) if (false) r = 2; else r = 3;
  return half4(r, 0, 0, 0);
}

// MARK: early return → 1 2 3 4
[[ stitchable ]] half4 f(float2 position) {
  if (position.x < 1) return half4(1, 2, 3, 4);
  return half4(0);
}

// MARK: break and continue → 8 0 0 0
[[ stitchable ]] half4 f(float2 position) {
  float s = 0;
  for (int i = 0; i < 10; i++) { if (i == 2) continue; if (i == 5) break; s += i; }
  return half4(s, 0, 0, 0);
}

// MARK: while → 7 128 0 0
[[ stitchable ]] half4 f(float2 position) {
  int n = 0;
  float x = 1;
  while (x < 100) { x *= 2; n++; }
  return half4(n, x, 0, 0);
}

// MARK: do while → 10 0 0 0
[[ stitchable ]] half4 f(float2 position) {
  int n = 0;
  do { n += 3; } while (n < 7);
  do n++; while (false);
  return half4(n, 0, 0, 0);
}

// MARK: switch → 11211 0 0 0
[[ stitchable ]] half4 f(float2 position) {
  float s = 0;
  for (int i = 0; i < 5; i++) { switch (i) { case 0: s += 1; break; case 1: s += 10; case 2: s += 100; break; case 3: { float q = 1000; s += q; break; } default: s += 10000; } }
  return half4(s, 0, 0, 0);
}

// MARK: switch that begins with declarations → 6 4 0 0
[[ stitchable ]] half4 f(float2 position) {
  float a = 4, s = 0;
  for (int i = 0; i < 3; i++) {
    switch (i + int(a) - 4) { float a, b; int unused; case 0: a = 1; s += a; break; case 1: b = 5; s += b; }
  }
  return half4(s, a, 0, 0);
}

// MARK: switch that ends in a label → 2 0 0 0
[[ stitchable ]] half4 f(float2 position) {
  float s = 1;
  switch (int(position.x)) { case 0: s = 2; break; default: }
  return half4(s, 0, 0, 0);
}

// MARK: comma in for → 22 0 0 0
[[ stitchable ]] half4 f(float2 position) {
  float s = 0;
  for (int a = 0, b = 10; a < b; a++, b -= 2) { s += b - a; }
  return half4(s, 0, 0, 0);
}

// MARK: nested block → 1 0 0 0
[[ stitchable ]] half4 f(float2 position) {
  float a = 1;
  { float a = 2; a += 1; { float a = 7; } }
  return half4(a, 0, 0, 0);
}

// MARK: uninitialised local → 3 4 4 2
[[ stitchable ]] half4 f(float2 position) {
  float a;
  float3 v;
  half4 c;
  a = 2;
  v.x = 3;
  v.y = v.z = 4;
  c.rgb = half3(v);
  c.a = a;
  return c;
}

// MARK: for each element → 7 0 0 0
[[ stitchable ]] half4 f(float2 position) {
  float t[3] = {1, 2, 4};
  float s = 0;
  for (auto x : t) { s += x; }
  for (thread float &x : t) x = 0;
  return half4(s, t[2], 0, 0);
}

// MARK: break and continue in range-based for → 6 12 30 4
constant float constants[4] = {1, 2, 4, 8};
struct Row { float v[3]; };
[[ stitchable ]] half4 f(float2 position) {
  float t[4] = {1, 2, 3, 8};
  float s = 0, powers = 0, sum = 0, found = 0;
  for (float x : t) { if (x == 3) continue; if (x == 8) break; s += x; }  // 1 + 2
  for (thread float &x : t) { if (x < 3) continue; x = 3; break; }
  for (float x : constants) { if (x == 1) continue; if (x > 4) { break; } powers += x; }
  for (float x : t) switch (int(x)) { case 8: powers += 6; break; default: continue; }
  Row rows[2] = {{{10, 1, 20}}, {{1, 5, 5}}};
  for (Row row : rows) {
    for (float x : row.v) { if (x == 1) continue; if (x == 5) break; sum += x; }
    for (int i = 0; i < 3; i++) { if (i == 1) break; found += 1; }
    found += 1;
  }
  array<float, 3> last = {1, 3, 9};
  for (auto x : last) { if (x == 9) { break; } else if (x == 1) { continue; } s += x; }  // 3
  return half4(s, powers, sum, found);
}

// MARK: if with a declaration → 0.5 1 0 0
[[ stitchable ]] half4 f(float2 position) {
  if (float x = position.x; x > 0.2) { return half4(x, 1, 0, 0); }
  return half4(0);
}

// MARK: loop without condition → 6 0 0 0
[[ stitchable ]] half4 f(float2 position) {
  int n = 0;
  for (;;) { if (++n >= 6) break; }
  return half4(n, 0, 0, 0);
}

// MARK: switch on unsigned integers → 101 20 3 0
float pick(uint k) { switch (k) { case 0: return 1; case 2u: case 3: return 20; } return 3; }
[[ stitchable ]] half4 f(float2 position) {
  uchar small = 1;
  float x = pick(0);
  switch (small & 1) { case 1: x += 100; break; default: x = -1; }
  return half4(x, pick(3), pick(4000000000u), 0);
}

// MARK: comment that goes on after a backslash → 1 0 0 0
[[ stitchable ]] half4 f(float2 position) {
  float a = 1;
  // Drawn as  /\  \
  a = 2;
  return half4(a, 0, 0, 0);
}

// MARK: variables in the conditions of loops and of switch → 12 5 4 7
[[ stitchable ]] half4 f(float2 position) {
  float sum = 0, rest = 0, s = 0;
  int n = 0;
  while (int left = 5 - n) { n++; if (left == 3) continue; sum += left; }
  for (int i = 0; int left = 3 - i; i++) { if (left == 2) continue; rest += left; }
  switch (int k = 2 * int(position.x * 2)) { case 2: s = k + 5; break; default: s = 1; }
  return half4(sum, n, rest, s);
}

// MARK: choices in constants → 3 10 4 0
constant int N = 2;
enum Width { wide = N > 1 ? 4 : 2 };
[[ stitchable ]] half4 f(float2 position) {
  float v[N > 1 ? 3 : 1] = {1, 2, 3}, s = 0;
  switch (N + 1) { case N > 1 ? 3 : 0: s = 10; break; default: s = 20; }
  return half4(v[2], s, wide, 0);
}

// MARK: range-based for over a list → 0.25 3 7 12
struct Ring { float2 center; float radius; };
[[ stitchable ]] half4 f(float2 position) {
  float sum = 0.25; int rounds = 0;
  for (auto step : { -1.0, 0.0, 1.0 }) { sum += step; rounds += 1; }
  float corners = 0;
  for (float2 p : { float2(1, 0), float2(2, 0), float2(4, 0) }) { corners += p.x; }
  float area = 0;
  for (const auto &ring : { Ring{float2(1, 2), 3}, Ring{float2(0, 1), 5} }) {
    area += ring.center.y + ring.radius;
    if (area > 10) { area += 1; }
  }
  return half4(sum, rounds, corners, area);
}

// MARK: lists in each other, with continue and break → 44 6 3 2
[[ stitchable ]] half4 f(float2 position) {
  int sum = 0;
  for (int a : { 1, 2, 3 }) {
    for (auto b : { 10 * a, 20 * a }) {
      if (b == 20) { continue; }
      if (b > 30) { break; }
      sum += b + a;
    }
  }
  half3 total = 0;
  for (auto tint : { half3(1, 0, 1), half3(2, 3, 1) }) { total += tint; }
  return half4(sum, total.x * 2, total.y, total.z);
}
