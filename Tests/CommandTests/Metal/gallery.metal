//
//  gallery.metal
//
//  Thirty effects in the ways people write them. The rows above each function are those of the
//  feature table that it shows.
//

#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
#include "gallery-noise.h"

// MARK: - Before any namespace is opened

/// A woven cloth of two colours.
///
/// Rows: 1, 2, 3, 4, 7, 12, 17, 20, 23, 30, 49, 56, 66.
[[ stitchable ]] half4 weave(float2 position, float2 size, half4 warp, half4 weft, float angle) {
  float2x2 turn = float2x2(metal::cos(angle), metal::sin(angle),
                           -metal::sin(angle), metal::cos(angle));
  float2 p = turn * (position - size / 2) / 12;
  int2 cell = int2(metal::floor(p));
  bool over = (cell.x + cell.y) % 2 == 0;
  float2 inside = metal::fract(p) - 0.5;
  half round = metal::cos(M_PI_F * (over ? inside.y : inside.x));
  half4 strand = over ? warp : weft;
  return half4(strand.rgb * (0.45h + round * 0.55h), 1);
}

/// Soft stripes that lean; the simplest fill that moves.
///
/// Rows: 1, 3, 7, 10, 49, 66.
[[ stitchable ]] half4 candy(float2 position, float4 bounds, float time) {
  float across = (position.x + position.y) / bounds.w * 9 - time;
  half stripe = metal::smoothstep(0.35, 0.65, metal::abs(metal::fract(across) - 0.5) * 2);
  return metal::mix(half4(0.98, 0.92, 0.9, 1), half4(0.89, 0.22, 0.32, 1), stripe);
}

using namespace metal;

// MARK: - Constants and helpers

#define PI 3.14159265
#define TURN(a) float2x2(cos(a), -sin(a), sin(a), cos(a))
#define REACH(from, to, x) saturate(((x) - (from)) / ((to) - (from)))
#if defined(__METAL_VERSION__) && OCTAVES > 3
#define FINE 1
#else
#define FINE 0
#endif

typedef float2 Point;
using Ink = half4;

enum BlendMode { BlendMultiply, BlendScreen, BlendOverlay, BlendSoftLight };

/// A ball that is lit from one side.
struct Ball {
  float2 centre;
  float radius;
  half3 color;
};

// Defined in gallery-helpers.metal.
float brightness(half3 color);
float3 rainbow(float turn);
half3 rainbowAsHalf(float turn);

// Defined further down.
float2 mod(float2 x, float y);

static constexpr half4 opaque(half r, half g, half b) { return half4(r, g, b, 1); }

constant half4 kNight = opaque(0.04h, 0.05h, 0.14h);
constant half3 kEmber = half3(1., .45, .12);
constexpr constant float kGolden = 2.39996323f;
constant float kBayer[16] = {
  0, 8, 2, 10,
  12, 4, 14, 6,
  3, 11, 1, 9,
  15, 7, 13, 5,
};

template <typename T> T between(T a, T b, float t) { return a + (b - a) * T(t); }

float mod(float x, float y) { return x - y * floor(x / y); }
float2 mod(float2 x, float y) { return x - y * floor(x / y); }

void turnBy(thread float2 &p, float angle) {
  float s = sin(angle), c = cos(angle);
  p = float2(c * p.x - s * p.y, s * p.x + c * p.y);
}

void wrap(thread float *value, float length) { *value = mod(*value, length); }

static float3 toHSV(float3 c) {
  float high = max3(c.r, c.g, c.b);
  float span = high - min3(c.r, c.g, c.b);
  float hue = 0;
  if (span != 0) {
    if (c.r == high) hue = (c.g - c.b) / span;
    else if (c.g == high) hue = 2 + (c.b - c.r) / span;
    else hue = 4 + (c.r - c.g) / span;
  }
  return float3(fract(hue / 6), high == 0 ? 0 : span / high, high);
}

static float3 toRGB(float3 hsv) {
  float3 ramp = abs(fract(hsv.x + float3(1, 2. / 3, 1. / 3)) * 6 - 3) - 1;
  return hsv.z * mix(float3(1), clamp(ramp, 0, 1), hsv.y);
}

/// Four taps around a position and one in the middle.
static half4 plus(SwiftUI::Layer layer, float2 position, float distance) {
  half4 sum = layer.sample(position) * 2;
  for (int i = 0; i < 4; i++) {
    sum += layer.sample(position + float2(i < 2 ? i * 2 - 1 : 0, i < 2 ? 0 : i * 2 - 5) * distance);
  }
  return sum / 6;
}

/// The list's value at `t` between 0 and 1.
static float along(device const float *values, int count, float t) {
  float place = clamp(t, 0.f, 1.f) * (count - 1);
  int i = min(int(place), count - 2);
  return mix(values[i], values[i + 1], place - i);
}

// MARK: - Fills

/// An evening over water: sun, its path on the waves, and a first star or two.
///
/// Rows: 1, 2, 3, 5, 6, 7, 8, 11, 15, 19, 24, 37, 38, 44, 47, 57, 69.
///
/// - Parameter size: Width and height of the shape.
/// - Parameter time: Seconds.
/// - Parameter height: How high the sun stands, from 0 (horizon) to 1, 0.35 by default.
[[ stitchable ]] half4 sunset(float2 position, float2 size, float time, float height) {
  float2 uv = position / size;
  float horizon = .62, aspect = size.x / size.y;
  float2 sun = float2(.5, horizon - height * .5);
  half3 sky = mix(half3(.16, .12, .36), half3(1., .55, .3), half(REACH(0., horizon, uv.y)));
  float d = length((uv - sun) * float2(aspect, 1.));
  if (uv.y < horizon) {
    float star = step(.992, chance(floor(position / 3))) * REACH(.35, 0, uv.y);
    sky += half(star) + half(smoothstep(.105, .095, d)) * half3(1., .9, .6);
    return half4(sky + half(.12 / (d + .25)) * kEmber, 1);
  }
  float depth = (uv.y - horizon) / (1 - horizon);
  float ripple = sin(120 * log(depth + .08) + time * 3 + hills(uv * 40 + time) * 4);
  half3 water = half3(.1, .12, .3) + half3(.3, .16, .12) * (1 - depth);
  float path = exp(-pow((uv.x - sun.x) * aspect / (.06 + depth * .2), 2)) * (.55 + .45 * ripple);
  water.rg += half2(path, path * .6);
  return half4(water, 1);
}

/// Slow clouds of colour, taken from the given list.
///
/// Rows: 1, 2, 3, 10, 15, 18, 19, 22, 23, 34, 45, 47, 88.
[[ stitchable ]] half4 clouds(float2 position, float4 bounds, float time,
                              device const half4 *colors, int colorCount) {
  float2 uv = (position - bounds.xy) / bounds.w * 2.5;
  float2 drift = float2(mountains(uv + time * .05), mountains(uv + 7.3 - time * .04));
  float level = mountains(uv + drift * 2) * colorCount;
  int first = clamp(int(level), 0, colorCount - 1);
  int next = min(first + 1, colorCount - 1);
  half4 color = mix(colors[first], colors[next], half(level - first));
  // A grain of the bayer pattern keeps the bands apart on 8 bits.
  int cell = (int(position.y) & 3) * 4 + (int(position.x) & 3);
  return color + half(kBayer[cell] / 16 - .5) / 255;
}

/// Bars of a spectrum, one for each number.
///
/// Rows: 1, 3, 4, 7, 8, 16, 20, 23, 26, 37, 45, 57, 79, 85.
[[ stitchable ]] half4 spectrum(float2 position, float2 size, device const float *levels, int count,
                                half4 low, half4 high) {
  float x = position.x / size.x * count;
  float height = levels[clamp(int(x), 0, count - 1)];
  float smoothed = along(levels, count, position.x / size.x);
  float y = 1 - position.y / size.y;
  bool inBar = fract(x) > 0.12 && fract(x) < 0.88;
  half4 back = half4(kNight.rgb + 0.12h * half(smoothstep(0.02, 0., abs(y - smoothed))), 1);
  if (!inBar || y > max(height, 0.02)) return back;
  half segment = fract(y * 24) < 0.75 ? 1 : 0.55;
  return half4(mix(low, high, half(y)).rgb * segment, 1);
}

/// A mandala of petals that open and close.
///
/// Rows: 3, 4, 11, 13, 27, 30, 37, 41, 44, 54, 57, 69, 85.
// @param petals how many there are, 3 to 24, default 9
// @param time seconds
[[ stitchable ]] half4 mandala(float2 position, float2 size, float time, float petals) {
  float2 p = (2 * position - size) / min(size.x, size.y);
  half3 color = kNight.rgb;
  p *= TURN(time * .1);
  float angle = atan2(p.y, p.x), radius = length(p);
  for (float ring = 1.; ring <= 4.; ring += 1.) {
    float open = .12 * sin(time + ring * 1.7);
    float edge = ring * .22 + (.06 + open * .5) * cos(angle * petals + ring * PI);
    float line = smoothstep(.03, 0., abs(radius - edge));
    color += half3(.6, .3, .8) * half(line) * half(1.2 - ring * .2);
    p *= TURN(.4);
    angle = atan2(p.y, p.x);
  }
  return half4(color + kEmber * half(smoothstep(.12, .0, radius)), 1);
}

/// Height lines of a made-up landscape, as sharp as the screen allows.
///
/// Rows: 1, 3, 4, 7, 19, 26, 76, 84.
[[ stitchable ]] half4 contours(float2 position, float2 size, float time, float spacing = 0.05) {
  float2 uv = position / size.y * 1.8;
  float land = hills(uv + float2(time * 0.1, 0)) * 0.8 + mountains(uv * 2) * 0.2;
#if FINE
  float slope = length(float2(dfdx(land), dfdy(land))) + 1e-4;
#else
  float slope = fwidth(land) + 1e-4;
#endif
  float away = abs(fract(land / spacing) - 0.5) * spacing;
  half line = 1 - smoothstep(0.5 * slope, 1.5 * slope, away);
  half3 ground = mix(half3(0.17, 0.35, 0.3), half3(0.93, 0.87, 0.7), half(land));
  return half4(mix(ground, half3(0.2, 0.15, 0.1), line * 0.7h), 1);
}

/// Three lit balls that go round each other.
///
/// Rows: 3, 4, 13, 14, 18, 21, 22, 24, 32, 34, 50, 55, 57, 70, 71, 75, 81, 85.
[[ stitchable ]] half4 orrery(float2 position, float2 size, float time) {
  Point middle = size / 2;
  float unit = min(size.x, size.y);
  Ball balls[] = {
    { middle, unit * .2, half3(1, .75, .25) },
    { middle + unit * .34 * float2(cos(time), sin(time)), unit * .07, half3(.3, .6, 1) },
    { middle + unit * .46 * float2(cos(time * .6 + 2), sin(time * .6 + 2)), unit * .1,
      {1, .4, .5} },
  };
  Ink result = kNight;
  result.rgb += 0.05h * half(step(.993, chance(floor(position / 2.))));
  for (int i = 0; i < 3; i++) {
    float2 p = { position.x - balls[i].centre.x, position.y - balls[i].centre.y };
    {
      float ring;
      ring = length(position - middle) - length(balls[i].centre - middle);
      result.rgb += 0.08h * half(smoothstep(1.5, 0., abs(ring)));
    }
    float inside = 1 - dot(p, p) / (balls[i].radius * balls[i].radius);
    if (inside <= 0) continue;
    float3 normal = normalize(float3(p, sqrt(inside) * balls[i].radius));
    half light = saturate(dot(normal, normalize(float3(-.5, -.6, .6)))) * .85 + .15;
    result.rgb = balls[i].color * light;
  }
  return result;
}

/// Tiles of quarter circles, turned by chance.
///
/// Rows: 3, 4, 7, 13, 18, 20, 34, 51, 53, 56, 60, 62, 63.
[[ stitchable ]] half4 tiles(float2 position, float2 size, int columns, half4 line) {
  float2 p = position / size.x * max(columns, 1);
  uint2 cell = uint2(p);
  uint bits = cell.x * 73 + cell.y * 151;
  for (int i = 0; i < 8; i++) {
    bits ^= bits << 3 ^ bits >> 5;
    if ((bits & 7) == 5) break;
  }
  float2 inside = fract(p);
  if (bits & 1) inside.x = 1 - inside.x;
  float away = min(abs(length(inside) - 0.5), abs(length(inside - 1) - 0.5));
  half ink = smoothstep(0.17, 0.14, away);
  half3 ground = (cell.x + cell.y) % 2 ? half3(0.96, 0.94, 0.88) : half3(0.9, 0.88, 0.82);
  return half4(mix(ground, line.rgb, ink), 1);
}

/// Julia's dragon, coloured by how long a point stays.
///
/// Rows: 3, 4, 15, 17, 22, 33, 36, 42, 57, 63, 64, 85, 86, 92.
[[ stitchable ]] half4 dragon(float2 position, float2 size, float time) {
  constexpr int limit = 60;
  const float2 c = float2(-0.8 + 0.05 * sin(time * 0.3), 0.156);
  float2 z = (2 * position - size) / size.y * 1.4;
  int n = 0;
  while (n < limit) {
    if (dot(z, z) > 16) break;
    z = float2(z.x * z.x - z.y * z.y, 2 * z.x * z.y) + c;
    n++;
  }
  float stay = static_cast<float>(n) / limit;
  return half4(mix(kNight.rgb, rainbowAsHalf(stay * 2 + .55), half(sqrt(stay))), 1);
}

// MARK: - Color effects

/// Two inks instead of all colours.
///
/// Rows: 1, 3, 5, 23, 36, 42.
[[ stitchable ]] half4 duotone(float2 position, half4 color, half4 shadow, half4 light) {
  half t = brightness(color.rgb / max(color.a, 0.001h));
  return half4(mix(shadow.rgb, light.rgb, t), 1) * color.a;
}

/// Turns every hue by the same angle and makes it stronger.
///
/// Rows: 1, 2, 3, 5, 7, 8, 14, 16, 26, 32, 35.
///
/// - Parameters:
///   - angle: Full turns, between 0 and 1.
///   - boost: Factor on the saturation, from 0 to 2; 1.2 looks best.
[[ stitchable ]] half4 hueTurn(float2 position, half4 color, float angle, float boost) {
  if (color.a == 0) { return color; }
  float3 hsv = toHSV(float3(color.rgb / color.a));
  hsv.x += angle;
  hsv.y = min(hsv.y * boost, 1.0);
  return half4(half3(toRGB(hsv)), 1) * color.a;
}

/// A few steps of each colour, mixed by an ordered pattern.
///
/// Rows: 1, 3, 5, 7, 15, 22, 28, 34, 46, 56, 88, 89.
[[ stitchable ]] half4 newsprint(float2 position, half4 color, int levels) {
  int x = floor(position.x), y = position.y;
  float offset = kBayer[(y % 4 + 4) % 4 * 4 + (x % 4 + 4) % 4] / 16 - 0.47;
  float steps = (float)max(levels, 2) - 1;
  half3 straight = color.rgb / max(color.a, 0.001h);
  half3 stepped = saturate(round(straight * steps + offset) / steps);
  return half4(stepped * color.a, color.a);
}

/// Darkens what is far from the touch.
///
/// Rows: 1, 3, 4, 5, 10, 11, 12, 24, 31.
[[ stitchable ]] half4 lamp(float2 position, half4 color, float4 bounds, float2 touch,
                             float radius) {
  float distance = length(position - touch) / max(radius, 1.0f);
  half smooth = smoothstep(1.6, 0.2, distance);
  color.rgb *= 0.25h + 0.75h * smooth;
  color.rgb += half3(0.12h, 0.08h, 0.02h) * smooth * color.a;
  return color;
}

/// A band of foil that glides over the picture.
///
/// Rows: 1, 2, 3, 4, 8, 11, 24, 29, 31, 35, 36, 42, 61.
[[ stitchable ]] half4 foil(float2 position, half4 color, float2 size, float progress,
                            float strength = 0.7) {
  float2 uv = position / size;
  float input = uv.x + uv.y * .35 - progress * 1.6 + .3;
  float active = exp(-input * input * 40.);
  float noise = hills(position / 6);
  half3 out = active > .9 ? half3(1) : rainbowAsHalf(input * 2 + noise * .3);
  if (noise < .3) out *= .8h;
  else if (noise > .7) out += .1h;
  return half4(mix(color.rgb, out * color.a, half(active * strength)), color.a);
}

/// Cold to hot in six colours.
///
/// Rows: 1, 3, 5, 21, 33, 36, 42, 48, 78.
[[ stitchable ]] half4 thermal(float2 position, half4 color) {
  const float heat = brightness(color.rgb) / max(float(color.a), 1e-3) * 5.999;
  half3 from, to;
  switch (int(heat)) {
    case 0: from = half3(0, 0, .2); to = half3(.2, 0, .6); break;
    case 1: from = half3(.2, 0, .6); to = half3(.7, 0, .6); break;
    case 2: from = half3(.7, 0, .6); to = half3(1, .2, .2); break;
    case 3: from = half3(1, .2, .2); to = half3(1, .6, 0); break;
    case 4: {
      from = half3(1, .6, 0);
      to = half3(1, 1, .3);
      break;
    }
    default: from = half3(1, 1, .3); to = half3(1);
  }
  return half4(mix(from, to, half(fract(heat))) * color.a, color.a);
}

/// An old photograph: a colour matrix and worn edges.
///
/// Rows: 1, 2, 3, 5, 10, 19, 23, 59, 82.
[[ stitchable ]] half4 photograph(float2 position, half4 color, float4 bounds, float amount = 0.8,
                                  half4 paper = half4(0.96, 0.92, 0.82, 1)) {
  half3x3 sepia = half3x3(half3(0.39, 0.35, 0.27), half3(0.77, 0.69, 0.53),
                          half3(0.19, 0.17, 0.13));
  half3 aged = sepia * color.rgb;
  float2 uv = (position - bounds.xy) / bounds.zw;
  float edge = min(min(uv.x, 1 - uv.x), min(uv.y, 1 - uv.y));
  half worn = smoothstep(0.05, 0.0, edge + 0.03 * mountains(position / 18));
  half3 mixed = mix(color.rgb, mix(aged, paper.rgb * color.a, worn), half(amount));
  return half4(mixed, color.a);
}

static half3 blendOver(half3 a, half3 b, int mode) {
  half3 screen = 1 - (1 - a) * (1 - b);
  half3 overlay = select(screen * 2 - 1, a * b * 2, a < 0.5h);
  return mode == BlendMultiply ? a * b
       : mode == BlendScreen ? screen
       : mode == BlendOverlay ? saturate(overlay)
       : (1 - 2 * b) * a * a + 2 * b * a;
}

/// Lays a colour over the picture: multiplied, screened, overlaid or as soft light.
///
/// Rows: 1, 2, 3, 5, 12, 16, 20, 23, 26, 29, 43, 46, 77, 91.
///
/// - Parameter mode: 0 multiply, 1 screen, 2 overlay, 3 soft light.
[[ stitchable ]] half4 blendOver(float2 position, half4 color, half4 tint, int mode) {
  if (color.a == 0) return color;
  half3 straight = color.rgb / color.a;
  return half4(blendOver(straight, tint.rgb, mode) * color.a, color.a);
}

// MARK: - Distortion effects

/// A flag in the wind, held at its left edge.
///
/// Rows: 4, 7, 8, 16.
[[ stitchable ]] float2 flag(float2 position, float2 size, float time, float amplitude) {
  float held = position.x / size.x;
  if (held <= 0) return position;
  return position + float2(0, sin(held * 9 - time * 4) * amplitude * held);
}

/// Winds the picture up around the touch.
///
/// Rows: 4, 10, 11, 14, 25, 38, 74.
[[ stitchable ]] float2 whirl(float2 position, float4 bounds, float2 touch, float angle,
                               float radius) {
  float2 p = position - touch;
  float near = 1.0f - length(p) / radius, turn = 0.0f;
  if (near > 0.0f) {
    turn = angle * near * near;
    turnBy(p, turn);
  }
  return touch + p;
}

/// Presses a dent into the picture, as a fingertip would.
///
/// Rows: 4, 7, 8, 16, 26, 72.
/// - Parameter touch: Where the finger is, in points.
/// - Parameter depth: How far the sheet gives way, 0 to 40 points. Default: 16.
/// - Parameter radius: Reach of the dent in points, 20...200
[[ stitchable ]] float2 fingertip(float2 position, float2 touch, float depth, float radius) {
  float2 away = position - touch;
  float distance = length(away);
  if (distance == 0) return position;
  return position + away / distance * depth * exp2(-pow(distance / radius, 2));
}

/// Mirrors folded around the middle.
///
/// Rows: 4, 6, 15, 28, 34, 40, 41, 50, 55, 72, 83.
[[ stitchable ]] float2 folds(float2 position, float2 size, float count, float angle) {
  float2 p = (position - size / 2) * TURN(angle);
  float wedge = 2 * PI / max(count, 2.0);
  float a = mod(atan2(p.y, p.x), wedge);
  float mirrored = a > wedge / 2;
  a = mix(a, wedge - a, mirrored);
  int axis = mirrored;
  float shift[2] = { 0, 0.5 };
  p = length(p) * float2(cos(a), sin(a));
  p[axis] += shift[axis];
  return size / 2 + mod(p + size / 2, size.y) - float2(size.y) / 2;
}

/// Glass bricks.
///
/// Rows: 4, 6, 7, 43, 72, 79.
[[ stitchable ]] float2 bricks(float2 position, float2 size, float cell) {
  float row = floor(position.y / cell);
  float x = position.x + mod(row, 2.0) * cell * 0.5;
  wrap(&x, cell);
  float2 inside = float2(x, mod(position, cell).y) / cell - 0.5;
  return position + inside * cell * 2.5 * dot(inside, inside);
}

// MARK: - Layer effects

/// A gentle blur that keeps the middle sharp.
///
/// Rows: 1, 2, 3, 4, 9, 13, 15, 18, 20, 22, 38, 57, 68, 87.
[[ stitchable ]] half4 softFocus(float2 position, SwiftUI::Layer layer, float2 size, float radius) {
  float far = smoothstep(.1, .7, distance(position / size, float2(.5)));
  half4 sum = plus(layer, position, far * radius * .3), total = sum;
  for (int i = 1; i <= 12; i++) {
    float2 offset = sqrt(i / 12.) * float2(cos(i * kGolden), sin(i * kGolden));
    total += layer.sample(position + offset * far * radius);
  }
  return total / 13;
}

/// The colours come apart toward the edges, as in a cheap lens.
///
/// Rows: 1, 5, 7, 9, 10, 21, 70.
[[ stitchable ]] half4 fringes(float2 position, SwiftUI::Layer layer, float4 bounds, float amount) {
  float2 middle = bounds.xy + bounds.zw / 2;
  float2 shift = (position - middle) / bounds.z * amount;
  half4 red = layer.sample(position - shift), green = layer.sample(position);
  half4 blue = layer.sample(position + shift);
  half4 result = { red.r, green.g, blue.b, max(red.a, max(green.a, blue.a)) };
  return result;
}

constant float3x3 kSobel = { { -1, 0, 1 }, { -2, 0, 2 }, { -1, 0, 1 } };

/// Neon tubes along every edge of the picture.
///
/// Rows: 1, 2, 3, 5, 9, 11, 13, 15, 18, 22, 30, 34, 36, 40, 42, 57, 58, 73.
[[ stitchable ]] half4 neon(float2 position, SwiftUI::Layer layer, float strength, float3 glow) {
  vector_float2 slope = 0;
  for (int y = 0; y < 3; y++)
    for (int x = 0; x < 3; x++) {
      half4 tap = layer.sample(position + float2(x - 1, y - 1));
      slope += float2(kSobel[y][x], kSobel[x][y]) * brightness(tap.rgb);
    }
  simd_float3 light = glow * length(slope) * strength;
  half4 under = layer.sample(position);
  return half4(under.rgb * 0.2h + half3(light) * under.a, under.a);
}

/// Looks through a pane whose bumps come from a picture.
///
/// Rows: 1, 4, 6, 9, 52, 65, 67.
[[ stitchable ]] half4 pane(float2 position, SwiftUI::Layer layer, float2 size,
                            texture2d<half> bumps, float strength) {
  constexpr sampler s(address::mirrored_repeat, filter::linear);
  auto bump = bumps.sample(s, position / size * 2).rg - 0.5h;
  auto seen = layer.sample(position + float2(bump) * strength);
  return half4(seen.rgb + half3(bump.x + bump.y) * 0.25h * seen.a, seen.a);
}

/// Burns the layer away from its thinnest spots.
///
/// Rows: 1, 3, 5, 7, 8, 9, 10, 16, 19, 24, 47, 57.
///
/// - Parameter progress: 0 whole, 1 gone; 0.45 shows both.
[[ stitchable ]] half4 burn(float2 position, SwiftUI::Layer layer, float4 bounds, float progress) {
  float2 uv = (position - bounds.xy) / bounds.w;
  float thickness = mountains(uv * 6) * 0.8 + hills(position / 3) * 0.2;
  float left = thickness - progress * 1.05;
  if (left < 0) return half4(0);
  half4 color = layer.sample(position);
  half glow = exp(-left * 22);
  color.rgb = color.rgb * (1 - glow) + kEmber * glow * 1.6h * color.a;
  return color;
}

/// Dots of ink, larger where it is darker.
///
/// Rows: 1, 3, 6, 9, 20, 30, 36, 39, 42, 61, 83, 90.
[[ stitchable ]] half4 halftone(float2 position, SwiftUI::Layer layer, float cell, float angle) {
  float2x2 turn = TURN(angle);
  float2 p = position * turn;
  float2 sample = (floor(p / cell) + .5) * cell;
  float2 out = turn * sample;
  half4 color = layer.sample(out);
  color += (1 - color.a) * half4(.98, .96, .9, 1);
  float radius = sqrt(1 - brightness(color.rgb)) * cell * .72;
  float away = distance(p, sample);
  bool ink = away < radius - .5;
  half cover = ink ? 1 : half(smoothstep(radius + .5, radius - .5, away));
  float whole = ink;
  half3 paper = between(half3(.98, .96, .9), half3(1), .3);
  return half4(mix(paper, color.rgb * half(.6 - .1 * whole), cover), 1);
}

/// Torn rows that jump with the clock.
///
/// Rows: 1, 2, 3, 5, 6, 9, 10, 15, 22, 24, 26, 27, 31, 47, 51, 60, 80.
[[ stitchable ]] half4 tear(float2 position, SwiftUI::Layer layer, float4 bounds, float time,
                            float amount) {
  uint beat = uint(time * 8);
  float jump = 0;
  for (int i = 0, rows = 7; i < 3; i++, rows += 6) {
    uint row = uint(max(position.y, 0.0) / bounds.w * rows) + 31;
    float texture = chance(uint2(row * 7 + i, beat | 1));
    if (texture > 0.75) jump += (texture - 0.87) * bounds.z;
  }
  half4 color = layer.sample(position + float2(jump * amount, 0));
  color.r = layer.sample(position + float2(jump * amount * 1.3 + 2, 0)).r;
  if (jump != 0) color.gb = mix(color.gb, color.bg, half(0.5 * amount));
  return color;
}

/// A magnifying glass under the finger, with a bright rim.
///
/// Rows: 1, 3, 4, 5, 8, 9, 12, 16, 24, 39.
[[ stitchable ]] half4 loupe(float2 position, SwiftUI::Layer layer, float2 touch, float radius,
                             float zoom) {
  float2 p = position - touch;
  float r = length(p) / radius;
  bool outside = r >= 1.0;
  if (outside) return layer.sample(position);
  float bend = mix(1 / zoom, 1.0, r * r * r);
  half4 color = layer.sample(touch + p * bend);
  half rim = smoothstep(0.93, 1.0, r);
  color.rgb += rim * 0.5h * color.a;
  return color;
}
