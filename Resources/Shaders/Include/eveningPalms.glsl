// Palms against the light. Lengths are in the unit of `place`, whose y points up; `pixels` is
// pixels per unit. Proportions and colors (linear) are tuned by eye, for crowns of 15 to 300
// points.

struct Palm {
  mat3x2 trunk;  // root, bend, heart: the fronds leave from the heart
  float size;    // length of a frond
  float droop;   // 1: the oldest fronds hang; 0: all stand up, as on a young palm
  float haze;    // share of the air's color, for the distant ones
};

// The palms of the picture from back to front. A place is a share of half the width, and of the
// height above or below the horizon. A palm whose root is its heart shows no trunk.
const int PALMS = 11;
const Palm GROVE[PALMS] = Palm[PALMS](
    // on the near hills
    Palm(mat3x2(-1.020, 0.01, -1.000, 0.12, -0.955, 0.200), 0.042, 1.0, 0.3),
    Palm(mat3x2(-0.880, 0.01, -0.900, 0.10, -0.860, 0.165), 0.036, 1.0, 0.3),
    Palm(mat3x2(-0.800, 0.01, -0.790, 0.09, -0.730, 0.135), 0.032, 1.0, 0.3),
    Palm(mat3x2(-0.935, 0.01, -0.935, 0.09, -0.930, 0.122), 0.030, 1.0, 0.3),
    // on the beach
    Palm(mat3x2(0.74, -0.66, 0.74, 0.10, 0.62, 0.40), 0.17, 1.0, 0.04),
    Palm(mat3x2(1.05, -1.05, 0.80, 0.20, 0.92, 0.84), 0.28, 1.0, 0.0),
    Palm(mat3x2(0.88, -0.95, 0.62, 0.05, 0.28, 0.60), 0.25, 1.0, 0.0),
    // young ones at their feet and in the left corner
    Palm(mat3x2(0.745, -0.685, 0.745, -0.68, 0.745, -0.685), 0.055, 0.0, 0.0),
    Palm(mat3x2(0.94, -1.05, 0.94, -1.04, 0.94, -1.05), 0.18, 0.0, 0.0),
    Palm(mat3x2(-1.04, -1.12, -1.04, -1.11, -1.04, -1.12), 0.17, 0.0, 0.0),
    // one that only lets a frond hang into the picture
    Palm(mat3x2(-1.15, 1.10, -1.15, 1.11, -1.15, 1.10), 0.30, 1.0, 0.0));

const int FRONDS = 14;  // in one crown
const vec3 UNLIT = vec3(0.008, 0.006, 0.009);
const vec3 SHINING_THROUGH = vec3(0.024, 0.016, 0.008);  // light in the fronds
const vec3 RIM_LIGHT = vec3(0.32, 0.10, 0.03);
const vec3 AIR = vec3(0.20, 0.08, 0.05);

// Palm `index` of the grove in a picture of this half width and of these heights above and below
// the horizon.
Palm palmOf(int index, vec3 extent) {
  Palm palm = GROVE[index];
  for (int i = 0; i < 3; i++) {
    palm.trunk[i] *= vec2(extent.x, palm.trunk[i].y > 0.0 ? extent.y : extent.z);
  }
  return palm;
}

// A point of a curve at `t`, 0…1. A curve is a quadratic Bézier: its three points are the columns
// of the matrix.
vec2 curvePoint(mat3x2 curve, float t) {
  return mix(mix(curve[0], curve[1], t), mix(curve[1], curve[2], t), t);
}

// Direction and speed of the curve at `t`.
vec2 curveSpeed(mat3x2 curve, float t) {
  return 2.0 * mix(curve[1] - curve[0], curve[2] - curve[1], t);
}

// Where on the curve, 0…1, the point nearest to `place` lies; good for curves that turn by less
// than 90°.
float nearestOnCurve(mat3x2 curve, vec2 place) {
  vec2 chord = curve[2] - curve[0];
  float t = clamp(dot(place - curve[0], chord) / dot(chord, chord), 0.0, 1.0);
  for (int i = 0; i < 2; i++) {  // Gauss–Newton steps
    vec2 speed = curveSpeed(curve, t);
    t = clamp(t + dot(place - curvePoint(curve, t), speed) / dot(speed, speed), 0.0, 1.0);
  }
  return t;
}

// Positive where `b` points to the left of `a`; the area they span.
float leftOf(vec2 a, vec2 b) { return a.x * b.y - a.y * b.x; }

// Share of a pixel on a line, also where the line is thinner than the pixel.
float lineCoverage(float separation, float halfWidth, float pixels) {
  vec2 ends = clamp((halfWidth + vec2(separation, -separation)) * pixels + 0.5, 0.0, 1.0);
  return max(ends.x + ends.y - 1.0, 0.0);
}

// One frond: a rib with leaflets on both sides.
struct Frond {
  mat3x2 rib;
  float count;    // leaflets on a side
  float longest;  // length of the longest of them
  float width;    // half width of a leaflet
  float weight;   // how far the leaflets bend down, 0…1
};

// Where the leaflet that starts at `t` points: aside, forward toward the tip, and down by its
// weight.
//
// Leaflets above the rib bend less than those below, or they would lie down on it. `side` is 1 to
// the left of the rib, −1 to the right.
vec2 leafletDirection(Frond frond, float t, float side) {
  vec2 forward = normalize(curveSpeed(frond.rib, t));
  vec2 aside = vec2(-forward.y, forward.x) * side;
  float fall = frond.weight * mix(0.6, 1.3, t) * (aside.y > 0.0 ? 0.4 : 1.0);
  return forward * mix(0.5, 1.6, t * t) + aside - vec2(0.0, fall);
}

// Where on the rib the leaflet starts that runs through `place`, by Newton's method from `t`.
float leafletThrough(vec2 place, Frond frond, float t, float side) {
  for (int i = 0; i < 3; i++) {
    vec2 direction = leafletDirection(frond, t, side);
    vec2 offset = place - curvePoint(frond.rib, t);
    t += leftOf(offset, direction) / leftOf(curveSpeed(frond.rib, t), direction);
    t = clamp(t, 0.0, 1.0);
  }
  return t;
}

// Share of the pixel on the leaflet that starts at `t`; `luck`, 0…1, makes it differ from its
// neighbors.
float leafletCoverage(vec2 place, Frond frond, float t, float side, float luck, float pixels) {
  frond.weight += 0.10 * (luck - 0.5);
  vec2 direction = normalize(leafletDirection(frond, t, side));
  vec2 offset = place - curvePoint(frond.rib, t);
  // Short at both ends of the frond, longest at a third of it.
  float size = frond.longest * (0.32 + 1.77 * sqrt(t) * (1.0 - t)) * (0.75 + 0.4 * luck);
  float share = dot(offset, direction) / size;
  if (share < 0.0 || share > 1.0) { return 0.0; }
  float sag = 0.06 * sign(direction.x) * share * share * size;
  return lineCoverage(
      leftOf(direction, offset) + sag, frond.width * (1.0 - share * share), pixels);
}

// Share of the pixel on the frond with this rib, of a palm of this size.
float frondCoverage(vec2 place, mat3x2 rib, float size, int seed, float pixels) {
  float reach = distance(rib[0], rib[1]) + distance(rib[1], rib[2]);
  float count = floor(clamp(170.0 * size, 16.0, 42.0) * reach / size);
  // Small palms have fewer leaflets, and wider: theirs are not seen one by one.
  float width = mix(0.30, 0.20, min(4.0 * size, 1.0)) * reach / count;
  float weight = mix(0.3, 0.75, cellHash(float(seed), 91.0));
  Frond frond = Frond(rib, count, 0.05 * size + 0.22 * reach, width, weight);

  float nearest = nearestOnCurve(rib, place);
  float ribWidth = frond.longest * mix(0.036, 0.006, nearest);
  float clear = 1.0 - lineCoverage(distance(place, curvePoint(rib, nearest)), ribWidth, pixels);
  for (float side = -1.0; side < 2.0; side += 2.0) {
    float middle = floor(leafletThrough(place, frond, nearest, side) * count);
    for (float index = middle - 1.0; index < middle + 2.0; index += 1.0) {
      float t = (index + 0.5) / count;
      if (t < 0.07 || t > 1.0) { continue; }  // the stalk is bare
      float luck = cellHash(2.0 * float(seed) + side, index);
      clear *= 1.0 - leafletCoverage(place, frond, t, side, luck, pixels);
    }
  }
  return 1.0 - clear;
}

// The rib of frond `index`, the youngest first: they leave the heart in a spiral, and the older,
// the lower.
mat3x2 frondRib(Palm palm, int index, int seed) {
  float luck = cellHash(float(seed), float(index));
  float age = (float(index) + luck) / float(FRONDS);
  // The golden angle, seen from the side: −1 points left, 1 right. None points straight at the eye.
  float around = 4.0 * abs(fract(0.381966 * float(index) + 0.31 * float(seed)) - 0.5) - 1.0;
  around = sign(around) * mix(0.25, 1.0, abs(around));
  float rise = mix(1.0, mix(0.45, -0.35, palm.droop), age);
  float fall = max(rise - (mix(0.75, 1.25, luck) + 0.25 * age) * mix(0.45, 1.0, palm.droop), -1.0);
  float stride = 0.55 * palm.size * mix(0.80, 1.12, luck);
  vec2 heart = palm.trunk[2];
  vec2 bend = heart + stride * vec2(around * sqrt(max(1.0 - rise * rise, 0.0)), rise);
  vec2 tip = bend + 1.1 * stride * vec2(around * sqrt(max(1.0 - fall * fall, 0.2)), fall);
  return mat3x2(heart, bend, tip);
}

// Whether `place` may lie on a frond: the box around its rib and leaflets; no leaflet sticks out by
// more than 0.2.
bool frondReaches(vec2 place, mat3x2 rib, float size) {
  vec2 low = min(min(rib[0], rib[1]), rib[2]);
  vec2 high = max(max(rib[0], rib[1]), rib[2]);
  return all(lessThan(abs(place - 0.5 * (low + high)), 0.5 * (high - low) + 0.20 * size));
}

// The first palm from `index` on whose crown `place` may lie on, or PALMS.
int nextCrown(vec2 place, int index, vec3 extent) {
  while (index < PALMS) {
    Palm palm = palmOf(index, extent);
    if (distance(place, palm.trunk[2]) < 1.3 * palm.size) { break; }
    index++;
  }
  return index;
}

// Premultiplied, linear: the crowns of all palms.
//
// One loop over all fronds that skips those out of reach: few pixels have more than three to paint.
vec4 palmCrowns(vec2 place, vec3 extent, float pixels) {
  vec4 painted = vec4(0.0);
  int index = 0;
  for (;;) {
    Palm palm;
    mat3x2 rib;
    bool found = false;
    while (!found && index < FRONDS * PALMS) {
      int owner = nextCrown(place, index / FRONDS, extent);
      index = max(index, FRONDS * owner);
      if (owner == PALMS) { break; }
      palm = palmOf(owner, extent);
      rib = frondRib(palm, index - FRONDS * owner, owner);
      found = frondReaches(place, rib, palm.size);
      index++;
    }
    if (!found) { break; }
    float share = frondCoverage(place, rib, palm.size, index, pixels);
    vec3 color = mix(UNLIT, SHINING_THROUGH, cellHash(float(index), 7.0));
    painted = compositeOver(vec4(mix(color, AIR, palm.haze), 1.0) * share, painted);
  }
  return painted;
}

// Premultiplied, linear: one trunk with its rings, its left edge lit.
vec4 palmTrunk(vec2 place, Palm palm, float pixels) {
  float t = nearestOnCurve(palm.trunk, place);
  vec2 speed = curveSpeed(palm.trunk, t);
  vec2 offset = place - curvePoint(palm.trunk, t);
  float across = leftOf(normalize(speed), offset);
  float width = 0.041 * palm.size;
  float ring = fract(t * length(speed) / (0.9 * width) + 0.1 * across / width);
  float halfWidth = width * (mix(1.0, 0.62, t) + 0.9 * exp(-14.0 * t)) * (1.0 + 0.06 * ring);
  // Past an end of the trunk the nearest point is the end, and `offset` no longer at a right angle
  // to it.
  bool past = abs(dot(offset, speed)) > 0.01 * dot(speed, speed);
  float share = past ? 0.0 : lineCoverage(across, halfWidth, pixels);
  float lit = smoothstep(0.45, 1.05, across / halfWidth) * (0.55 + 0.45 * ring);
  return vec4(mix(mix(UNLIT, RIM_LIGHT, lit), AIR, palm.haze), 1.0) * share;
}

// The first palm from `index` on whose trunk `place` may lie on, or PALMS: in the box around it.
int nextTrunk(vec2 place, int index, vec3 extent) {
  while (index < PALMS) {
    Palm palm = palmOf(index, extent);
    mat3x2 trunk = palm.trunk;
    vec2 low = min(min(trunk[0], trunk[1]), trunk[2]) - 0.09 * palm.size;
    vec2 high = max(max(trunk[0], trunk[1]), trunk[2]) + 0.09 * palm.size;
    bool inside = all(lessThan(low, place)) && all(lessThan(place, high));
    if (inside && trunk[0] != trunk[2]) { break; }
    index++;
  }
  return index;
}

// Premultiplied, linear: the trunks of all palms.
vec4 palmTrunks(vec2 place, vec3 extent, float pixels) {
  vec4 painted = vec4(0.0);
  for (int i = nextTrunk(place, 0, extent); i < PALMS; i = nextTrunk(place, i + 1, extent)) {
    painted = compositeOver(palmTrunk(place, palmOf(i, extent), pixels), painted);
  }
  return painted;
}
