// Lengths are in units of √(width × height), from the middle of the horizon, y up; light is linear,
// 1 a bright white. `extent` is half the width, and the heights above and below the horizon;
// `pixels` is pixels per unit. Numbers without another origin are tuned by eye at 400 × 600 and 640
// × 400 points.

// Sky, and three ranges of hills before it, each darker and less hazy than the one behind.
vec3 backdrop(vec2 view, vec3 extent, vec2 sun, float sunDisc, float pixels) {
  vec3 light = eveningSky(view, sun, sunDisc, extent.y, pixels);
  float glow = exp(-3.2 * abs(view.x - sun.x));
  float across = view.x / extent.x;
  // The far ranges rise to the right, the near one to the left, where the small palms stand.
  vec3 rise = vec3(
      smoothstep(-0.3, 1.0, across), 0.64 * smoothstep(0.1, 1.1, across),
      0.45 * smoothstep(-0.45, -0.95, across));
  float leaves = clamp(log2(pixels / 180.0), 0.0, 3.0);
  for (int range = 0; range < 3; range++) {
    float depth = float(range);
    float ridge = fractalNoise(
        vec2(view.x * (2.6 + 2.2 * depth) + 7.3 * depth + 1.7, 4.3 * depth), 5.0, 0.5);
    float trees = fractalNoise(vec2(view.x * 90.0, depth), leaves, 0.6);
    float height = 0.028 - 0.009 * depth + 0.065 * rise[range]
        + (0.034 - 0.008 * depth) * ridge + 0.0035 * (depth - 0.6) * trees;
    vec3 haze = mix(vec3(0.15, 0.085, 0.14), vec3(0.95, 0.30, 0.08), glow) * pow(0.42, depth);
    haze *= 0.75 + 1.2 * exp(-60.0 * view.y);  // mist over the water
    light = mix(light, haze, coverage(view.y - height, pixels));
  }
  return light;
}

// Waves as the eye sees them: crests stay level, and there are as many to a point near the horizon
// as at the shore.
float swell(vec2 p, float octaves) {
  float sum = 0.0;
  float strength = 0.5;
  for (float octave = 0.0; octave < octaves; octave += 1.0) {
    sum += gradientNoise(p) * strength * min(octaves - octave, 1.0);
    p = p * vec2(1.9, 2.2) + 13.7;
    strength *= 0.75;
  }
  return sum;
}

// How the water at `place` leans: to the right in x, toward the eye in y.
vec2 waterSlope(vec2 place, float pixels) {
  float near = sqrt(0.003 - place.y);
  vec2 waves = vec2(5.0 * place.x / near, 84.0 * near);
  float octaves = clamp(log2(pixels * near / 44.0), 0.0, 5.0);
  float wind = 0.75 + 0.6 * gradientNoise(waves * vec2(0.16, 0.11));
  return wind * vec2(
      swell(waves * vec2(1.3, 0.6) + 31.0, min(octaves, 2.0)), swell(waves, octaves));
}

// Where the eye looks into the sky by way of water that leans by `slope`.
vec2 mirrored(vec2 place, vec2 slope) {
  float near = sqrt(0.003 - place.y);
  return vec2(place.x + 0.07 * near * slope.x, abs(0.012 - 1.05 * place.y + 0.25 * near * slope.y));
}

// Water that mirrors `sky`: the more it leans toward the eye, the less, and the more of its depth
// shows.
vec3 water(vec3 sky, vec2 place, vec2 slope, vec2 sun) {
  float mirror = 0.94 - 0.86 * clamp(0.05 - 0.8 * place.y + 0.85 * slope.y, 0.0, 1.0);
  float beside = (place.x - sun.x + 0.03 * slope.x) / (0.020 - 0.22 * place.y);
  float path = exp(-beside * beside);
  float glint = smoothstep(0.25, 0.65, 0.16 + 1.2 * slope.y + 0.40 * path + 0.5 * place.y);
  return mix(vec3(0.004, 0.014, 0.022), sky, mirror) + vec3(3.4, 1.45, 0.36) * path * glint;
}

// Sand at `below` under the water's edge: first wet, with `sky` in it, then dry.
vec3 sand(vec3 sky, vec2 place, float below, vec2 sun, float pixels) {
  float near = sqrt(0.003 - place.y);
  vec2 ground = vec2(34.0 * place.x / near, 153.0 * near);
  float grain = fractalNoise(ground, clamp(log2(pixels / 90.0), 0.0, 6.0), 0.68);
  float glow = exp(-2.0 * abs(place.x - sun.x));
  vec3 dry = mix(vec3(0.060, 0.030, 0.028), vec3(0.15, 0.062, 0.034), glow) * (0.9 + 0.9 * grain);
  return mix(0.36 * sky + 0.012, dry, smoothstep(0.015, 0.075, below + 0.012 * grain));
}

// Share of the pixel on foam: a bright lip where the water ends, and torn lace on the sand it has
// left.
float foamCoverage(vec2 place, float below, float pixels) {
  float near = sqrt(0.003 + max(-place.y, 0.0));
  vec2 ground = vec2(34.0 * place.x / near, 450.0 * near);
  float lace = fractalNoise(ground, clamp(log2(pixels / 90.0), 0.0, 4.0), 0.75);
  float lip = 1.0 - smoothstep(0.4, 1.0, abs(below) / (0.0045 + 0.003 * lace + 0.8 / pixels));
  float torn = smoothstep(0.0, 0.4, lace) * step(0.0, below) * exp(-60.0 * below);
  return clamp(0.8 * lip + 0.5 * torn, 0.0, 1.0);
}

// Everything behind the palms.
vec3 bay(vec2 place, vec3 extent, vec2 sun, float pixels) {
  float edge = -extent.z
      * (0.60 - 0.26 * place.x / extent.x + 0.05 * sin(7.0 * place.x + 1.0))
      + 0.012 * fractalNoise(vec2(9.0 * place.x, 3.5), 3.0, 0.5);
  float below = edge - place.y;
  bool lower = place.y < 0.0;
  bool onSand = lower && below > 0.0;
  vec2 slope = lower ? waterSlope(place, pixels) : vec2(0.0);
  if (onSand) { slope *= 0.3; }  // a film of water lies still
  vec2 view = lower ? mirrored(place, slope) : place;
  vec3 light = backdrop(view, extent, sun, lower ? 0.0 : 1.0, pixels);
  if (onSand) {
    light = sand(light, place, below, sun, pixels);
  } else if (lower) {
    light = water(light, place, slope, sun);
  }
  vec3 foam = vec3(0.70, 0.36, 0.27) * (0.45 + 1.1 * exp(-2.0 * abs(place.x - sun.x)));
  return mix(light, foam, foamCoverage(place, below, pixels));
}

// Share of the pixel on one of five birds far away: two wings, arched.
float birdsCoverage(vec2 place, vec3 extent, float pixels) {
  float share = 0.0;
  for (float bird = 0.0; bird < 5.0; bird += 1.0) {
    vec4 luck = cellHash(vec4(bird), vec4(5.0, 6.0, 7.0, 8.0));
    vec2 middle = mix(vec2(-0.62, 0.38), vec2(-0.05, 0.52), luck.xy) * extent.xy;
    vec2 offset = place - middle;
    float span = mix(0.014, 0.022, luck.w);
    float x = min(abs(offset.x) / span, 1.0);
    float wing = 0.34 * span * sin(2.2 * x) + 0.6 * (luck.z - 0.5) * offset.x;
    share = max(share, lineCoverage(offset.y - wing, 0.08 * span * (1.0 - x * x), pixels));
  }
  return share;
}

/// Paints an evening by the sea: sunset clouds, hills in haze, water, a beach, and palms against
/// the light.
///
/// A picture to look at through effects: it has detail everywhere, down to two pixels at any scale.
/// It stands still and is costly (some tenths of a second for 800 × 1200 pixels on llvmpipe), so
/// draw it once and keep it.
///
/// - Parameter position: The pixel being drawn. Space: user.
/// - Parameter bounds: Origin and size of the picture; tall or wide, what it shows moves to fit.
///   Space: user.
/// - Returns: Opaque color. Premultiplied, sRGB-encoded.
vec4 eveningLandscape(vec2 position, vec4 bounds) {
  float unit = sqrt(bounds.z * bounds.w);
  float pixelsPerPoint = inversesqrt(abs(determinant(mat2(dFdx(position), dFdy(position)))));
  vec2 fromHorizon = position - bounds.xy - vec2(0.5, 0.6) * bounds.zw;
  vec2 place = vec2(fromHorizon.x, -fromHorizon.y) / unit;  // y up
  vec3 extent = vec3(0.5 * bounds.z, 0.6 * bounds.w, 0.4 * bounds.w) / unit;
  vec2 sun = vec2(-0.3 * extent.x, 0.074);
  float pixels = unit * pixelsPerPoint;

  vec3 light = bay(place, extent, sun, pixels);
  light = mix(light, UNLIT, birdsCoverage(place, extent, pixels));
  light = compositeOver(palmTrunks(place, extent, pixels), vec4(light, 1.0)).rgb;
  light = compositeOver(palmCrowns(place, extent, pixels), vec4(light, 1.0)).rgb;

  light += vec3(0.16, 0.068, 0.02) * exp(-5.0 * distance(place, sun));  // stray light in the lens
  light /= 1.0 + 0.4 * dot(place, place);  // and less of it in the corners
  vec2 pixel = floor(position * pixelsPerPoint);
  float dither = (cellHash(pixel.x, pixel.y) - 0.5) / 255.0;  // against bands in the sky
  return vec4(clamp(developedPhotograph(light) + dither, 0.0, 1.0), 1.0);
}
