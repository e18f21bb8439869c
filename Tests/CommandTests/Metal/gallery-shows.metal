//
//  gallery-shows.metal
//
//  Effects without a view and without a comment that says numbers: what they are fed is read from
//  their names and their text. Each must show by itself, at rest or held.
//

#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

// MARK: - Templates, operators, structs

template <typename T, int N>
struct Ramp {
  T stops[N];
  T at(float t) const {
    float x = clamp(t, 0.0f, 1.0f) * float(N - 1);
    int i = min(int(x), N - 2);
    return mix(stops[i], stops[i + 1], x - float(i));
  }
};

/// A template of a struct, filled by a list.
[[ stitchable ]] half4 heatMap(float2 position, half4 color, float low, float high) {
  Ramp<float3, 4> ramp = { { float3(0, 0, 0.2), float3(0.6, 0, 0.5), float3(1, 0.5, 0), float3(1, 1, 0.8) } };
  float luma = dot(float3(color.rgb), float3(0.2126, 0.7152, 0.0722));
  return half4(half3(ramp.at((luma - low) / (high - low))) * color.a, color.a);
}

struct Complex {
  float re, im;
  Complex(float r, float i) : re(r), im(i) {}
  float norm2() const { return re * re + im * im; }
};
inline Complex operator+(Complex a, Complex b) { return Complex(a.re + b.re, a.im + b.im); }
inline Complex operator*(Complex a, Complex b) {
  return Complex(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re);
}
inline bool operator<(Complex a, float r) { return a.norm2() < r * r; }

/// A center that is added to a share of the size, and so is one itself.
[[ stitchable ]] half4 escape(float2 position, half4 color, float2 size, float2 center, float zoom) {
  float2 p = center + (position - size * 0.5) / min(size.x, size.y) * 3.0 / zoom;
  Complex c(p.x, p.y), z(0, 0);
  int i = 0;
  while (z < 2.0 && i < 64) { z = z * z + c; i++; }
  float v = float(i) / 64.0;
  return half4(half3(v * v, v, sqrt(v)), 1.0);
}

struct Lens { float2 center; float radius; float power; };

/// The members of a struct measure different things.
[[ stitchable ]] float2 magnifyingGlass(float2 position, float2 center, float radius, float power) {
  Lens lens { center, radius, power };
  float2 d = position - lens.center;
  float r = length(d);
  if (r > lens.radius) return position;
  return lens.center + d * mix(1.0 / lens.power, 1.0, smoothstep(lens.radius * 0.6, lens.radius, r));
}

// MARK: - Cases

typedef enum { shapeCircle = 0, shapeDiamond, shapeSquare } ShapeKind;

static float shapeDistance(float2 p, ShapeKind kind) {
  switch (kind) {
    case shapeCircle: return length(p);
    case shapeDiamond: return abs(p.x) + abs(p.y);
    case shapeSquare: return max(abs(p.x), abs(p.y));
  }
  return 0;
}

/// A whole number that a helper tells three cases apart by.
[[ stitchable ]] half4 halftoneShapes(float2 position, half4 color, float dotSize, int shape) {
  float d = shapeDistance(fmod(position, dotSize) / dotSize - 0.5, ShapeKind(shape));
  half l = dot(color.rgb, half3(0.299, 0.587, 0.114));
  half ink = half(smoothstep(-0.05, 0.05, sqrt(1.0 - l) * 0.7 - d));
  return half4(half3(1.0h - ink) * color.a, color.a);
}

/// Bits of a table, a loop that goes on early, a digit that fits.
[[ stitchable ]] half4 digit(float2 position, half4 color, float2 size, int value) {
  const uchar digits[] = { 0x3F, 0x06, 0x5B, 0x4F, 0x66, 0x6D, 0x7D, 0x07, 0x7F, 0x6F };
  float2 p = position / size;
  uint8_t mask = digits[abs(value) % 10];
  half on = 0;
  for (uint s = 0; s < 7; s++) {
    if (!(mask & (1 << s))) continue;
    float4 r;
    switch (s) {
      case 0: r = float4(0.3, 0.1, 0.7, 0.15); break;
      case 1: r = float4(0.7, 0.15, 0.75, 0.48); break;
      case 2: r = float4(0.7, 0.52, 0.75, 0.85); break;
      case 3: r = float4(0.3, 0.85, 0.7, 0.9); break;
      case 4: r = float4(0.25, 0.52, 0.3, 0.85); break;
      case 5: r = float4(0.25, 0.15, 0.3, 0.48); break;
      default: r = float4(0.3, 0.48, 0.7, 0.52); break;
    }
    if (all(p >= r.xy) && all(p <= r.zw)) on = 1;
  }
  return half4(on, on * 0.3h, 0, 1);
}

// MARK: - What moves pixels is in points

static float random(float2 st) { return fract(sin(dot(st, float2(12.9898, 78.233))) * 43758.5453123); }
static float random(float x) { return fract(sin(x * 91.3458) * 47453.5453); }

[[ stitchable ]] half4 glitchBars(float2 position, SwiftUI::Layer layer, float2 size, float time, float intensity) {
  float bar = floor(position.y / size.y * 24.0), tick = floor(time * 12.0);
  float shift = 0;
  if (random(float2(bar, tick)) > 0.5) shift = (random(bar + tick * 3.1) - 0.5) * intensity;
  half4 r = layer.sample(position + float2(shift * 1.5, 0));
  half4 g = layer.sample(position + float2(shift, 0));
  return half4(r.r, g.g, g.b, max(r.a, g.a));
}

[[ stitchable ]] half4 zoomBlur(float2 position, SwiftUI::Layer layer, float2 center, float strength) {
  half4 sum = half4(0.0);
  float2 toCenter = center - position;
  for (int i = 0; i < 16; i++) {
    float k = float(i) / 15.0;
    sum += layer.sample(position + toCenter * k * strength);
  }
  return sum * (1.0h / 16.0h);
}

[[ stitchable ]] float2 fisheye(float2 position, float4 bounds, float strength) {
  float2 middle = bounds.zw * 0.5;
  float2 n = (position - middle) / middle;
  n *= 1.0 + strength * dot(n, n);
  return n * middle + middle;
}

[[ stitchable ]] float2 bulge(float2 position, float2 touch, float radius, float strength) {
  float2 delta = position - touch;
  float d = length(delta);
  if (d >= radius || d == 0) return position;
  return touch + normalize(delta) * pow(d / radius, strength) * radius;
}

[[ stitchable ]] float2 pinchAt(float2 position, float2 at, float range, float squeeze) {
  float2 v = position - at;
  float d = length(v) / range;
  return d > 1 ? position : at + v * mix(1.0, d, squeeze);
}

[[ stitchable ]] float2 gravityWell(float2 position, float2 mass, float pull, float horizon) {
  float2 d = position - mass;
  float r = max(length(d), 1.0);
  float k = 1 - pow(saturate(horizon / r), 2.0) * pull;
  return mass + d / max(k, 0.05);
}

constant float sobelX[3][3] = { { -1, 0, 1 }, { -2, 0, 2 }, { -1, 0, 1 } };
static half luma(SwiftUI::Layer l, float2 p) { return dot(l.sample(p).rgb, half3(0.2126h, 0.7152h, 0.0722h)); }

[[ stitchable ]] half4 sobel(float2 position, SwiftUI::Layer layer, float thickness) {
  float gx = 0, gy = 0;
  for (int j = 0; j < 3; j++) {
    for (int i = 0; i < 3; i++) {
      float l = luma(layer, position + float2(i - 1, j - 1) * thickness);
      gx += l * sobelX[j][i];
      gy += l * sobelX[i][j];
    }
  }
  return half4(half3(half(sqrt(gx * gx + gy * gy))), 1.0);
}

[[ stitchable ]] half4 godRays(float2 position, SwiftUI::Layer layer, float2 size, float2 sun, float decay) {
  const int samples = 32;
  float2 step = (sun * size - position) / samples;
  float2 p = position;
  half light = 0, weight = 1;
  for (int i = 0; i < samples; i++) {
    p += step;
    light += layer.sample(p).g * weight;
    weight *= decay;
  }
  half4 c = layer.sample(position);
  return half4(c.rgb + light / samples * half3(1, 0.9, 0.6), 1);
}

// MARK: - Cells

[[ stitchable ]] half4 checkerboard(float2 position, float square, half4 a, half4 b) {
  uint2 cell = uint2(position / square);
  bool even = ((cell.x ^ cell.y) & 1) == 0;
  return even ? a : b;
}

[[ stitchable ]] half4 hexagons(float2 position, SwiftUI::Layer layer, float side) {
  const float2 s = float2(1.7320508, 1.0);
  float2 p = position / side;
  float4 hC = floor(float4(p, p - float2(1, 0.5)) / s.xyxy) + 0.5;
  float4 h = float4(p - hC.xy * s, p - (hC.zw + 0.5) * s);
  float2 center = dot(h.xy, h.xy) < dot(h.zw, h.zw) ? hC.xy * s : (hC.zw + 0.5) * s;
  return layer.sample(center * side);
}

[[ stitchable ]] half4 asciiDots(float2 position, SwiftUI::Layer layer, float glyph) {
  const int chars[8] = { 0, 4096, 65600, 332772, 15255086, 23385164, 15252014, 11512810 };
  float2 cell = floor(position / glyph) * glyph;
  half4 c = layer.sample(cell + glyph * 0.5);
  float grey = dot(float3(c.rgb), float3(0.3, 0.59, 0.11));
  int2 q = int2((position - cell) / glyph * 5.0);
  return half4(c.rgb * ((chars[clamp(int(grey * 8.0), 0, 7)] >> (q.x + q.y * 5)) & 1), c.a);
}

[[ stitchable ]] half4 mosaicTiles(float2 position, SwiftUI::Layer layer, float tile, float grout) {
  float2 id = floor(position / tile);
  float2 p = fract(position / tile) * tile;
  half4 c = layer.sample((id + 0.5) * tile);
  bool edge = p.x < grout || p.y < grout;
  return edge ? half4(0.85h, 0.83h, 0.8h, 1) : half4(c.rgb + half((p.x - p.y) / tile * 0.3), c.a);
}

[[ stitchable ]] half4 arcs(float2 position, float tileSize, float lineWidth, half4 ink) {
  float2 id = floor(position / tileSize), f = fract(position / tileSize);
  if (random(id) > 0.5) f.x = 1 - f.x;
  float d = min(abs(length(f) - 0.5), abs(length(f - 1) - 0.5)) * tileSize;
  return ink * half(1 - smoothstep(lineWidth * 0.5 - 0.5, lineWidth * 0.5 + 0.5, d));
}

// MARK: - Shares

[[ stitchable ]] half4 blinds(float2 position, half4 color, float2 size, float slats, float progress) {
  return fract(position.x / size.x * slats) < progress ? half4(0) : color;
}

[[ stitchable ]] half4 radialWipe(float2 position, half4 color, float2 size, float t) {
  float2 d = position - size / 2;
  float a = atan2(d.x, -d.y);
  if (a < 0) a += M_PI_F * 2;
  return a / (M_PI_F * 2) < t ? color : half4(0);
}

[[ stitchable ]] half4 haze(float2 position, half4 color, float2 size, float density, half4 fogColor) {
  float2 p = position / size * 3;
  float v = 0, a = 0.5;
  for (int i = 0; i < 5; ++i) {
    v += a * (0.5 + 0.5 * sin(p.x + sin(p.y)));
    p = float2x2(0.8, 0.6, -0.6, 0.8) * p * 2.0 + 3.1;
    a *= 0.5;
  }
  return mix(color, fogColor * color.a, half(saturate(v * density)));
}

[[ stitchable ]] half4 chromaKey(float2 position, half4 color, half4 keyColor, float similarity, float smoothing) {
  float2 mine = float2(dot(float3(color.rgb), float3(-0.169, -0.331, 0.5)), dot(float3(color.rgb), float3(0.5, -0.419, -0.081)));
  float2 key = float2(dot(float3(keyColor.rgb), float3(-0.169, -0.331, 0.5)), dot(float3(keyColor.rgb), float3(0.5, -0.419, -0.081)));
  return color * half(smoothstep(similarity, similarity + smoothing, distance(mine, key)));
}

// MARK: - Loops

[[ stitchable ]] half4 echoing(float2 position, SwiftUI::Layer layer, float echoes, float2 away, float fade) {
  half4 sum = layer.sample(position);
  half w = 1, total = 1;
  for (int i = 1; i <= int(echoes); i++) {
    w *= fade;
    sum += layer.sample(position - away * i) * w;
    total += w;
  }
  return sum / total;
}

[[ stitchable ]] half4 streaks(float2 position, SwiftUI::Layer layer, float cut, float run) {
  half4 best = layer.sample(position);
  if (dot(best.rgb, half3(0.2126h, 0.7152h, 0.0722h)) > half(cut)) return best;
  for (float d = 0; d < run; d += 2) best = max(best, layer.sample(position - float2(0, d)));
  return best;
}

/// Returns what it is given, to compare the others with.
[[ stitchable ]] half4 unchanged(float2 position, half4 color) { return color; }
