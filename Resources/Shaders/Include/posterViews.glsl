// Four of the posters: views. `place` is in units of √(width × height) from the middle, y up;
// `extent` is half the poster's size in that unit, and `pixels` is pixels per unit. Colors are
// sRGB-encoded, as of printing inks. Numbers are tuned by eye, at 300 × 480 and 300 × 100 points.

// A sharp point of light in about one cell of seven, of `fineness` cells to a unit.
float stars(vec2 place, float fineness, float pixels) {
  vec2 cell = floor(place * fineness);
  vec4 luck = cellHash(vec4(cell.x), vec4(cell.y, cell.y + 101.0, cell.y + 203.0, cell.y + 307.0));
  vec2 middle = (cell + mix(vec2(0.2), vec2(0.8), luck.xy)) / fineness;
  float radius = mix(0.0012, 0.0042, luck.z * luck.z);
  float share = coverage(distance(place, middle) - radius, pixels);
  return luck.w < 0.15 ? share * mix(0.35, 1.0, luck.z) : 0.0;
}

// Height of the crest of one range of dunes; 0 is the nearest.
float duneCrest(float x, float range) {
  float along = x * (2.1 + 0.55 * range) + 2.4 * range;
  // A sine bent forward: a long slope on the windward side, a short one in the lee.
  float wave = sin(along + 0.55 * sin(along + 0.4));
  return 0.66 * wave + 0.34 * sin(0.53 * along + 1.1 * range);
}

// Dunes at sunset: light on the slopes that face the sun, and the sand's own ripples in front.
vec3 duneField(vec2 place, vec2 extent, float pixels) {
  float up = place.y / extent.y;
  vec3 light = mix(hexColor(0xFFD8A0u), hexColor(0xF58F67u), smoothstep(0.05, 0.45, up));
  light = mix(light, hexColor(0xC94C74u), smoothstep(0.35, 1.05, up));
  float small = min(extent.x, extent.y);
  vec2 toSun = place - vec2(0.26 * extent.x, 0.38 * extent.y);
  light = mix(light, hexColor(0xFFC98Eu), 0.7 * exp(-3.2 * max(length(toSun) / small - 0.5, 0.0)));
  light = mix(light, hexColor(0xFFF4D6u), coverage(length(toSun) - 0.47 * small, pixels));
  for (float range = 3.0; range >= 0.0; range -= 1.0) {
    float swing = extent.y * mix(0.20, 0.085, range / 3.0);
    float base = extent.y * mix(-0.80, 0.12, range / 3.0);
    float depth = base + swing * duneCrest(place.x, range) - place.y;
    float rise = swing * (duneCrest(place.x + 0.004, range) - duneCrest(place.x - 0.004, range));
    // The line between light and shade leaves the crest where it is level, and wanders off to the
    // left below.
    float lee = smoothstep(-0.0016, 0.0016, rise / 6.0 + 0.0012 - 0.0085 * depth / extent.y);
    vec3 lit = mix(hexColor(0xE9793Eu), hexColor(0xF7B27Cu), range / 3.0);
    vec3 shaded = mix(hexColor(0x5E1F4Bu), hexColor(0xC9657Au), range / 3.0);
    vec3 sand = mix(lit, shaded, lee);
    float ripple = sin(330.0 * depth / (1.0 + 0.8 * range) + 9.0 * gradientNoise(place * 7.0));
    sand *= 1.0 + 0.030 * ripple * (1.0 - lee) * (1.0 - 0.3 * range);
    sand = mix(sand, hexColor(0x7C2A55u), 0.45 * smoothstep(0.0, 1.3 * extent.y, depth));
    light = mix(light, sand, coverage(-depth, pixels));
  }
  return light;
}

// One curtain of polar light: how bright at `place`, its lower hem at `hem`.
float curtain(vec2 place, float hem, float seed) {
  float above = place.y - hem;
  float folds = gradientNoise(vec2(place.x * 5.0 + 0.8 * above, seed));
  float rays = gradientNoise(vec2(place.x * 30.0 + 2.0 * above, seed + 5.0));
  float reach = 0.20 + 0.12 * folds + 0.06 * rays;
  float fade = above > 0.0 ? exp(-above / reach) : exp(above * 70.0);
  return fade * (0.62 + 0.42 * folds + 0.24 * rays);
}

// Share of the pixel on the firs along the line `ground`, `spacing` apart and `height` tall.
float firs(vec2 place, float ground, float spacing, float height, float pixels) {
  float share = coverage(place.y - ground, pixels);
  float middle = floor(place.x / spacing);
  for (float i = middle - 1.0; i < middle + 2.0; i += 1.0) {
    vec4 luck = cellHash(vec4(i), vec4(11.0, 12.0, 13.0, 14.0));
    float tall = height * mix(0.45, 1.0, luck.x);
    float t = (place.y - ground) / tall;
    if (t < -0.1 || t > 1.0) { continue; }
    float branches = 0.55 + 0.45 * (1.0 - fract(t * 7.0 + luck.z));
    float halfWidth = 0.21 * tall * (1.0 - t) * branches + 0.001;
    float aside = abs(place.x - (i + mix(0.2, 0.8, luck.y)) * spacing);
    share = max(share, coverage(aside - halfWidth, pixels));
  }
  return share;
}

// Polar light over firs and snow.
vec3 northernLights(vec2 place, vec2 extent, float pixels) {
  float up = place.y / extent.y;
  vec3 light = mix(hexColor(0x114A5Au), hexColor(0x07132Eu), smoothstep(-0.8, 0.7, up));
  light = mix(light, vec3(0.95), stars(place, 26.0, pixels) * smoothstep(-0.5, 0.3, up));
  for (float i = 0.0; i < 3.0; i += 1.0) {
    float sway = sin(place.x * (3.1 + i) + 1.9 * i + 0.4) + 0.4 * sin(place.x * 9.0 - i);
    float hem = extent.y * (-0.22 + 0.30 * i) + 0.075 * sway * min(1.0, 2.0 * extent.y);
    float bright = clamp(curtain(place, hem, 3.0 * i) * (0.95 - 0.22 * i), 0.0, 1.0);
    float high = smoothstep(0.0, 0.55 * extent.y, place.y - hem);
    vec3 color = mix(hexColor(0x62F5AEu), hexColor(0x8B5CF6u), high);
    light = 1.0 - (1.0 - light) * (1.0 - color * bright);  // light on light: screen
  }
  float hill = extent.y * -0.56 + 0.05 * gradientNoise(vec2(place.x * 2.6, 4.0));
  light = mix(light, hexColor(0x0A3A48u), firs(place, hill, 0.030, 0.11 * extent.y, pixels));
  float bank = extent.y * -0.74 + 0.05 * gradientNoise(vec2(place.x * 2.2 + 5.0, 8.0));
  light = mix(light, hexColor(0x04161Fu), firs(place, bank, 0.062, 0.34 * extent.y, pixels));
  float snow = bank - 0.10 * extent.y + 0.03 * gradientNoise(vec2(place.x * 4.0, 2.0));
  vec3 glow = mix(hexColor(0x9ADFD0u), hexColor(0x2E6F86u), smoothstep(-0.66, -1.0, up));
  return mix(light, glow, coverage(place.y - snow, pixels));
}

// Height of the ridge of one range of mountains, 0…1; 0 is the nearest.
float mountainRidge(float x, float range, float octaves) {
  vec2 p = vec2(x * 2.3 + 3.7 * range + 1.9, 9.0 * range + 0.37);
  float sharp = 1.0 - abs(gradientNoise(p)) - 0.35 * abs(gradientNoise(2.1 * p + 5.0));
  return 0.85 * sharp + 0.15 * fractalNoise(p * 3.1, octaves, 0.5);
}

// Ranges in morning mist, the nearer the deeper, with snow on the farthest.
vec3 mountainRange(vec2 place, vec2 extent, float pixels) {
  float up = place.y / extent.y;
  vec3 light = mix(hexColor(0xFBEAD2u), hexColor(0x7FC0C6u), smoothstep(0.1, 1.0, up));
  float small = min(extent.x, extent.y);
  float toSun = distance(place, vec2(-0.34 * extent.x, 0.56 * extent.y));
  light = mix(light, hexColor(0xF9866Fu), coverage(toSun - 0.30 * small, pixels));
  float octaves = clamp(log2(pixels / 14.0), 1.0, 4.0);
  for (float range = 3.0; range >= 0.0; range -= 1.0) {
    float near = 1.0 - range / 3.0;
    float tall = extent.y * mix(0.85, 0.62, near);
    float foot = extent.y * mix(-0.46, -1.22, near);
    float ridge = mountainRidge(place.x, range, octaves);
    float depth = foot + tall * ridge - place.y;
    vec3 rock = mix(hexColor(0x7DB4BFu), hexColor(0x0B3648u), pow(near, 0.7));
    // Lit from the left; the border between light and shade runs down from the peaks in zigzags.
    float zigzag = 0.035 * gradientNoise(vec2(place.y * 17.0, range)) * smoothstep(0.0, 0.1, depth);
    float x = place.x + zigzag;
    float rise = mountainRidge(x + 0.012, range, 0.0) - mountainRidge(x - 0.012, range, 0.0);
    float lit = smoothstep(-0.004, 0.004, rise);
    rock *= mix(0.86, 1.06, lit);
    float tooth = gradientNoise(vec2(place.x * 21.0, 3.0)) + 0.5 * gradientNoise(vec2(place.x * 55.0, 7.0));
    float line = tall * (0.30 * (ridge - 0.35) + 0.055 * tooth);
    float snow = range > 1.5 ? coverage(depth - line, pixels) : 0.0;
    vec3 white = mix(hexColor(0xB4D6DFu), hexColor(0xFFFDF8u), lit);
    rock = mix(rock, white, snow * (range > 2.5 ? 1.0 : 0.85));
    float mist = smoothstep(0.0, 0.8 * extent.y, depth) * (1.0 - 0.8 * near);
    light = mix(light, mix(rock, hexColor(0xEEF3E6u), 0.75 * mist), coverage(-depth, pixels));
  }
  return light;
}

// Waves as scales, row before row, under a moon.
vec3 scallopSea(vec2 place, vec2 extent, float pixels) {
  float up = place.y / extent.y;
  float small = min(extent.x, extent.y);
  vec3 light = mix(hexColor(0x2B5C8Eu), hexColor(0x0C1B3Fu), smoothstep(0.0, 1.0, up));
  light = mix(light, vec3(0.95), stars(place, 20.0, pixels));
  float toMoon = distance(place, vec2(0.30 * extent.x, 0.46 * extent.y)) / small;
  light += hexColor(0x3A5B86u) * exp(-4.0 * max(toMoon - 0.36, 0.0));
  light = mix(light, hexColor(0xFFF3D1u), coverage((toMoon - 0.36) * small, pixels));

  float radius = 0.27 * small;
  float top = -0.16 * extent.y;
  // From the farthest row that can reach this place to the nearest: nearer ones are painted over
  // it.
  float first = max(0.0, floor((top - place.y) / (0.5 * radius)) - 1.0);
  for (float row = first; row < first + 5.0; row += 1.0) {
    float center = top - 0.5 * radius * row;
    float column = place.x / (2.0 * radius) + 0.5 * mod(row, 2.0);
    vec2 offset = vec2((fract(column) - 0.5) * 2.0 * radius, place.y - center);
    float separation = length(offset);
    float ring = separation / radius * 4.0;
    float near = clamp((top - center) / (top + extent.y), 0.0, 1.0);
    vec3 dark = mix(hexColor(0x1F6F8Fu), hexColor(0x0B2A55u), near);
    vec3 pale = mix(hexColor(0xA8E0DAu), hexColor(0x3E8FB0u), near);
    float line = abs(fract(ring) - 0.5) * 0.25 * radius;
    vec3 scale = mix(dark, pale, coverage(0.075 * radius - line, pixels));
    scale = mix(scale, hexColor(0xF3FBF4u), coverage(0.955 * radius - separation, pixels));
    light = mix(light, scale, coverage(separation - radius, pixels));
  }
  return light;
}
