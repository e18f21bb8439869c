//  Some forty stitchable functions in the styles people write them in.
#include <metal_stdlib>
#include <simd/simd.h>
#include <SwiftUI/SwiftUI_Metal.h>
#include "Common.h"
#include "Shared.metal"

#ifdef __METAL_VERSION__
struct VertexOut { float4 position [[position]]; float2 uv; };
struct Uniforms { float4x4 projection; float time; };
vertex VertexOut vertexMain(uint id [[vertex_id]], constant Uniforms &u [[buffer(0)]], device const float4 *points [[buffer(1)]]) {
  VertexOut out; out.position = u.projection * points[id]; out.uv = float2(0); return out;
}
fragment half4 fragmentMain(VertexOut in [[stage_in]], texture2d<float, access::sample> tex [[texture(0)]], sampler s [[sampler(0)]]) { return half4(tex.sample(s, in.uv)); }
kernel void compute(texture2d<float, access::write> out [[texture(1)]], uint2 gid [[thread_position_in_grid]], device atomic_uint *counter [[buffer(2)]]) {
  threadgroup float shared[64]; shared[0] = 1;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  atomic_fetch_add_explicit(counter, 1, memory_order_relaxed);
  out.write(float4(1), gid);
}
#endif


enum Mode { ModeNormal, ModeMultiply = 3, ModeScreen };
enum class Edge : int { none, soft, hard };
typedef float2 vec2;
using Color = half4;
namespace shapes {
  float circle(float2 p, float r) { return metal::length(p) - r; }
  namespace detail { constant float k = 0.25; float box(float2 p, float2 b) { float2 d = metal::abs(p) - b; return metal::length(metal::max(d, 0.0)) + metal::min(metal::max(d.x, d.y), 0.0); } }
  float rounded(float2 p, float2 b) { return detail::box(p, b) - detail::k; }
}
template <typename T> T lerp3(T a, T b, T c, float t) { return t < 0.5 ? metal::mix(a, b, T(t * 2)) : metal::mix(b, c, T(t * 2 - 1)); }
template <int N> float polynomial(float x) { float r = 0; for (int i = 0; i < N; i++) r = r * x + 1; return r; }

inline float mod(float x, float y) { return x - y * metal::floor(x / y); }
float2 mod(float2 x, float y) { return x - y * metal::floor(x / y); }
void rotateBy(thread float2 &p, float a) { float s = metal::sin(a), c = metal::cos(a); p = float2(c * p.x - s * p.y, s * p.x + c * p.y); }
void split(float v, thread float *whole, thread float *part) { *whole = metal::floor(v); *part = v - *whole; }
float kernelSum(constant float *weights, int n) { float s = 0; for (int i = 0; i < n; ++i) s += weights[i]; return s; }
float arraySum(thread float *values, int n) { float s = 0; for (int i = 0; i < n; ++i) s += values[i]; return s; }
constant float gWeights[5] = { 0.0625, 0.25, 0.375, 0.25, 0.0625 };
static half4 tintOf(half r, half g = 0.5h, half b = 0.25) { return half4(r, g, b, 1); }
constant half4 gTint = half4(0.5, .25, 1., 1.h);

[[stitchable]] half4 noNamespace(float2 position, half4 color, float4 bounds, float time) {
  vec2 uv = position / bounds.zw;
  float d = shapes::rounded(uv - 0.5, float2(0.2, 0.1));
  float noise = metal::fract(metal::sin(metal::dot(uv, float2(12.9898, 4.1))) * 437.5);
  float distance = shapes::circle(uv - 0.5, 0.3);
  float step = metal::step(0.0, distance);
  float smooth = metal::smoothstep(0.02, -0.02, d), input = 0.5, active = 1, out = 0.25, texture = 2, sample = 3;
  Color result = Color(noise * smooth, step, input * active + out, texture / sample);
  return metal::mix(result, color, half(0.25));
}
[[stitchable]] half4 switches(float2 position, float4 box, int mode) {
  float2 uv = position / box.zw;
  int kind = int(uv.x * 5);
  half4 c = half4(0, 0, 0, 1);
  switch (kind) {
    case ModeNormal: c.r = 1; break;
    case 1:
    case 2: c.g = uv.y; // falls
    case ModeMultiply: { float q = uv.x; c.b = q; break; }
    default: c = half4(uv.x, uv.y, mode / 4.0, 1);
  }
  Edge e = uv.y > 0.5 ? Edge::soft : Edge::hard;
  if (e == Edge::soft) c.rgb *= 0.5;
  return c;
}
[[stitchable]] half4 generics(float2 position, float4 box) {
  float t = position.x / box.z;
  half3 a = lerp3(half3(1, 0, 0), half3(0, 1, 0), half3(0, 0, 1), t);
  float b = lerp3<float>(0, 1, 0.25, t);
  return half4(a * half(b), polynomial<4>(t) / 4);
}
[[stitchable]] float2 refs(float2 position, float2 size, float angle) {
  float2 p = position - size * 0.5;
  rotateBy(p, angle * 0.2);
  float whole, part;
  split(p.x, &whole, &part);
  thread float2 &alias = p;
  alias.y += part * 0.5;
  float tmp[3] = { 1, 2 };
  tmp[2] = arraySum(tmp, 3);
  p += mod(float2(-0.3, 5.7), 1.5) + mod(-0.25, 1.0) + tmp[2] * 0.1 + kernelSum(gWeights, 5);
  return p + size * 0.5;
}
[[stitchable]] half4 loops(float2 position, float4 box) {
  float x = position.x / box.z;
  int n = 0; float acc = 0;
  while (true) { acc += x * 0.3 + 0.05; n++; if (acc > 1.0 || n >= 12) break; }
  do { n--; } while (n > 6);
  for (int i = 0, j = 10; i < j; i++, j--) { if (i == 2) continue; acc += 0.01 * j; }
  uint bits = uint(position.x) ^ (uint(position.y) << 2);
  bits = (bits * 1664525u + 1013904223u) >> 3;
  bits ^= bits << 5; bits &= 0xffff;
  float r = float(bits) / 65535.0;
  return half4(acc * 0.5, n / 12.0, r, 1.0 - (n & 3) * .1);
}
[[stitchable]] half4 vectors(float2 position, half4 color) {
  float3 v = float3(position * 0.1, 1);
  float m = 0;
  for (int i = 0; i < 3; ++i) { m += v[i] * (i + 1); v[i] *= 0.5; }
  half4 c = color;
  c[0] += 0.1; c.gb = c.bg; c.rgb -= half3(0.05, 0, 0.1); c.xyz *= half(0.9); c.a = 1;
  bool3 big = v > float3(0.3, 0.2, 0.1);
  float3 s = select(float3(0), float3(1), big);
  if (any(big) && !all(big)) c.r = 0.5;
  int2 q = int2(position) % 3;
  c.b += q.x * 0.1 - q.y * .05 + s.x * 0.1;
  float3x3 basis = float3x3(1.0);
  basis[0][1] = 0.5; basis[1] = float3(0.1, 0.9, 0.2);
  v = basis * v; v *= transpose(basis);
  return half4(half3(v) * 0.3 + c.rgb * 0.5, c.a) + m * 0.01;
}
[[stitchable]] half4 conversions(float2 position, half4 color, float amount) {
  int i = amount * 2.9;
  float f = position.x > 10;
  bool b = amount;
  int n = position.y;
  half h = f;
  uint u = 3;
  float g = b;
  half4 o = 0;
  o += 0.25;
  o.r = i / 4.0; o.g = h * 0.5 + (n % 4) * 0.1; o.b = u * 0.1f + g * 0.1;
  float third = 1 / 3;
  float three = 1 / 3.;
  o.b += third + three * 0.5;
  if (n & 1) o.r += 0.2;
  if (u) o.g += 0.05;
  float clampedInt = clamp(n, 2, 9);
  float mx = max(0.0, position.x - 12) * 0.02;
  o.r += clampedInt * 0.02 + mx;
  float3 splat = 1;
  splat = max(splat * amount, 0.2);
  return o + half4(half3(splat) * 0.1h, 0) + half4(color) * .1;
}
[[stitchable]] half4 mathematics(float2 position, float4 box) {
  float2 u = position / box.zw; float x = u.x * 4 - 2, y = u.y * 2 - 1;
  float a = fmod(x, 0.75) + round(x * 2) * 0.1 + fract(x) + sign(y) * .1 + trunc(x) + ceil(y) + rint(x * 3.5);
  float b = pow(abs(x), 2.2) + pow(x, 2) + pow(x, 3) + pow(2, y) + exp(y) + log(abs(x) + 0.1) + exp2(x) + log2(u.x + 0.5) + sqrt(u.y) + rsqrt(u.x + 0.1);
  float c = atan2(y, x) + atan(x) + asin(y) + acos(y * 0.99) + tan(y) + tanh(x) + sinh(y) + cosh(y) + sinpi(x) + cospi(y);
  float d = mix(x, y, 0.3) + step(x, y) + smoothstep(1.0, -1.0, x) + saturate(x) + fma(x, y, 0.5) + max3(x, y, 0.1) + min3(x, y, 0.) + copysign(x, y) + fmin(x, y) + fmax(x, y);
  float w, cs;
  float e = modf(x * 3, w) + w + sincos(y, cs) + cs;
  float3 r = reflect(float3(x, y, 1), normalize(float3(y, x, 1))) + refract(normalize(float3(x, y, 1)), float3(0, 0, 1), 0.7) + cross(float3(x, y, 0), float3(0, 1, y));
  float l = length(u) + distance(u, float2(0.5)) + distance_squared(u, float2(.2)) + length_squared(u) + dot(u, u);
  return half4((a + b) * 0.05, (c + d) * 0.05, (e + l) * .1, r.x + r.y * 0.1 + r.z * 0.1);
}
[[ stitchable ]] half4 shared(float2 position, half4 color, float amount) { return commonTint(color, amount) * sharedScale(position) + elsewhere(amount, position); }

// MARK: - With the namespaces open

using namespace metal;
using namespace SwiftUI;


#define TWO_PI 6.28318530718
#define ROT(a) float2x2(cos(a), -sin(a), sin(a), cos(a))
#define SQR(x) ((x) * (x))
#ifdef NEVER
#error "never"
#elif defined(TWO_PI) && TWO_PIX + 1 == 1
#define OCTAVES 5
#else
#define OCTAVES 2
#endif

constant float kFrequencies[4] = { 1.0, 2.0, 4.0, 8.0 };
constant half4 kInk = half4(0.1h, 0.2h, 0.3h, 1.0h);
constexpr constant float kGoldenAngle = 2.39996323f;
static constant float2 kOffsets[] = { float2(-1, 0), float2(1, 0), float2(0, -1), float2(0, 1) };

float hash21(float2 p);
float valueNoise(float2 p);

[[ stitchable ]] half4 fbmFill(float2 position, float4 bounds, float time) {
    float2 uv = (position - bounds.xy) / bounds.zw;
    float value = 0., amplitude = .5;
    float2 p = uv * 3;
    for (int i = 0; i < OCTAVES; ++i) {
        value += amplitude * valueNoise(p + time);
        p = p * 2.02 * ROT(0.5);
        amplitude *= .5;
    }
    return half4(half3(value), 1);
}

float hash21(float2 p) {
    p = fract(p * float2(123.34, 345.45));
    p += dot(p, p + 34.345);
    return fract(p.x * p.y);
}

float valueNoise(float2 p) {
    float2 i = floor(p), f = fract(p);
    f = f * f * (3. - 2. * f);
    float a = hash21(i), b = hash21(i + float2(1, 0));
    float c = hash21(i + float2(0, 1)), d = hash21(i + 1);
    return mix(mix(a, b, f.x), mix(c, d, f.x), f.y);
}

[[ stitchable ]] half4 checker(float2 position, half4 color, float size, half4 tint) {
    int2 cell = int2(floor(position / size));
    bool odd = (cell.x + cell.y) & 1;
    if (odd) return tint * color.a;
    else if (cell.x % 3 == 0)
        return half4(color.bgr, color.a);
    return color;
}

[[ stitchable ]] half4 blur9(float2 position, SwiftUI::Layer layer, float radius) {
    half4 sum = 0;
    float total = 0;
    for (int x = -1; x <= 1; x++) for (int y = -1; y <= 1; y++) {
        float weight = 1.0 / (1 + abs(x) + abs(y));
        sum += layer.sample(position + float2(x, y) * radius) * weight;
        total += weight;
    }
    return sum / total;
}

[[ stitchable ]] float2 swirl(float2 position, float2 size, float strength) {
    float2 center = size / 2;
    float2 delta = position - center;
    float dist = length(delta);
    float radius = min(size.x, size.y) * 0.5;
    if (dist >= radius) { return position; }
    float percent = (radius - dist) / radius;
    float theta = percent * percent * strength;
    float s = sin(theta), c = cos(theta);
    return float2(dot(delta, float2(c, -s)), dot(delta, float2(s, c))) + center;
}

half4 sampleShifted(SwiftUI::Layer l, float2 p, float2 d) { return l.sample(p + d); }

[[ stitchable ]] half4 aberration(float2 position, SwiftUI::Layer layer, float amount) {
    half4 color = layer.sample(position);
    color.r = sampleShifted(layer, position, float2(amount, 0)).r;
    color.b = sampleShifted(layer, position, {-amount, 0}).b;
    color.rgb = min(color.rgb, color.a);
    return color;
}

half luma(half3 c) { return dot(c, half3(0.2126, 0.7152, 0.0722)); }
half luma(half4 c) { return luma(c.rgb); }

[[ stitchable ]] half4 duotone(float2 position, half4 color, half4 shadow, half4 highlight, float mixAmount) {
    half gray = luma(color);
    half4 toned = mix(shadow, highlight, gray);
    toned *= color.a;
    return mix(color, toned, clamp(mixAmount, 0.0, 1.0));
}

[[ stitchable ]] half4 palette(float2 position, half4 color, device const half4 *colors, int count, float time) {
    float t = fract(position.x / 24 + time) * (count - 1);
    int index = t;
    half4 first = colors[index];
    half4 second = colors[min(index + 1, count - 1)];
    return mix(first, second, half(t - index)) * color.a;
}

float sumUp(device const float *values, int count) {
    float total = 0;
    for (int i = 0; i < count; i++) { total += values[i]; }
    return total;
}
[[ stitchable ]] half4 bars(float2 position, float4 box, device const float *data, int count) {
    int index = int(position.x / box.z * count);
    float level = data[index] / sumUp(data, count) * 2;
    float y = 1 - position.y / box.w;
    return y < level ? half4(0.2, 0.7, 1, 1) : half4(0);
}

[[ stitchable ]] half4 textureMix(float2 position, half4 color, texture2d<half> image, float amount) {
    constexpr sampler linearSampler(address::repeat, filter::linear);
    float2 uv = position / float2(image.get_width(), image.get_height());
    half4 texel = image.sample(linearSampler, uv * 1.5 + 0.25);
    return mix(color, texel, half(saturate(amount)));
}

struct Ray { float3 origin; float3 direction; };
struct Hit { float distance = 1e3; float3 normal; bool found = false; };

float map(float3 p) { return length(p) - 1.0; }
Hit march(Ray ray) {
    Hit hit;
    float t = 0.0;
    for (int i = 0; i < 64; i++) {
        float3 p = ray.origin + ray.direction * t;
        float d = map(p);
        if (d < 0.001) { hit.found = true; hit.distance = t; hit.normal = normalize(p); break; }
        t += d;
        if (t > 20.0) break;
    }
    return hit;
}
[[ stitchable ]] half4 sphere(float2 position, float4 bounds) {
    float2 uv = (2 * position - bounds.zw) / bounds.w;
    Ray ray = { float3(0, 0, -3), normalize(float3(uv, 2)) };
    Hit hit = march(ray);
    if (!hit.found) return half4(0, 0, 0, 1);
    float3 light = normalize(float3(1, -1, -1));
    float diffuse = max(0.0, dot(hit.normal, light));
    return half4(half3(float3(diffuse) * float3(1, .8, .6)), 1);
}

[[ stitchable ]] half4 polar(float2 position, float4 bounds, float time) {
    float2 uv = position / bounds.zw * 2 - 1;
    float angle = atan2(uv.y, uv.x);
    float radius = length(uv);
    float v = sin(angle * 6 + time) * 0.5 + .5;
    v = step(0.5, v) * smoothstep(1.0, 0.2, radius);
    float3 col = 0.5 + 0.5 * cos(TWO_PI * (float3(1.0, 1.0, 0.5) * v + float3(.8, .9, .3)));
    return half4(half3(col), 1);
}

[[ stitchable ]] half4 scanlines(float2 position, half4 color, float time) {
    float line = fmod(position.y + time * 10, 4);
    color.rgb *= line < 2 ? 1 : 0.5;
    float n = hash21(position + time);
    color.rgb += (n - 0.5) * 0.1;
    return color;
}

[[ stitchable ]] half4 floatLoop(float2 position, float4 bounds) {
    float sum = 0;
    int rounds = 0;
    for (float i = 0.1; i <= 1.0; i += 0.1) { sum += i; rounds++; }
    return half4(rounds / 16.0, sum / 10, position.x / bounds.z, 1);
}

[[ stitchable ]] half4 hsv(float2 position, half4 color, float shift) {
    float3 c = float3(color.rgb);
    float4 K = float4(0.0, -1.0 / 3.0, 2.0 / 3.0, -1.0);
    float4 p = mix(float4(c.bg, K.wz), float4(c.gb, K.xy), step(c.b, c.g));
    float4 q = mix(float4(p.xyw, c.r), float4(c.r, p.yzx), step(p.x, c.r));
    float d = q.x - min(q.w, q.y);
    float e = 1.0e-10;
    float3 hsv = float3(abs(q.z + (q.w - q.y) / (6.0 * d + e)), d / (q.x + e), q.x);
    hsv.x = fract(hsv.x + shift);
    float4 K2 = float4(1.0, 2.0 / 3.0, 1.0 / 3.0, 3.0);
    float3 pp = abs(fract(hsv.xxx + K2.xyz) * 6.0 - K2.www);
    float3 rgb = hsv.z * mix(K2.xxx, clamp(pp - K2.xxx, 0.0, 1.0), hsv.y);
    return half4(half3(rgb), color.a);
}

[[ stitchable ]] half4 matrices(float2 position, half4 color, float angle) {
    float3x3 toYIQ = float3x3(float3(0.299, 0.596, 0.212), float3(0.587, -0.275, -0.523), float3(0.114, -0.321, 0.311));
    float3 yiq = toYIQ * float3(color.rgb);
    float2x2 rotation = float2x2(cos(angle), sin(angle), -sin(angle), cos(angle));
    yiq.yz = rotation * yiq.yz;
    float3x3 back = float3x3({1, 1, 1}, {0.956, -0.272, -1.105}, {0.621, -0.647, 1.702});
    float2 pos = position;
    pos *= rotation;
    float3 rgb = back * yiq;
    return half4(half3(rgb), color.a) * half(0.5 + 0.5 * sin(pos.x));
}

//  Effects
#pragma mark - Helpers
#if 0
this is not code
#endif
#define REMAP(v, a, b, c, d) \
    ((c) + ((v) - (a)) * ((d) - (c)) / ((b) - (a)))
#define LOOP(n) for (int k = 0; k < n; ++k)
#define ADD(dst, src) do { dst += src; } while (0)
#define CONCAT(a, b) a##b
#define PI M_PI_F
#define M_TAU (2.0 * PI)
#define saturated(x) clamp(x, 0., 1.)

struct Complex {
  float re, im;
  Complex operator*(Complex o) const { return { re * o.re - im * o.im, re * o.im + im * o.re }; }
  float norm() const { return re * re + im * im; }
  void add(float x) { re += x; }
};
Complex operator+(Complex a, Complex b) { return Complex{a.re + b.re, a.im + b.im}; }
struct Wave {
  float frequency; float phase = 0.25; float2 direction;
  Wave(float f, float2 d) : frequency(f), direction(d) { phase = phase + 0.1; }
  float at(float2 p) const { return sin(dot(p, direction) * frequency + phase); }
};
typedef struct { float3 color; float weight; } Stop;
constant Stop kStops[3] = { { float3(1, 0, 0), 1 }, { {0, 1, 0}, 2 }, { float3(0, 0, 1), 0.5 } };
constant float kGrid[2][3] = { { 0.1, 0.2, 0.3 }, { 0.4, 0.5, 0.6 } };
constant float kA = 0.5; constant float kB = kA * 2 + 1; constant float kC = sin(kB);
constant int kCount = 3; constant const constexpr float kLong = 1.0f;
METAL_FUNC half3 ink(half3 a) { return a * a; }
extern "C" float external(float x) { return x * 0.5f; }
static float noise(float2 p) { return fract(sin(dot(p, float2(12.9898f, 78.233f))) * 43758.5453f); }
static float noise(float3 p) { return noise(p.xy + p.z); }
static float noise(float x) { return noise(float2(x)); }
half4 mixed(half4 a, half4 b, half t) { return a + (b - a) * t; }
float4 mixed(float4 a, float4 b, float t) { return b; }
auto twice(float x) { return x * 2; }
template<typename T, int N> T average(thread const T (&values)[N]) { T s = T(0); for (int i = 0; i < N; i++) s += values[i]; return s / N; }
half4 take(const Layer layer, float2 p) { return layer.sample(p); }
half4 takeRef(thread const SwiftUI::Layer &layer, float2 p) { return take(layer, p + 1); }

extern "C" [[ stitchable ]] half4 mandel(float2 position, float4 bounds, float time) {
  Complex c { (position.x / bounds.z * 3 - 2), position.y / bounds.w * 2 - 1 };
  Complex z = { 0, 0 };
  int i = 0;
  for (; i < 30 && z.norm() < 4; ++i) z = z * z + c;
  z.add(0.5);
  return half4(half3(i / 30.0), 1) * half(saturated(z.norm() * 0.01 + 0.9));
}
[[stitchable]] half4 gradientStops(float2 position, float4 bounds) {
  float t = position.x / bounds.z;
  float3 acc = 0; float total = 0;
  LOOP(kCount) { float w = exp(-abs(t - k * 0.5) * 4) * kStops[k].weight; ADD(acc, kStops[k].color * w); total += w; }
  acc /= total;
  acc.r += kGrid[1][2] * 0.1 + kC * 0.1;
  float local[2][2] = { { 1, 2 }, { 3, 4 } };
  local[1][0] += t;
  acc.g += local[1][0] * .05 + twice(0.01);
  float vals[4] = { t, t * 2, 0.5, 1 };
  acc.b += average(vals) * 0.2;
  return { half(acc.r), half(acc.g), half(acc.b), 1 };
}
[[stitchable]] half4 waves(float2 position, half4 color, float2 size, float time) {
  Wave w(6.0, float2(1, 0.5)), v = Wave(3, { 0.0, 1.0 });
  float2 uv = position / size;
  float h = w.at(uv) + v.at(uv);
  auto tone = mix(color, half4(1, 0.5, 0, 1), half(h * 0.25 + 0.5));
  return h > 0.5 ? tone : h < -0.5 ? half4(ink(tone.rgb), tone.a) : color;
}
[[stitchable]] half4 layered(float2 position, SwiftUI::Layer layer, float2 size, float amount) {
  const float2 uv = position / size;
  float n = noise(float3(uv * 10, 1)) + noise(uv) + noise(0.5);
  half4 c = takeRef(layer, position + n * amount);
  c = mixed(c, half4(0.5), 0.25h);
  float angle = REMAP(uv.x, 0, 1, -PI, M_TAU);
  float2 dir; dir.x = cos(angle); dir.y = sin(angle);
  half4 d = layer.sample(position + dir * amount * 4.);
  float CONCAT(my, Value) = 0.5;
  if (uv.y < .3) if (uv.x < .5) c *= 0.5h; else c *= 0.25h;
  return (c + d) * myValue;
}
[[stitchable]] half4 bitsAndBools(float2 position, half4 color) {
  uint2 p = uint2(position);
  uint h = p.x * 374761393u + p.y * 668265263u;
  h = (h ^ (h >> 13)) * 1274126177u;
  uint x = h; x ^= x >> 17; x *= 0xed5ad4bbU;
  bool edge = p.x == 0 || p.y == 0u, corner = p.x == 0 && p.y == 0;
  bool swap = !edge != corner;
  int s = -int(p.x) / 4, m = -int(p.x) % 4;
  int bitwise = (p.x & 3) | 4;
  float f = as_type<float>((h & 0x007fffffu) | 0x3f800000u) - 1.0;
  float v = edge + corner * 0.5f;
  int sh = 1 << (p.x % 5u);
  uchar small = uchar(p.x * 37);
  short sm = short(p.y * 9000);
  return half4(half(f), half(x & 255) / 255, half(v * 0.3 + swap * 0.1 + small / 512.0), half(sh / 16.0 + s * 0.05 + m * 0.02 + bitwise * 0.03 + sm / 65536.0));
}
[[stitchable]] float2 pinch(float2 position, float4 rect, float2 touch, float force) {
  float2 delta = position - touch;
  float d2 = dot(delta, delta) / (force * force * 100);
  delta *= d2 < 1 ? sqrt(d2) : 1;
  delta.yx = delta.yx * float2(1, 1.1);
  return touch + delta;
}
[[stitchable]] half4 constantsFill(float2 pos) {
  const int count = 4; static constexpr float step = 0.25;
  float table[count] = {};
  for (int i = 0; i < count; i++) { table[i] = i * step; }
  constexpr float gain = 1.0 / count;
  float total = 0;
  for (auto v : table) total += v * gain;
  const half3x3 m = half3x3(half3(1, 0, 0), half3(0.5, 1, 0), half3(0, 0, 1));
  half3 c = m * half3(pos.x / 24, pos.y / 16, total);
  return half4(c, 1.0f);
}
float helper(float x, float y = 2, float z = kA) { return x * y + z; }
[[stitchable]] half4 defaults(float2 position, float scale = 1.5, float2 offset = float2(1, 2)) {
  return half4(helper(position.x * 0.05), helper(0.1, scale), helper(.1, .2, .3), 1);
}
[[stitchable]] half4 precedence(float2 p, half4 c) {
  float a = p.x * 0.1, b = p.y * 0.1;
  float r = -a * -b + (a - (b - a)) / (a + 1) - -a;
  float g = (a > b ? a : b) * 0.5 + (a < 1 && b > 0.2 || a > 2 ? 0.25 : 0.5);
  float q = a; q += q *= 0.5; 
  int i = 5; int j = i++; j += ++i; i -= j - 3 - 1;
  float bb = (a, b);
  return half4(r * 0.3, g, q * .2 + i * 0.02, bb * 0.5 + (c.a - (c.r + c.g)) * 0.1);
}

constant float kPi = 3.14159265358979323846264338327950288;
const constant float TAU = 2 * kPi;
static constant float4 kCoefficients = float4(0.211324865405187, 0.366025403784439, -0.577350269189626, 0.024390243902439);
float3 mod289(float3 x) { return x - floor(x * (1.0 / 289.0)) * 289.0; }
float2 mod289(float2 x) { return x - floor(x * (1.0 / 289.0)) * 289.0; }
float3 permute(float3 x) { return mod289(((x*34.0)+1.0)*x); }
float snoise(float2 v) {
  const float4 C = kCoefficients;
  float2 i  = floor(v + dot(v, C.yy));
  float2 x0 = v - i + dot(i, C.xx);
  float2 i1;
  i1 = (x0.x > x0.y) ? float2(1.0, 0.0) : float2(0.0, 1.0);
  float4 x12 = x0.xyxy + C.xxzz;
  x12.xy -= i1;
  i = mod289(i);
  float3 p = permute(permute(i.y + float3(0.0, i1.y, 1.0)) + i.x + float3(0.0, i1.x, 1.0));
  float3 m = max(0.5 - float3(dot(x0, x0), dot(x12.xy, x12.xy), dot(x12.zw, x12.zw)), 0.0);
  m = m*m; m = m*m;
  float3 x = 2.0 * fract(p * C.www) - 1.0;
  float3 h = abs(x) - 0.5;
  float3 ox = floor(x + 0.5);
  float3 a0 = x - ox;
  m *= 1.79284291400159 - 0.85373472095314 * (a0*a0 + h*h);
  float3 g;
  g.x = a0.x * x0.x + h.x * x0.y;
  g.yz = a0.yz * x12.xz + h.yz * x12.yw;
  return 130.0 * dot(m, g);
}
void mainImage(thread float4 &fragColor, float2 fragCoord, float2 iResolution, float iTime) {
  float2 uv = (fragCoord * 2.0 - iResolution.xy) / iResolution.y;
  float2 uv0 = uv; float3 finalColor = float3(0.0);
  for (float i = 0.0; i < 4.0; i++) {
    uv = fract(uv * 1.5) - 0.5;
    float d = length(uv) * exp(-length(uv0));
    float3 col = 0.5 + 0.5 * cos(TAU * (float3(1.) * (length(uv0) + i * .4 + iTime * .4) + float3(0.263, 0.416, 0.557)));
    d = sin(d * 8. + iTime) / 8.; d = abs(d); d = pow(0.01 / d, 1.2);
    finalColor += col * d;
  }
  fragColor = float4(finalColor, 1.0);
}
[[ stitchable ]] half4 toy(float2 position, float4 bounds, float time) { float4 c; mainImage(c, position, bounds.zw, time); return half4(c); }
[[ stitchable ]] half4 simplex(float2 position, half4 color, float time) {
  half n = snoise(position * 0.1 + time) * 0.5 + 0.5;
  half4 final = color; final.rgb *= n; 
  float vertex[2] = { 1, 2 }, array = 0.5, vec = 0.25;
  if (vec < 1 && array > 0) final.r += (half)(vertex[1] * 0.1) + static_cast<half>(vec);
  return final;
}
float voronoi(float2 x, thread float2 &cell) {
  float2 n = floor(x), f = fract(x); float md = 8.0;
  for (int j = -1; j <= 1; j++)
    for (int i = -1; i <= 1; i++) {
      float2 g = float2(i, j);
      float2 o = fract(sin(float2(dot(n + g, float2(127.1, 311.7)), dot(n + g, float2(269.5, 183.3)))) * 18.5453);
      float2 r = g + o - f; float d = dot(r, r);
      if (d < md) { md = d; cell = n + g; }
    }
  return sqrt(md);
}
[[ stitchable ]] half4 cells(float2 position, SwiftUI::Layer layer, float4 bounds, float scale) {
  float2 cell; float d = voronoi(position / bounds.zw * scale * 4, cell);
  half4 c = layer.sample((cell + 0.5) / (scale * 4) * bounds.zw);
  return half4(c.rgb * half(1 - d), c.a) * (d < 0.05 ? 0 : 1);
}
[[ stitchable ]] half4 pixellate(float2 position, SwiftUI::Layer layer, float strength) {
  float min_strength = max(strength, 0.0001);
  float coord_x = min_strength * round(position.x / min_strength);
  float coord_y = min_strength * round(position.y / min_strength);
  return layer.sample(float2(coord_x, coord_y));
}
[[ stitchable ]] half4 emboss(float2 position, SwiftUI::Layer layer, float strength) {
  half4 current_color = layer.sample(position);
  half4 new_color = current_color;
  new_color += layer.sample(position + 1.0) * strength;
  new_color -= layer.sample(position - 1.0) * strength;
  return half4(new_color);
}
[[ stitchable ]] half4 shimmer(float2 position, half4 color, float2 size, float time, float animationDuration, float gradientWidth, float maxLightness) {
  if (color.a == 0.0h) { return color; }
  float loopedProgress = fmod(time, float(animationDuration));
  half progress = loopedProgress / animationDuration;
  half2 uv = half2(position / size);
  half minU = 0.0h - gradientWidth; half maxU = 1.0h + gradientWidth;
  half start = minU + maxU * progress + gradientWidth * uv.y;
  half end = start + gradientWidth;
  if (uv.x > start && uv.x < end) {
    half gradient = smoothstep(start, end, uv.x);
    half intensity = sin(gradient * M_PI_H);
    half3 hsl = color.rgb; hsl[2] = hsl[2] + half(maxLightness * (maxLightness > 0.0h ? 1 - hsl[2] : hsl[2])) * intensity;
    color.rgb = hsl;
  }
  return color;
}
[[ stitchable ]] float2 relativeWave(float2 position, float2 size, float time, float speed, float smoothing, float strength) {
  half2 distance = half2(position / size);
  position.x += sin((time * speed) + (position.y / smoothing)) * distance.x * strength;
  position.y += cos(time*speed+position.x/smoothing)*distance.y*strength;
  return position;
}
[[ stitchable ]] half4 infrared(float2 position, half4 color) {
  if (color.a > 0.0h) {
    half3 cold = half3(0.0h, 0.0h, 1.0h), medium = half3(1.0h, 1.0h, 0.0h), hot = half3(1.0h, 0.0h, 0.0h);
    half3 grayValues = half3(0.2125h, 0.7154h, 0.0721h);
    half luma = dot(color.rgb, grayValues);
    half3 newColor;
    if (luma < 0.5h) { newColor = mix(cold, medium, luma / 0.5h); } else { newColor = mix(medium, hot, (luma - 0.5h) / 0.5h); }
    return half4(newColor, 1.0h) * color.a;
  } else { return color; }
}
[[ stitchable ]] half4 whiteNoise(float2 position, half4 color, float time) {
  if (color.a > 0) {
    float2 offset = { 12.9898, 78.233 };
    float2 p = position * 0.001;
    float result = fract(sin(dot(p + time * 0.01, offset)) * 43.5453);
    return half4(result, result, result, 1) * color.a;
  }
  return color;
}
[[ stitchable ]] half4 sinebow(float2 position, half4 color, float2 size, float time) {
  half aspectRatio = size.x / size.y;
  half2 uv = half2(position / size.x) * 2.0h - 1.0h;
  uv.x /= aspectRatio;
  half wave = sin(uv.x + time);
  wave *= wave * 50.0h;
  half3 waveColor = half3(0.0h);
  for (half i = 0.0h; i < 10.0h; i++) {
    half luma = abs(1.0h / (100.0h * uv.y + wave));
    half y = sin(uv.x * sin(time) + i * 0.2h + time);
    uv.y += 0.05h * y;
    half3 rainbow = half3(sin(i * 0.3h + time) * 0.5h + 0.5h, sin(i * 0.3h + 2.0h + sin(time * 0.3h) * 2.0h) * 0.5h + 0.5h, sin(i * 0.3h + 4.0h) * 0.5h + 0.5h);
    waveColor += rainbow * luma;
  }
  return half4(waveColor, 1.0h) * color.a;
}
[[ stitchable ]] half4 circleWave(float2 position, half4 color, float2 size, float time, float brightness, float speed, float strength, float density, float2 center, half4 circleColor) {
  if (color.a > 0.0h) {
    half2 uv = half2(position / size);
    half2 delta = uv - half2(center / 24);
    half distance = sqrt(dot(delta, delta)); 
    half pixelDistance = abs(distance - 0.5h);
    half waveSpeed = -(time * speed * 10.0h), waveDensity = density * distance * 10;
    half cosine = cos(waveSpeed + waveDensity);
    half cosineAdjustment = (0.5h * cosine) + 0.5h;
    half lumaOffset = 0.5h * (strength + brightness);
    half luma = strength * (cosineAdjustment * lumaOffset) ;
    luma *= 1.0h - (distance * 2.0h); luma = max(0.0h, luma);
    half4 finalColor = circleColor * luma; finalColor.a = luma * pixelDistance;
    return finalColor * color.a;
  }
  return color;
}
