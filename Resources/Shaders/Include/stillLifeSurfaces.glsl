// What the things on the table are made of. Colors are shares of the light given back, linear.
// Numbers are tuned by eye.

struct StillLifeSurface {
  vec3 color;
  vec3 normal;
  float gloss;     // share of a mirror, at right angles
  float blur;      // softness of what it mirrors
  float glow;      // share of the light that wanders under the skin, past the edge of the shade
};

// Share of stripes at `x`, of which one begins at every whole number and is `duty` wide; seen by a
// pixel of `width`.
float stripeShare(float x, float duty, float width) {
  vec2 ends = x + vec2(-0.5, 0.5) * width;
  vec2 before = floor(ends) * duty + min(fract(ends), duty);
  return (before.y - before.x) / width;
}

// How many octaves of noise show whose coarsest is `size` long, where a pixel is `footprint` long.
float visibleOctaves(float size, float footprint, float most) {
  return clamp(log2(0.5 * size / footprint), 0.0, most);
}

// The table: boards of walnut that run along the wall.
StillLifeSurface woodSurface(vec2 place, float footprint) {
  float board = floor(place.y / 0.52 + 0.3);
  vec2 grain = vec2(0.8 * place.x + 7.0 * board, 9.0 * place.y + 3.0 * board);
  float rings = fractalNoise(grain + 0.7 * gradientNoise(grain * vec2(0.7, 0.2)),
      visibleOctaves(0.11, footprint, 4.0), 0.62);
  vec3 color = mix(vec3(0.155, 0.066, 0.030), vec3(0.42, 0.205, 0.098), 0.5 + 0.75 * rings);
  color *= 0.9 + 0.25 * cellHash(board, 3.0);
  float gap = stripeShare(place.y / 0.52 + 0.3, 0.018, max(footprint / 0.52, 0.002));
  return StillLifeSurface(color * (1.0 - 0.8 * gap), vec3(0.0, 1.0, 0.0), 0.04, 0.35, 0.0);
}

// Linen with blue stripes, coarse ones and hairlines between them; `across` is in the stripes' own
// direction.
StillLifeSurface linenSurface(vec2 across, float footprint) {
  float bold = stripeShare(across.x / 0.30, 0.16, footprint / 0.30);
  float fine = stripeShare(across.x / 0.030 + 0.2, 0.38, footprint / 0.030);
  float group = stripeShare(across.x / 0.30 - 0.36, 0.60, footprint / 0.30);
  float bars = stripeShare(across.y / 0.60 + 0.1, 0.10, footprint / 0.60);
  float blue = clamp(bold + 0.85 * fine * group, 0.0, 1.0);
  blue = 1.0 - (1.0 - blue) * (1.0 - 0.62 * bars);
  float thread = fractalNoise(across * vec2(130.0, 40.0), visibleOctaves(0.02, footprint, 2.0), 0.5)
      + fractalNoise(across * vec2(40.0, 130.0) + 9.0, visibleOctaves(0.02, footprint, 2.0), 0.5);
  float fold = gradientNoise(across * vec2(1.5, 1.1) + 4.0);
  vec3 color = mix(vec3(0.80, 0.76, 0.68), vec3(0.022, 0.085, 0.36), blue);
  vec3 normal = normalize(vec3(0.10 * fold, 1.0, 0.07 * fold));
  return StillLifeSurface(color * (1.0 + 0.16 * thread + 0.06 * fold), normal, 0.0, 1.0, 0.0);
}

// The cloth where it lies, the wood elsewhere.
StillLifeSurface tableSurface(vec3 place, float footprint) {
  // turned by 14° against the wall
  vec2 onCloth = vec2(0.970 * place.x - 0.242 * place.z, 0.242 * place.x + 0.970 * place.z);
  onCloth.x += 0.012 * gradientNoise(onCloth * 3.0);
  vec2 outside = abs(onCloth - vec2(-0.30, 0.55)) - vec2(1.18, 0.98);
  float edge = max(outside.x, outside.y);
  StillLifeSurface cloth = linenSurface(onCloth, footprint);
  cloth.color *= 1.0 - 0.25 * (1.0 - smoothstep(0.0, 0.012, abs(edge + 0.05)));  // hem
  StillLifeSurface wood = woodSurface(place.xz, footprint);
  wood.color *= 1.0 - 0.65 * exp(-22.0 * max(edge, 0.0));  // the cloth's thickness
  float share = coverage(edge, 1.0 / footprint);
  return StillLifeSurface(
      mix(wood.color, cloth.color, share), normalize(mix(wood.normal, cloth.normal, share)),
      wood.gloss * (1.0 - share), 0.35, 0.0);
}

// The wall: plaster, painted by hand.
StillLifeSurface wallSurface(vec2 place, float footprint) {
  float clouds = fractalNoise(place * 1.4 + 11.0, visibleOctaves(0.7, footprint, 5.0), 0.6);
  float strokes = fractalNoise(place * vec2(7.0, 16.0), visibleOctaves(0.07, footprint, 4.0), 0.65);
  vec3 color = mix(vec3(0.056, 0.140, 0.190), vec3(0.100, 0.225, 0.285), 0.5 + 0.7 * clouds);
  return StillLifeSurface(
      color * (1.0 + 0.22 * strokes), normalize(vec3(0.05 * strokes, 0.05 * clouds, 1.0)), 0.0,
      1.0, 0.0);
}

// Clay turned on a wheel, with its rings.
StillLifeSurface vaseSurface(vec3 place, vec3 normal, float footprint) {
  vec3 from = place - VASE_AXIS;
  float turn = atan(from.x, from.z);  // from the front, so that the seam is behind
  float ring = gradientNoise(vec2(1.3 * turn, 62.0 * place.y)) * min(1.0, 0.006 / footprint);
  float speck = fractalNoise(
      vec2(9.0 * turn, 16.0 * place.y), visibleOctaves(0.06, footprint, 4.0), 0.7);
  vec3 color = mix(vec3(0.42, 0.150, 0.085), vec3(0.62, 0.290, 0.185), 0.5 + 0.6 * speck);
  normal = normalize(normal + vec3(0.0, 0.05 * ring, 0.0));
  return StillLifeSurface(color, normal, 0.008, 0.6, 0.0);
}

// Fruit by number; citrus has pores and shows where its stalk was.
StillLifeSurface fruitSurface(int ball, vec3 normal, float footprint) {
  bool citrus = ball <= 5;
  float radius = STILL_LIFE_BALL[ball].w;
  // spread out as seen from the front, so that no pole shows
  vec2 skin = normal.xy * (2.0 * radius / (1.25 + normal.z));
  float pores = fractalNoise(skin * 46.0 + float(ball) * 5.0, visibleOctaves(0.05, footprint, 2.0), 0.5);
  float bloom = fractalNoise(skin * 7.0 + float(ball) * 9.0, visibleOctaves(0.14, footprint, 4.0), 0.6);
  vec3 color = ball <= 2 ? vec3(0.80, 0.132, 0.004)
      : ball == 3 ? vec3(0.86, 0.440, 0.014)
      : ball <= 5 ? vec3(0.215, 0.400, 0.022)
      : ball == 6 ? vec3(0.110, 0.035, 0.130) : vec3(0.42, 0.006, 0.012);
  color *= 1.0 + (citrus ? 0.16 : 0.3) * bloom;
  if (citrus) {
    float toStalk = dot(normal, normalize(vec3(0.7 * sin(2.4 * float(ball)), 0.80, 0.42)));
    vec3 stalk = vec3(0.17, 0.16, 0.035);
    color = mix(color, stalk, smoothstep(0.9955, 0.9985, toStalk + 0.0015 * bloom));
    color *= 1.0 - 0.3 * smoothstep(0.975, 0.996, toStalk);
  }
  vec3 bumped = normalize(normal + (citrus ? 0.30 : 0.0) * pores * vec3(0.6, 0.7, -0.4));
  return StillLifeSurface(
      color, bumped, ball == 6 ? 0.025 : 0.045, citrus ? 0.22 : 0.12, citrus ? 0.30 : 0.15);
}
