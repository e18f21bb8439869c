// MARK: static helper → 3 2 1 6
static float g(float x) { return x * 3; }
static inline half3 k(half3 c) { return c.bgr; }
[[ stitchable ]] half4 f(float2 position) {
  return half4(k(half3(1, 2, 3)), g(2));
}

// MARK: prototype → 3 0 0 0
float later(float x, float y);
float first(float x) { return later(x, 2); }
float later(float a, float b) { return a - b; }
[[ stitchable ]] half4 f(float2 position) {
  return half4(first(5), 0, 0, 0);
}

// MARK: overloads → 51 2 3 4
float g(float x) { return 1; } float g(float2 x) { return 2; } half g(half x) { return 3; } float g(int x) { return 4; } float g(float x, float y) { return 5; }
[[ stitchable ]] half4 f(float2 position) {
  return half4(g(1.0) + g(1.0, 2.0) * 10, g(float2(1)), g(0.5h), g(7));
}

// MARK: helper with the name of the function → 3 3 3 3
half4 f(float2 a, float b) { return half4(b); }
[[ stitchable ]] half4 f(float2 position) {
  return f(position, 3);
}

// MARK: default arguments → 6.5 9.5 12 0
float g(float x, float y = 2, float z = 0.5) { return x * y + z; }
[[ stitchable ]] half4 f(float2 position) {
  return half4(g(3), g(3, 3), g(3, 3, 3), 0);
}

// MARK: several declarators → 1 2 5 6
[[ stitchable ]] half4 f(float2 position) {
  float a = 1, b = a + 1, c[2] = {5, 6}, d;
  d = c[1];
  return half4(a, b, c[0], d);
}

// MARK: const and constexpr locals → 2 3 4 0
[[ stitchable ]] half4 f(float2 position) {
  const float a = 2;
  constexpr int n = 3;
  const int m = n * 2;
  float t[m] = {};
  t[5] = 4;
  return half4(a, n, t[5], t[0]);
}

// MARK: array lists → 3 6 9 0
[[ stitchable ]] half4 f(float2 position) {
  float2 p[] = { float2(1, 2), {3, 4} };
  half3 q[2] = { half3(5), half3(6) };
  int z[4] = {9};
  return half4(p[1].x, q[1].z, z[0], z[3]);
}

// MARK: arrays of arrays → 3 14 6 0
[[ stitchable ]] half4 f(float2 position) {
  float g[2][3] = { {1, 2, 3}, {4, 5, 6} };
  g[1][0] += 10;
  int i = 1;
  return half4(g[0][2], g[1][0], g[i][2], 0);
}

// MARK: brace lists → 2 6 7 0
[[ stitchable ]] half4 f(float2 position) {
  float2 p = {1, 2};
  float4 q{3, 4, 5, 6};
  float s{7};
  half4 z = {};
  return half4(p.y, q.w, s, z.x);
}

// MARK: list as a result → 2 5 3 4
float2 g() { return {1, 2}; } half3 h() { return 5; }
[[ stitchable ]] half4 f(float2 position) {
  return { half(g().y), h().x, 3, 4 };
}

// MARK: global constants → 2 6 3 4
constant float a = 2; constexpr constant float b = a * 3; const constant half3 c = half3(1, 2, 3); static constant int n = 4;
[[ stitchable ]] half4 f(float2 position) {
  return half4(a, b, c.z, n);
}

// MARK: global array → 0.75 4 0.25 1
constant float w[3] = {0.25, 0.5, 0.75}; constant float2 o[] = {{1, 2}, {3, 4}};
[[ stitchable ]] half4 f(float2 position) {
  int i = 2;
  return half4(w[i], o[1].y, w[0], o[i - 2].x);
}

// MARK: global initialised by a call → 0.2 0.4 0.6 1
half4 rgb(float r, float g, float b) { return half4(r, g, b, 255) / 255; }
constant half4 ink = rgb(51, 102, 153);
constant float s = sin(1.0) * 0;
[[ stitchable ]] half4 f(float2 position) {
  return ink + s;
}

// MARK: reference parameter → 20 10 2 4
void turn(thread float2 &p, float by) { p = p.yx * by; }
void both(thread float &a, thread float &b) { a += 1; b = a * 2; }
[[ stitchable ]] half4 f(float2 position) {
  float2 p = float2(1, 2);
  turn(p, 10);
  float x = 1, y;
  both(x, y);
  return half4(p.x, p.y, x, y);
}

// MARK: constant reference → 6 0 0 0
float sum(thread const float3 &v) { return v.x + v.y + v.z; }
[[ stitchable ]] half4 f(float2 position) {
  return half4(sum(float3(1, 2, 3)), 0, 0, 0);
}

// MARK: pointer to a variable → 12 8 7 1
void set(thread float *p, thread float3 *v) { *p = 5; v->y = 7; (*v).x = 8; p[0] += 1; }
[[ stitchable ]] half4 f(float2 position) {
  float x = 0;
  float3 v = 1;
  set(&x, &v);
  thread float *q = &x;
  *q *= 2;
  return half4(x, v.x, v.y, v.z);
}

// MARK: pointer to an array → 6 0 3 30
float sum(thread float *p, int n) { float s = 0; for (int i = 0; i < n; i++) s += p[i]; return s; }
float total(constant float *p, int n) { return n == 0 ? 0 : p[0] + *(p + 1); }
constant float k[2] = {10, 20};
void zero(thread float a[3]) { a[1] = 0; }
[[ stitchable ]] half4 f(float2 position) {
  float a[3] = {1, 2, 3};
  float s = sum(a, 3);
  zero(a);
  return half4(s, a[1], sum(a + 1, 2), total(k, 2));
}

// MARK: local reference → 5 1 0 0
[[ stitchable ]] half4 f(float2 position) {
  float a[2] = {1, 2};
  thread float &r = a[1];
  r = 5;
  const thread float &q = a[0];
  return half4(a[1], q, 0, 0);
}

// MARK: typedef and using → 1 2 4 1
typedef float2 Point; using Color = half4; typedef float Row[2]; using Real = float;
[[ stitchable ]] half4 f(float2 position) {
  Point p = Point(1, 2);
  Color c = Color(p.x, p.y, 0, 1);
  Row r = {3, 4};
  Real x = r[1];
  c.b = x;
  return c;
}

// MARK: struct → 5 7 1 2
struct Ray { float3 origin; float3 direction; };
struct Hit { float distance = 7; bool found = false; Ray ray; };
float3 at(Ray r, float t) { return r.origin + r.direction * t; }
[[ stitchable ]] half4 f(float2 position) {
  Ray r = { float3(1), float3(0, 1, 2) };
  Hit h;
  h.ray = r;
  h.found = true;
  return half4(at(h.ray, 2).z, h.distance, h.found, at(r, 1).y);
}

// MARK: struct with methods → 108 2 6 2
struct Circle { float2 c; float r; Circle(float x, float y, float q) : c(float2(x, y)), r(q) {} float area() const { return r * r * 3; } void grow(float by) { r *= by; } static float unit() { return 2; } float twice() { return area() * 2; } };
[[ stitchable ]] half4 f(float2 position) {
  Circle k(1, 2, 3);
  k.grow(2);
  Circle m = Circle(0, 0, 1);
  return half4(k.area(), k.c.y, m.twice(), Circle::unit());
}

// MARK: operators of a struct → -4 12 4 -12
struct Z { float re, im; Z operator*(Z o) const { return { re * o.re - im * o.im, re * o.im + im * o.re }; } };
Z operator+(Z a, Z b) { return Z{ a.re + b.re, a.im + b.im }; }
Z operator-(Z a) { return { -a.re, -a.im }; }
[[ stitchable ]] half4 f(float2 position) {
  Z a = {1, 2}, b = {3, 4};
  Z c = a * b + a;
  Z d = -c;
  return half4(c.re, c.im, d.re, d.im);
}

// MARK: enum → 5 1 2 4
enum Mode { one = 1, two, five = two + 3 }; enum class Edge : int { hard, soft = 4 };
[[ stitchable ]] half4 f(float2 position) {
  Mode m = five;
  Edge e = Edge::soft;
  int n = two;
  float s = m;
  return half4(s, e == Edge::soft, n, int(e));
}

// MARK: namespace → 6 4 8 12
namespace a { constant float k = 3; float g(float x) { return x * k; } namespace b { float g() { return k + 1; } } }
namespace c = a; namespace x::y { float z() { return 8; } } namespace { float hidden() { return 9; } }
[[ stitchable ]] half4 f(float2 position) {
  using namespace a;
  return half4(a::g(2), a::b::g(), x::y::z(), hidden() + g(1));
}

// MARK: auto → 3 2 6 1
auto g(float x) { return x * 2; }
[[ stitchable ]] half4 f(float2 position) {
  auto a = 3;
  auto b = half3(1, 2, 3).zy;
  auto c = g(b.x);
  const auto d = a / 2;
  return half4(a, b.y, c, d);
}

// MARK: template → 11 6 8 11
template <typename T> T twice(T x) { return x + x; }
template <typename T, int N> T sum(thread const T (&v)[N]) { T s = 0; for (int i = 0; i < N; i++) s += v[i]; return s; }
template <int N> float power(float x) { float r = 1; for (int i = 0; i < N; i++) r *= x; return r; }
template <typename T, int N> float first(vec<T, N> v) { return v.x + N; }
[[ stitchable ]] half4 f(float2 position) {
  float a[3] = {1, 2, 3};
  return half4(twice(2.5) + twice<int>(3), sum(a), power<3>(2), first(half3(4)) + twice(float2(1, 2)).y);
}

// MARK: inline → 2 4 1.5 0
inline float g(float x) { return x + 1; } METAL_FUNC float h(float x) { return x * 2; } constexpr float k(float x) { return x / 2; }
[[ stitchable ]] half4 f(float2 position) {
  return half4(g(1), h(2), k(3), 0);
}

// MARK: extern "C" → 2 2 0 0
extern "C" { float g(float x) { return x + 1; } }
extern "C" float h(float x) { return x; }
[[ stitchable ]] half4 f(float2 position) {
  return half4(g(1), h(2), 0, 0);
}

// MARK: object macro → 3 9 0 0
#define RADIUS 3.0
#define AREA (RADIUS * RADIUS)
#undef NOTHING
[[ stitchable ]] half4 f(float2 position) {
  return half4(RADIUS, AREA, 0, 0);
}

// MARK: function macro → 9 0.5 7 6
#define SQ(x) ((x) * (x))
#define MAP(v, a, b) \
  (((v) - (a)) / \
   ((b) - (a)))
#define JOIN(a, b) a##b
#define COUNT(...) sum(__VA_ARGS__)
float sum(float a, float b, float c) { return a + b + c; }
[[ stitchable ]] half4 f(float2 position) {
  float xy = 7;
  return half4(SQ(1 + 2), MAP(2.0, 0, 4), JOIN(x, y), COUNT(1, 2, 3));
}

// MARK: conditionals → 1 3 5 0
#define LEVEL 2
#if LEVEL > 1 && defined(LEVEL)
constant float a = 1;
#else
constant float a = 2; this is not read
#endif
#ifdef NOPE
#elif LEVEL == 2
constant float b = 3;
#endif
#ifndef __METAL_VERSION__
#error no Metal
#endif
#if __has_include(<simd/simd.h>)
constant float c = 5;
#endif
[[ stitchable ]] half4 f(float2 position) {
  return half4(a, b, c, 0);
}

// MARK: static constexpr local → 2 2 0 0
[[ stitchable ]] half4 f(float2 position) {
  static constexpr float k[2] = {1, 2};
  constexpr half3 c = half3(1, 2, 3);
  return half4(k[1], c.y, 0, 0);
}

// MARK: constant arrays that are computed → 3 2 7 1
constant float t[2] = { exp(0.0) + 1, 3 };
constant float2x2 turned = float2x2(cos(0.0), 2, 3, 4) * 1.0;
float at(constant float *p, int i) { return p[i]; }
[[ stitchable ]] half4 f(float2 position) {
  int i = int(position.x);
  return half4(at(t, 1), t[i], turned[1][0] + turned[1].y, turned[i].x);
}

// MARK: functions made by macros → 5 6 0 0
#define SCALE(name, by) float name(float x) { return x * by; }
SCALE(five, 5) SCALE(six, 6)
#define ENTRY [[ stitchable ]] half4
ENTRY f(float2 position) {
  return half4(five(1), six(1), 0, 0);
}

// MARK: a struct of arrays and structs → 3 8 4 1
struct Inner { float w[2]; float2 p; };
struct Outer { Inner inner[2]; int n = 1; };
float sum(Outer o) { return o.inner[0].w[0] + o.inner[1].w[1] + o.n; }
[[ stitchable ]] half4 f(float2 position) {
  Outer o;
  o.inner[0].w[0] = 2;
  o.inner[1] = { { 1, 5 }, float2(3, 4) };
  Outer copy = o;
  copy.inner[1].w[1] = 0;
  return half4(sum(copy), sum(o), o.inner[1].p.y, o.n);
}

// MARK: designated initializers → 7 2 3 4.5
struct Blob { float2 centre; float radius = 4; half4 tint; };
[[ stitchable ]] half4 f(float2 position) {
  Blob a = { .centre = float2(1, 2), .tint = {3, 0, 0, 1} };
  Blob b[2] = { { .radius = 0.5 }, { .centre{5, 6}, 4, half4(1) } };
  return half4(b[1].centre.y + b[1].tint.g, a.centre.y, a.tint.r, a.radius + b[0].radius + b[0].tint.a);
}

// MARK: methods that return their own struct → -3 4 -3 5
struct Complex {
  float re, im;
  Complex(float r, float i) : re(r), im(i) {}
  Complex operator*(Complex o) const { return Complex(re * o.re - im * o.im, re * o.im + im * o.re); }
  Complex conjugate() const { return {re, -im}; }
};
[[ stitchable ]] half4 f(float2 position) {
  Complex z(1, 2);
  Complex q = z * z, one = z * z.conjugate();
  return half4(q.re, q.im, q.conjugate().conjugate().re, one.re + one.im);
}

// MARK: numeric_limits → 1 1 2048 510
[[ stitchable ]] half4 f(float2 position) {
  float nearest = numeric_limits<float>::max(), far = -metal::numeric_limits<float>::infinity();
  half tall = numeric_limits<half>::max();
  float tiny = numeric_limits<float>::min() + numeric_limits<half>::epsilon();
  int low = numeric_limits<int>::min();
  uint high = numeric_limits<uint>::max();
  uchar byte = numeric_limits<uchar>::max();
  return half4(position.x < nearest && position.x > far, low < 0 && high == ~0u && tall == 65504,
               2 / tiny, byte + numeric_limits<uchar>::max());
}

// MARK: metal::array with the braces of the array in it → 3 6 5 4
constant array<float2, 3> kCorners = {{ {1, 2}, {3, 4}, {5, 6} }};
[[ stitchable ]] half4 f(float2 position) {
  array<half, 2> pair {{1, 2}};
  return half4(pair[0] + pair[1], kCorners[2].y, kCorners[2].x, kCorners[1].y);
}

// MARK: numbers in a list of vectors fill one each → 2 3 4 1
constant float2 kSteps[] = { 2, float2(3, 4), 1 };
[[ stitchable ]] half4 f(float2 position) {
  half2 p[2] = { 2, 0.5h };
  float2 sum = kSteps[0] + kSteps[2] + float2(p[1]) * 2 - float2(p[0]);
  return half4(sum.y, kSteps[1].x, kSteps[1].y, sizeof(kSteps) / sizeof(kSteps[0]) - 2);
}

// MARK: templates made for one type → 100 9 7 6
template <typename T> T squared(T x) { return x * x; }
template <> float squared<float>(float x) { return 100; }
template int squared<int>(int);
template <typename T, int N> T total(const T (thread &values)[N]) { T sum = T(0); for (int i = 0; i < N; i++) sum += values[i]; return sum; }
[[ stitchable ]] half4 f(float2 position) {
  float a[3] = {1, 2, 4};
  half2 b[2] = {{1, 2}, {3, 4}};
  return half4(squared(2.0f), squared(3), total(a), total(b).y);
}

// MARK: fields that start with constants and calls → 2 6 1 6
constant float two = 2;
float twice(float x) { return 2 * x; }
struct Start { float x = two; float y = twice(3); };
[[ stitchable ]] half4 f(float2 position) {
  Start a;
  Start b = {1};
  return half4(a.x, a.y, b.x, b.y);
}

// MARK: members defined outside of their struct → 7 12 3 9
struct Ball {
  float radius;
  Ball(float r);
  Ball(float a, float b);
  float area(float k = 2) const;
  void grow(float by);
  static float unit();
};
Ball::Ball(float r) : radius(r) {}
Ball::Ball(float a, float b) { radius = a + b; }
float Ball::area(float k) const { return radius * k; }
void Ball::grow(float by) { radius += by; }
float Ball::unit() { return 3; }
[[ stitchable ]] half4 f(float2 position) {
  Ball a(3.5);
  Ball b = Ball(1, 3);
  Ball c(4);
  c.grow(0.5);
  return half4(a.area(), b.area(3), Ball::unit(), c.area());
}

// MARK: overloads of a member defined outside → 20 3 0 1
struct Mixer {
  float gain;
  float of(float a);
  float of(float2 a);
};
float Mixer::of(float2 a) { return (a.x + a.y) * gain; }
float Mixer::of(float a) { return a * 10 * gain; }
[[ stitchable ]] half4 f(float2 position) {
  Mixer mixer = {1};
  return half4(mixer.of(2.0), mixer.of(float2(1, 2)), 0, 1);
}

// MARK: static constants defined outside of their struct → 0.25 0.5 0.75 3
struct Palette {
  half gain;
  static constant half4 ink;
  static constant float weights[3];
};
constant half4 Palette::ink = half4(0.25, 0.5, 0.75, 1);
constant float Palette::weights[3] = {1, 2, 3};
[[ stitchable ]] half4 f(float2 position) {
  return half4(Palette::ink.rgb, Palette::weights[2]);
}

// MARK: a matrix with as many rows as columns → 1 2 3 8
[[ stitchable ]] half4 f(float2 position) {
  matrix<float, 2> m = matrix<float, 2>(1, 2, 3, 4);
  matrix<half, 2, 2> n = matrix<half, 2>(2.0h);
  return half4(m[0].x, m[0].y, m[1].x, m[1].y * n[1].y);
}

// MARK: another name of a namespace → 1 5 2 4
namespace m = metal;
namespace tools { namespace deep { float five() { return 5; } struct Pair { float a, b; }; } }
namespace t = tools::deep;
[[ stitchable ]] half4 f(float2 position) {
  t::Pair pair = {2, 4};
  return half4(m::cos(0.0), t::five(), pair.a, pair.b);
}

// MARK: names that are declared again in a scope of their own → 4 3 2 6
[[ stitchable ]] half4 f(float2 position, float = 0, float = 0) {
  float x = 1;
  { float x = 2; x += 1; { float position = x; x = position; } }
  for (int i = 0; i < 2; i++) { float x = i; x += 1; }
  for (int i = 0; i < 2; i++) { float y = i; x += y; }
  if (float x = 3) { x += 1; float y = x; { float x = y; } }
  switch (1) { case 0: { float z = 1; break; } default: { float z = 2; x += z; } }
  float unused = 6;
  return half4(x, 3, 2, unused);
}

// MARK: a constant of the host, which SwiftUI never sets → 0 1 0 1
constant float speed [[function_constant(0)]];
[[ stitchable ]] half4 f(float2 position) { return half4(speed, 1, 0, 1); }

// MARK: what const does not forbid → 3 4 5 6
[[ stitchable ]] half4 f(const float2 position, const float k = 0) {
  const float a[2] = {1, 2};
  const float2 v = 4;
  float w = a[0] + a[1];
  float2 u = v;
  u.x += 1;
  const thread float &r = w;
  { float a = 6; a += 0; u.y = a; }
  return half4(r, v.x, u.x, u.y);
}

// MARK: lambdas → 6 9 2 11.5
[[ stitchable ]] half4 f(float2 position) {
  float gain = 2;
  auto scaled = [=](float x) { return x * gain; };
  gain = 10;
  int calls = 0;
  auto counted = [&](float2 p) -> float { calls += 1; return p.x + p.y; };
  auto plain = [](auto a, float b = 1) { return a + b; };
  float sum = counted(float2(1, 2));
  sum += counted(3);
  float now = [&] { return gain; }();
  return half4(scaled(3), sum, calls, now + plain(0.5));
}

// MARK: lambdas with names of their own, and outside of functions → 7 9 5 3
constant auto square = [](float x) { return x * x; };
constexpr auto unused = [](float x) { return x; };
[[ stitchable ]] half4 f(float2 position) {
  const float2 k = 3;
  float x = 5;
  auto sum = [&](float x) { float k = square(x); return k + 3; };
  auto last = [k](float2 p) { return p.x + k.x; };
  auto hidden = [&, k](int n) { float x = 0; for (int i = 0; i < n; i++) { x += k.y; } return x; };
  return half4(sum(2), square(3), x, last(0) + hidden(0));
}

// MARK: lambdas that are passed on → 10 9 3 14
template <typename F> float apply(F f, float x) { return f(x); }
template <typename F, typename G> float composed(const F f, const thread G &g, float x) {
  auto both = [=](float v) { return f(g(v)); };
  return apply(both, x);
}
template <typename F> void repeat(int n, F body) {
  for (int i = 0; i < n; i++) { body(i); }
}
constant auto square = [](float x) { return x * x; };
[[ stitchable ]] half4 f(float2 position) {
  float gain = 2;
  auto scaled = [=](float x) { return x * gain; };
  gain = 100;
  int calls = 0;
  repeat(3, [&](auto i) { calls += i; });
  auto moved = [](auto x, float by = 1) { return x + by; };
  auto same = scaled;
  return half4(composed(same, moved, 4), apply(square, 3), calls,
               apply([&](float x) { return apply(scaled, x) + calls + moved(0); }, 5));
}

// MARK: lambdas in methods → 12 9 5 7
struct Meter {
  float level;
  float step = 2;
  template <typename F> float read(F f) const { return f(level) * step; }
  float raised(float by) {
    auto raise = [this](float x) { level += x; return level; };
    float first = raise(by);
    return first + [=] { return step; }();
  }
};
[[ stitchable ]] half4 f(float2 position) {
  Meter meter = {4};
  float gain = 1.5;
  float read = meter.read([&](float x) { return x * gain; });
  float raised = meter.raised(3);
  auto rest = [&](auto f) { meter.level -= 2; return f(meter.level); };
  float five = rest([](float x) { return x; });
  return half4(read, raised, five, meter.level + meter.step);
}

// MARK: struct templates → 5 3 5 2
template <typename T, int n = 2>
struct Pair {
  T first;
  T second;
  T sum() const { return first + second; }
  float times() const { return n; }
  Pair<T, n> turned() const { return {second, first}; }
};
template <typename T>
T difference(Pair<T> p) { return p.first - p.second; }
[[ stitchable ]] half4 f(float2 position) {
  Pair<float2> a = {float2(1, 2), 3};
  Pair<half, 5> b{1.0h, 2.0h};
  return half4(a.sum().y, b.sum(), b.times(), difference(a.turned()).x);
}

// MARK: two references to parts of one variable → 2 10 2 4
void both(thread float &a, thread float &b) { a += 1; b *= 2; }
[[ stitchable ]] half4 f(float2 position) {
  float v[2] = {1, 5};
  both(v[0], v[1]);
  float2 p = float2(1, 2);
  both(p.x, p.y);
  return half4(v[0], v[1], p.x, p.y);
}

// MARK: bits of halves → 1 1 0.33325195 0.5
[[ stitchable ]] half4 f(float2 position) {
  uint bits = as_type<uint>(half2(1, -2));
  half2 read = as_type<half2>(0x38003555u);
  return half4((bits & 0xffff) == 0x3c00, (bits >> 16) == 0xc000, read);
}

// MARK: variables without a value are made by their default constructor → 4 8 5 12
struct Count {
  float n = 3;
  float step;
  Count() { n += 1; step = 2; }
  Count(float from) : n(from) {}
};
struct Gain { float by; Gain(float by = 5); };
Gain::Gain(float by) : by(by) {}
struct Pair { Count a; Count b[2]; Gain gain; };
constant Pair kPair = {};
[[ stitchable ]] half4 f(float2 position) {
  Count a;
  Count two[2];
  Pair pair;
  Count some[3] = {1};
  return half4(a.n, two[0].n + two[1].step * 2, pair.gain.by, some[0].n + pair.b[1].n + kPair.a.n + some[2].n - 1);
}

// MARK: a constructor has another one make the value → 0.5 2 9 4
struct Ray {
  float from, to;
  float count = 1;
  Ray(float a, float b) : from(a), to(b) {}
  Ray(float b) : Ray(0.5, b) { count = 9; }
  Ray() : Ray{3} { to += 1; }
};
template <typename T> struct Pair {
  T a, b;
  Pair(T x, T y) : a(x), b(y) {}
  Pair(T x) : Pair(x, x * 2) {}
};
[[ stitchable ]] half4 f(float2 position) {
  Ray r(Pair<float>(1).b), s;
  return half4(r.from, r.to, s.count, s.to);
}

// MARK: fields are set in their order, those without a value by their own constructor → 7 4 8 2
struct Inner { float x; Inner() : x(2) {} Inner(float x) : x(x) {} };
struct Outer {
  Inner a;
  Inner b;
  float c;
  Outer() : c(a.x * 2), a(4) {}
};
[[ stitchable ]] half4 f(float2 position) {
  Outer outer;
  Outer other = Outer();
  return half4(other.a.x + 3, outer.a.x, outer.c, outer.b.x);
}

// MARK: long arrays and structs of them start with zeros → 0 3 7 65
struct Table { float v[300]; };
constant Table kTable = {{5, 2}};
[[ stitchable ]] half4 f(float2 position) {
  int i = int(position.x * 2);
  float a[2][65] = {};
  Table b = {};
  Table c[2] = {};
  float d[70] = {1, 2};
  float last = a[i][64] + b.v[299] + c[i].v[i] + d[69];
  a[i][64] = 65;
  return half4(last, d[i] + d[i - 1], kTable.v[0] + kTable.v[i] + kTable.v[i + 1], a[1][64]);
}

// MARK: fields that start with what others have → 15 10 6 27
struct Spread {
  float a = 1;
  float b = a * 2;
  float c = twice(b) + this->a;
  float twice(float x) const { return x * 2; }
};
struct Wide {
  float first;
  float second = first + 1;
  Wide(float x) : first(x) {}
};
template <typename T> struct Row { T head = 2; T tail[2] = {head, head * head}; };
struct Two { Spread left; Spread right = {left.a * 3}; };
constant Spread kSpread = {2};
[[ stitchable ]] half4 f(float2 position) {
  Spread a;
  Spread b = {5};
  Spread c = {.b = 4};
  Wide wide(2);
  Row<float> row;
  Two two;
  return half4(a.c * 3, b.b, row.tail[1] + row.tail[0], c.c + wide.second + two.right.b + kSpread.b * 2 + c.a);
}

// MARK: lists whose inner braces are left out → 3 24 9 73
struct Cell { float2 at; float size; };
struct Grid { float v[3]; Cell cells[2]; int n; };
constant int kTable[2][2] = {1, 2, 3, 4};
[[ stitchable ]] half4 f(float2 position) {
  int a[][2] = {1, 2, {3}, 5, 6};
  float2 p = float2(7, 8);
  Grid g = {1, 2, 3, p, 4, {p, 5}, 6};
  Cell cells[2] = {p, 9, p * 2};
  Cell some[2] = {cells[0], p, 3};
  float b[2][2][2] = {{1, 2, 3, 4}, 5, 6, 7, 8};
  return half4(kTable[1][0], a[2][0] * g.cells[1].size + a[1][1] + a[2][1] - 7, cells[0].size + cells[1].size, g.n * 10 + b[1][0][1] + some[1].at.x);
}

// MARK: functions in place of a template for some arguments → 1 23 40 57
template <typename T> T kind(T x) { return x; }
template <> float kind<float>(float x) { return 1; }
template <> float2 kind(float2 x) { return 2; }
template <int N> float count(float x) { return x * N; }
template <> float count<3>(float x) { return 3; }
template <typename T> float size() { return 4; }
template <> float size<half>();
template <typename T, int N = 2> struct Many { T sum() { return T(N); } T v[N]; };
template <> float size<half>() { return 5; }
[[ stitchable ]] half4 f(float2 position) {
  float a = kind<float>(7) + kind(8.0f) - 1;
  float b = kind<int>(20) + count<3>(9);
  float c = kind(position).x * count<2>(10);
  Many<float> many;
  return half4(a, b, c, size<half>() * 10 + size<float>() + size<half2>() - 3 + many.sum());
}

// MARK: structs in place of a template for some arguments → 1 7 12 5
template <typename T, int N = 2> struct Pack { T v[N]; float of() const { return v[0] * N; } };
template <> struct Pack<float>;
template <> struct Pack<float> {
  float one = 1;
  float extra;
  Pack() : extra(5) {}
  float of() const { return one; }
};
template <> struct Pack<half, 3> { half3 v; float of() const { return v.x + v.y + v.z; } };
using Four = Pack<float, 2>;
[[ stitchable ]] half4 f(float2 position) {
  Pack<float> a;
  Pack<half, 3> b = {half3(1, 2, 4)};
  Pack<float, 3> c = {{4, 0, 0}};
  Four d;
  return half4(a.of(), b.of(), c.of(), d.extra);
}

// MARK: a struct with an array of arrays → 1 4 7 9
struct Grid { float2 origin; float cells[2][2]; };
[[ stitchable ]] half4 f(float2 position) {
  Grid g = {position, {{1, 2}, {3, 4}}}, both[2] = {g, g};
  both[1].cells[1][0] = 7;
  return half4(g.cells[0][0], g.cells[1][1], both[1].cells[1][0], both[0].cells[1][0] * 3);
}
