// The other four posters: figures. Units, axes and colors are those of the views.

// Signed distance to a leaf from (0, 0) to (`size`, 0), pointed at both ends; good near its edge.
float leafDistance(vec2 p, float size, float halfWidth, float fullness) {
  float t = clamp(p.x / size, 0.0, 1.0);
  float beyond = max(-p.x, p.x - size);
  float aside = abs(p.y) - halfWidth * sin(PI * pow(t, fullness));
  return max(aside, beyond);
}

vec2 axisTurned(vec2 p, float angle) {
  float c = cos(angle);
  float s = sin(angle);
  return vec2(c * p.x + s * p.y, c * p.y - s * p.x);
}

// A flower seen from above: three wreaths of petals like sheets of tinted glass.
vec3 dahlia(vec2 place, vec2 extent, float pixels) {
  float small = min(extent.x, extent.y);
  vec2 p = (place - vec2(0.10 * extent.x, -0.06 * extent.y)) / small;
  float fineness = pixels * small;
  vec3 light = mix(hexColor(0xFBF1E4u), hexColor(0xF7D9C8u), smoothstep(0.2, 1.7, length(p)));
  for (float wreath = 0.0; wreath < 4.0; wreath += 1.0) {
    float count = 15.0 - 2.0 * wreath;
    float size = 1.28 - 0.27 * wreath;
    float halfWidth = 0.215 - 0.032 * wreath;
    float sector = 2.0 * PI / count;
    float around = atan(p.y, p.x) / sector + 0.5 * wreath;
    // A petal is wider than its sector: three of them can lie over a place.
    for (float i = -1.0; i < 2.0; i += 1.0) {
      float index = floor(around) + i;
      vec2 q = axisTurned(p, (index + 0.5 - 0.5 * wreath) * sector);
      float along = clamp(q.x / size, 0.0, 1.0);
      float outside = leafDistance(q, size, halfWidth, 1.55);
      vec3 root = mix(hexColor(0xC2255Cu), hexColor(0x5F0F40u), wreath / 3.0);
      vec3 tip = mix(hexColor(0xFF9A8Bu), hexColor(0xE5396Fu), wreath / 3.0);
      vec3 petal = mix(root, tip, smoothstep(0.1, 1.0, along));
      petal = mix(petal, root, 0.5 * coverage(abs(q.y) - 0.006 * (1.0 - along), fineness));
      petal *= 1.0 - 0.10 * step(0.0, q.y);
      light = mix(light, petal, 0.80 * coverage(outside, fineness));
    }
  }
  for (float seed = 0.0; seed < 60.0; seed += 1.0) {
    vec2 offset = 0.030 * sqrt(seed) * vec2(cos(2.399963 * seed), sin(2.399963 * seed));  // golden angle
    vec3 gold = mix(hexColor(0xFFE08Au), hexColor(0xF08A24u), seed / 60.0);
    light = mix(light, gold, coverage(distance(p, offset) - 0.017, fineness));
  }
  return light;
}

// Tiles of arcs and discs in five inks.
vec3 tileWork(vec2 place, vec2 extent, float pixels) {
  vec3 inks[5] = vec3[5](
      hexColor(0xF4E9D8u), hexColor(0xE4572Eu), hexColor(0xF3B61Fu), hexColor(0x1D3557u),
      hexColor(0x4FA3A5u));
  float side = 2.0 * min(extent.x, extent.y) / 3.0;
  vec2 grid = place / side + vec2(0.5, 0.5) + vec2(20.0, 20.0);
  vec2 cell = floor(grid);
  vec4 luck = cellHash(vec4(cell.x), vec4(cell.y, cell.y + 40.0, cell.y + 80.0, cell.y + 120.0));
  int ground = int(luck.x * 4.999);
  int figure = (ground + 1 + int(luck.y * 3.999)) % 5;
  int third = (figure + 1 + int(luck.w * 3.999)) % 5;
  if (third == ground) { third = (third + 1) % 5; }
  vec2 q = fract(grid) - 0.5;
  // One of four ways round
  float quarter = floor(luck.w * 7.999);
  if (mod(quarter, 2.0) > 0.5) { q = vec2(-q.y, q.x); }
  if (quarter > 3.5) { q = -q; }
  vec2 corner = q + 0.5;
  float fineness = pixels * side;
  vec3 light = inks[ground];
  float motif = floor(luck.z * 5.999);
  if (motif < 1.0) {  // quarters of rings
    light = mix(light, inks[figure], coverage(length(corner) - 1.0, fineness));
    light = mix(light, inks[third], coverage(length(corner) - 0.66, fineness));
    light = mix(light, inks[ground], coverage(length(corner) - 0.33, fineness));
  } else if (motif < 2.0) {  // a quarter disc
    light = mix(light, inks[figure], coverage(length(corner) - 1.0, fineness));
  } else if (motif < 3.0) {  // a disc with a hole
    light = mix(light, inks[figure], coverage(length(q) - 0.5, fineness));
    light = mix(light, inks[third], coverage(length(q) - 0.2, fineness));
  } else if (motif < 4.0) {  // two halves
    light = mix(light, inks[figure], coverage(length(q - vec2(0.0, 0.5)) - 0.5, fineness));
    light = mix(light, inks[third], coverage(length(q + vec2(0.0, 0.5)) - 0.5, fineness));
  } else if (motif < 5.0) {  // a leaf
    float leaf = max(length(corner) - 1.0, length(corner - 1.0) - 1.0);
    light = mix(light, inks[figure], coverage(leaf, fineness));
  } else {  // half below the diagonal, and a disc
    light = mix(light, inks[figure], coverage((q.x + q.y) * 0.7071, fineness));
    light = mix(light, inks[third], coverage(length(q) - 0.22, fineness));
  }
  return light;
}

// Leaves from below and above, before a disc of late light.
vec3 foliage(vec2 place, vec2 extent, float pixels) {
  float small = min(extent.x, extent.y);
  vec3 light = mix(hexColor(0x0A2B25u), hexColor(0x11483Bu), smoothstep(-1.0, 1.0, place.y / extent.y));
  vec2 toDisc = place - vec2(-0.08, 0.22) * extent;
  light = mix(light, hexColor(0xF5B971u), coverage(length(toDisc) - 0.66 * small, pixels));
  for (float index = 0.0; index < 24.0; index += 1.0) {
    vec4 luck = cellHash(vec4(index), vec4(21.0, 22.0, 23.0, 24.0));
    float side = mod(index, 2.0) < 0.5 ? -1.0 : 1.0;
    float rank = index / 23.0;  // 0: behind
    // Every fourth hangs from the top; the others rise from the lower edge, the nearest at the
    // sides.
    bool hangs = mod(index, 4.0) > 2.5;
    vec2 root = vec2(side * mix(0.05, 0.95, luck.x), hangs ? 1.08 : -1.10) * extent;
    float lean = side * mix(-0.10, 0.70, luck.y);
    float angle = hangs ? -0.5 * PI + lean : 0.5 * PI - lean;
    float size = small * mix(2.05, 1.15, rank) * mix(0.85, 1.15, luck.z) * (hangs ? 0.75 : 1.0);
    vec2 q = axisTurned(place - root, angle);
    q.y += side * 0.22 * q.x * q.x / size;  // bends outward under its weight
    float outside = leafDistance(q, size, 0.155 * size, 0.82);
    float vein = abs(fract(14.0 * (q.x - 0.9 * abs(q.y)) / size) - 0.5) / 14.0 * size;
    vec3 color = mix(hexColor(0x17604Bu), hexColor(0x67B26Fu), fract(0.618 * index));
    if (mod(index, 5.0) > 3.5) { color = hexColor(0xE8705Au); }
    color *= mix(0.62, 1.0, rank) * (q.y > 0.0 ? 1.0 : 0.84);
    color = mix(color, color * 0.74, coverage(vein - 0.0035, pixels));
    color = mix(color, color * 1.22 + 0.03, coverage(abs(q.y) - 0.006 * small, pixels));
    light = mix(light, color, coverage(outside, pixels));
  }
  return light;
}

// Light on a ball: 0 in its own shadow, 1 toward the sun at the upper left. `p` is in radii.
float ballLight(vec2 p) {
  vec3 normal = vec3(p, sqrt(max(1.0 - dot(p, p), 0.0)));
  return clamp(dot(normal, normalize(vec3(-0.6, 0.55, 0.6))), 0.0, 1.0);
}

// A planet with its rings and moons.
vec3 ringedPlanet(vec2 place, vec2 extent, float pixels) {
  float small = min(extent.x, extent.y);
  vec3 light = mix(hexColor(0x3B1D6Eu), hexColor(0x140B2Eu), smoothstep(0.1, 1.6, length(place / extent)));
  float dust = fractalNoise(place * 3.0 + 7.0, 4.0, 0.55);
  light += hexColor(0x6A2C8Cu) * 0.55 * max(dust, 0.0);
  light = mix(light, vec3(0.97, 0.94, 1.0), stars(place, 24.0, pixels));

  float radius = 0.50 * small;
  vec2 p = axisTurned(place - vec2(0.0, 0.04) * extent, 0.42) / radius;
  float fineness = pixels * radius;
  vec2 tilted = vec2(p.x, p.y / 0.26);
  float away = length(tilted);
  float rings = coverage(away - 2.05, fineness * 0.35) * coverage(1.28 - away, fineness * 0.35);
  float grooves = 0.5 + 0.5 * gradientNoise(vec2(away * 21.0, 2.0));
  rings *= 1.0 - coverage(abs(away - 1.70) - 0.035, fineness * 0.35);
  vec3 ringColor = mix(hexColor(0xB56BA8u), hexColor(0xFFE3B8u), grooves);
  float inFront = p.y < 0.0 ? 1.0 : 0.0;
  light = mix(light, ringColor, 0.85 * rings * (1.0 - inFront));

  float bands = p.y * 5.5 + 0.5 * gradientNoise(vec2(p.x * 1.8, p.y * 9.0));
  vec3 body = mix(hexColor(0xF6A15Bu), hexColor(0xE85D75u), 0.5 + 0.5 * sin(bands * 2.1));
  body = mix(body, hexColor(0xFFE0AEu), smoothstep(0.55, 1.0, sin(bands * 1.3 + 1.0)));
  vec2 upright = (place - vec2(0.0, 0.04) * extent) / radius;
  body = mix(hexColor(0x2A0F45u), body, smoothstep(0.0, 0.75, ballLight(upright)));
  light = mix(light, body, coverage(length(p) - 1.0, fineness));
  light = mix(light, ringColor, 0.92 * rings * inFront);

  for (float moon = 0.0; moon < 2.0; moon += 1.0) {
    vec2 offset = place - (moon < 0.5 ? vec2(0.52, 0.62) : vec2(-0.60, -0.66)) * extent;
    float size = small * (moon < 0.5 ? 0.10 : 0.15);
    vec3 color = moon < 0.5 ? hexColor(0xFFD9A0u) : hexColor(0x7BC8C8u);
    color = mix(hexColor(0x1E0F3Au), color, smoothstep(0.0, 0.7, ballLight(offset / size)));
    light = mix(light, color, coverage(length(offset) - size, pixels));
  }
  return light;
}
