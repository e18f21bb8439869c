// The strings of `harmonicColorEffect`, with as little left to do for a pixel as the formula
// allows.
//
// With u and v the place across the layer less 1/2, the string i of N is as far from a pixel as
//
//   d = |v - offset + a cos(fu + t + iπ/N)|,   a = swing cos 3u,   offset = sin(12u + t) a / 10
//
// and adds glow = intensity / d^w.
//
// * The cosine of a sum: cos(fu + t + iπ/N) = cos(fu + t) cos(iπ/N) - sin(fu + t) sin(iπ/N). What
//   depends on i is a number of the program, what depends on t comes in as cos t and sin t, and
//   what depends on u is shared by all strings. The strings i and N - i have the same sine and
//   opposite cosines, and so share both products.
// * 3u and 12u are one sine and one cosine: those of 12u follow by doubling twice. At rest f = 3
//   and held f = 12.
// * The brightness is the same for every string and multiplied once, and so is what mixes white
//   with the palette: mix(1, tint, m) = (1 - m) + m tint.
//
// Where `wavesCount`, `palette` and `beyond` are constants of the program, every condition on them
// and every loop over the strings is gone when the driver has compiled, and the numbers cos(iπ/N),
// sin(iπ/N) and the tints stand in the code. A string that is black adds nothing and is left out.

// Forms of the program: what holds for the strings it draws.
const float STRINGS_RELEASED = 0.0;  // white, f = 3, w = 0.6
const float STRINGS_PRESSED = 1.0;  // in the palette's colors, f = 12, w = 0.9
const float STRINGS_ANY = 2.0;

struct Strings {
  float wavesCount;
  float form;
  float palette;
  float beyond;
  // The exponent w, for any other form.
  float width;
  // v - offset, and the amplitudes of cos(iπ/N) and sin(iπ/N).
  float middle;
  float cosines;
  float sines;
  // Sums of the glow, white and in colors.
  float white;
  vec3 tinted;
};

#ifdef SOFTWARE_RASTERIZER
// There log2 is a division and a long polynomial. The bits of a positive float, read as a number,
// are its logarithm, a little bent: a line through them is a power, up to a factor near 1 that a
// short polynomial takes back.

// 0.8151936 y³ (r² - 2.6626186 r + 2.8927520), y near d^-1/5 and r = y⁵d: the polynomial is r^-3/5
// over the r that occur, 0.70...0.95. Minimax by reweighted least squares, off by 3.4e-4 of the
// value at most. At 0 it is 6e11, and not infinite.
float releasedGlow(float d) {
  float y = intBitsToFloat(int(1277417226.24 - 0.2 * float(floatBitsToInt(d))));
  float y2 = y * y;
  float y3 = y2 * y;
  float r = y2 * d * y3;
  return y3 * ((r - 2.66261859) * r + 2.89275196);
}

// 0.0320827 y (r² - 5.1087822 r + 35.3171062), y near d^-9/10 and r = y¹⁰d⁹: the polynomial is
// r^-1/10 over 0.73...2.05. Found in the same way, off by 1.3e-3 of the value at most. At 0 it is
// 2e34, and not infinite.
float pressedGlow(float d) {
  float y = intBitsToFloat(int(2023667793.92 - 0.9 * float(floatBitsToInt(d))));
  float t = y * d;
  float t2 = t * t;
  float t4 = t2 * t2;
  float r = t4 * t4 * t * y;
  return y * ((r - 5.10878218) * r + 35.31710618);
}

// d^-w: the logarithm straightened by a cubic of the mantissa, and the power bent by another; each
// off by 7e-4 at most.
float anyGlow(float d, float w) {
  int bits = floatBitsToInt(max(d, 1e-7));
  float m = intBitsToFloat((bits & 0x7fffff) | 0x3f800000);
  float bend = ((0.15824832 * m - 1.05187362) * m + 2.04788262) * m - 1.15362024;
  float logarithm = float(bits - 0x3f800000) + 8388608.0 * bend;
  int power = int(1065353216.0 - w * logarithm);
  float n = intBitsToFloat((power & 0x7fffff) | 0x3f800000);
  return intBitsToFloat(power) * (((-0.10644522 * n + 0.70747403) * n - 1.3773055) * n + 1.77561401);
}
#endif

// d^-w but for a factor: `glowFactor`.
float stringGlow(Strings strings, float d) {
#ifdef SOFTWARE_RASTERIZER
  if (strings.form == STRINGS_RELEASED) { return releasedGlow(d); }
  if (strings.form == STRINGS_PRESSED) { return pressedGlow(d); }
  return anyGlow(d, strings.width);
#else
  // Not at 0, where the logarithm would make the middle of a string black.
  return exp2(-strings.width * log2(max(d, 1e-7)));
#endif
}

float glowFactor(float form) {
#ifdef SOFTWARE_RASTERIZER
  if (form == STRINGS_RELEASED) { return 0.8151936106712188; }
  if (form == STRINGS_PRESSED) { return 0.03208270667660704; }
#endif
  return 1.0;
}

void addString(inout Strings strings, int index, float separation) {
  vec3 tint = harmonicPalette(index, strings.wavesCount, strings.palette, vec3(strings.beyond));
  if (strings.form == STRINGS_PRESSED && tint == vec3(0.0)) { return; }
  float glow = stringGlow(strings, abs(separation));
  if (strings.form != STRINGS_PRESSED) { strings.white += glow; }
  if (strings.form != STRINGS_RELEASED) { strings.tinted += glow * tint; }
}

// The strings `index` and N - `index`, if the first is not the greater one.
void addPair(inout Strings strings, int index) {
  int other = int(strings.wavesCount) - index;
  if (index > other) { return; }
  float angle = float(index) * PI / strings.wavesCount;
  if (index == 0) {
    // Its partner would be the string N, which does not exist.
    addString(strings, 0, strings.middle + strings.cosines);
  } else if (index == other) {
    addString(strings, index, strings.middle - strings.sines);
  } else {
    float between = strings.middle - strings.sines * sin(angle);
    float apart = strings.cosines * cos(angle);
    addString(strings, index, between + apart);
    addString(strings, other, between - apart);
  }
}

void addFourPairs(inout Strings strings, int first) {
  if (float(2 * first) > strings.wavesCount) { return; }
  addPair(strings, first);
  addPair(strings, first + 1);
  addPair(strings, first + 2);
  addPair(strings, first + 3);
}

// Sine and cosine up to 1.52, off by 2e-9 and 3e-8; minimax by reweighted least squares.
vec2 sineAndCosine(float x) {
  float z = x * x;
  float sine = (((2.60072448e-6 * z - 1.98057859e-4) * z + 8.33297643e-3) * z - 0.16666652) * z;
  float cosine = ((2.32557162e-5 * z - 1.38579567e-3) * z + 4.16641286e-2) * z - 0.49999927;
  return vec2(x + x * sine, 1.0 + z * cosine);
}

// What the constants of the program say of the strings.
float stringsForm(float mixCoeff, vec2 frequency, vec2 glowWidth) {
#ifdef SPECIALIZED_mixCoeff
  if (mixCoeff == 0.0 && frequency.x == 3.0 && glowWidth.x == 0.6) { return STRINGS_RELEASED; }
  if (mixCoeff == 1.0 && frequency.y == 12.0 && glowWidth.y == 0.9) { return STRINGS_PRESSED; }
#endif
  return STRINGS_ANY;
}

/// Draws the strings of `harmonicColorEffect` and `harmonicScreenEffect` from numbers worked out
/// for it.
///
/// The way to draw them where `wavesCount` is a whole number: within 1 of 255 of a double-precision
/// evaluation, for any time. The derivation stands at the head of the file.
///
/// - Parameter position: The pixel being drawn; `place` says the same. Space: user.
/// - Parameter color: What the layer shows there; ignored, the strings are opaque.
/// - Parameter place: The pixel being drawn. Space: unit.
/// - Parameter wavesCount: How many strings, a whole number. Range: 1...32. Default: 6.
///   Specialization: constant.
/// - Parameter palette: As for `harmonicColorEffect`. Range: 0...2. Default: 0.
///   Specialization: constant.
/// - Parameter beyond: Every channel of the strings past the sixth with palette 0. Range: 0...1.
///   Default: 0. Specialization: constant.
/// - Parameter mixCoeff: 0 released: white; 1 pressed: the palette. Range: 0...1. Default: 0.
///   Specialization: constant.
/// - Parameter frequency: Waves along the width, released and pressed. Unit: radians.
///   Range: 0...40. Default: 3, 12. Specialization: constant.
/// - Parameter glowWidth: How fast the glow falls off, released and pressed. Range: 0.1...2.
///   Default: 0.6, 0.9. Specialization: constant.
/// - Parameter swing: How far the strings swing, in heights. Range: 0...0.6. Default: 0.1.
/// - Parameter glowIntensity: Brightness at a distance of one height, released and pressed; not
///   negative. Range: 0...0.2. Default: 0.02, 0.01.
/// - Parameter phase: Cosine and sine of the time. Default: 1, 0.
/// - Returns: Opaque color, not clamped.
vec4 harmonicStrings(
    vec2 position, vec4 color, vec2 place, float wavesCount, float palette, float beyond,
    float mixCoeff, vec2 frequency, vec2 glowWidth, float swing, vec2 glowIntensity, vec2 phase) {
  float form = stringsForm(mixCoeff, frequency, glowWidth);
  vec2 uv = place - 0.5;
  vec2 three = sineAndCosine(3.0 * uv.x);
  vec2 six = vec2(2.0 * three.x * three.y, 1.0 - 2.0 * three.x * three.x);
  vec2 twelve = vec2(2.0 * six.x * six.y, 1.0 - 2.0 * six.x * six.x);
  vec2 own = twelve;
  if (form == STRINGS_RELEASED) {
    own = three;
  } else if (form != STRINGS_PRESSED) {
    float angle = mix(frequency.x, frequency.y, mixCoeff) * uv.x;
    own = vec2(sin(angle), cos(angle));
  }
  float amplitude = swing * three.y;
  float offset = 0.1 * amplitude * (twelve.x * phase.x + twelve.y * phase.y);
  Strings strings = Strings(
      wavesCount, form, palette, beyond, mix(glowWidth.x, glowWidth.y, mixCoeff), uv.y - offset,
      amplitude * (own.y * phase.x - own.x * phase.y),
      amplitude * (own.x * phase.x + own.y * phase.y), 0.0, vec3(0.0));

#ifdef SPECIALIZED_wavesCount
  // Straight-line code, because compilers give up on unrolling a loop over many strings.
  addFourPairs(strings, 0);
  addFourPairs(strings, 4);
  addFourPairs(strings, 8);
  addFourPairs(strings, 12);
  addPair(strings, 16);
#else
  for (int index = 0; float(2 * index) <= wavesCount; index++) { addPair(strings, index); }
#endif

  vec3 light = mix(vec3(strings.white), strings.tinted, mixCoeff);
  if (form == STRINGS_RELEASED) { light = vec3(strings.white); }
  if (form == STRINGS_PRESSED) { light = strings.tinted; }
  float brightness = mix(glowIntensity.x, glowIntensity.y, mixCoeff);
  return vec4(light * (glowFactor(form) * brightness), 1.0);
}
