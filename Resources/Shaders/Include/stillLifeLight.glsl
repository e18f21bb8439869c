// The light in the room: a low sun through a window on the left, and the sky through the same
// window. Colors are light, linear, 1 a bright white. Numbers are tuned by eye.

const vec3 SUNWARD = vec3(-0.7332, 0.5231, 0.4348);  // of length 1
const vec3 STILL_LIFE_SUN = vec3(3.4, 2.55, 1.62);
const vec3 STILL_LIFE_SKY = vec3(0.33, 0.42, 0.55);

// Where the sun's ray through `place` crosses the window: to the right in x, up in y.
vec2 windowPoint(vec3 place) {
  vec3 right = normalize(vec3(SUNWARD.z, 0.0, -SUNWARD.x));
  return vec2(dot(place, right), dot(place, cross(SUNWARD, right)));
}

// Share of a window of two by three panes that is clear at `point`; its edges are soft over `blur`.
float windowPanes(vec2 point, float blur) {
  vec2 outside = abs(point) - 1.0;
  float frame = 1.0 - smoothstep(-blur, blur, max(outside.x, outside.y));
  // to the middle of the nearest bar: one upright, two level
  vec2 toBar = abs(vec2(point.x, abs(point.y) - 1.0 / 3.0));
  vec2 clear = smoothstep(-blur, blur, toBar - vec2(0.05, 0.04));
  return frame * clear.x * clear.y;
}

// Share of the sun that a twig before the window takes: leaves in pairs along a bent stem.
float twigShadow(vec2 point, vec2 root, float lean, float blur) {
  vec2 from = point - root;
  from = vec2(from.x * cos(lean) - from.y * sin(lean), from.x * sin(lean) + from.y * cos(lean));
  from.x += 0.22 * from.y * from.y;  // it bends under its weight
  float stem = step(0.0, from.y) * step(from.y, 1.5)
      * (1.0 - smoothstep(-blur, blur, abs(from.x) - 0.008));
  float side = sign(from.x);
  float share = stem;
  for (float pair = -2.0; pair <= 0.0; pair += 1.0) {
    float index = clamp(floor(from.y / 0.17) + pair, 0.0, 9.0);
    float height = 0.17 * index + (side > 0.0 ? 0.05 : 0.0);
    float size = 0.26 - 0.018 * index;
    vec2 leaf = vec2(abs(from.x), from.y - height);
    leaf = vec2(dot(leaf, vec2(0.80, 0.60)), dot(leaf, vec2(-0.60, 0.80))) / size;
    float width = 1.15 * leaf.x * (1.0 - leaf.x);  // pointed at both ends
    float inside = max(abs(leaf.y) - max(width, 0.0), max(-leaf.x, leaf.x - 1.0));
    share = max(share, 1.0 - smoothstep(-blur / size, blur / size, inside));
  }
  return share;
}

// How much sun comes through the window to `place`.
float windowSun(vec3 place) {
  vec2 point = windowPoint(place);
  // what is farther from the window has softer edges
  float blur = 0.018 + 0.012 * max(place.x + 1.0, 0.0);
  float light = windowPanes((point - vec2(-0.05, 0.75)) / vec2(1.30, 1.55), blur);
  light *= 1.0 - 0.86 * twigShadow(point, vec2(-1.16, 0.10), 0.24, 1.6 * blur);
  return light;
}

// Share of the sun left at `place` behind the things on the table; `self` casts none on itself.
float sunBehindThings(vec3 place, int self) {
  float light = 1.0;
  for (int ball = 0; ball < STILL_LIFE_BALLS; ball++) {
    vec4 thing = STILL_LIFE_BALL[ball];
    vec3 toCenter = thing.xyz - place;
    float along = dot(toCenter, SUNWARD);
    float beside = length(toCenter - along * SUNWARD) / thing.w;
    float penumbra = (0.015 + 0.07 * max(along, 0.0)) / thing.w;
    float shade = 1.0 - smoothstep(1.0 - penumbra, 1.0 + penumbra, beside);
    // glass gathers behind its middle what it takes from its rim
    float passed = ball == STILL_LIFE_GLASS ? 0.25 + 2.2 * exp(-18.0 * beside * beside) : 0.0;
    if (ball != self && along > 0.0) { light *= mix(1.0, passed, shade); }
  }
  if (self == STILL_LIFE_VASE) { return light; }
  for (int part = 0; part < 3; part++) {  // the vase as three balls
    vec4 thing = part == 0 ? vec4(0.0, 0.50, 0.0, 0.54)
        : part == 1 ? vec4(0.0, 1.02, 0.0, 0.18) : vec4(0.0, 1.14, 0.0, 0.21);
    vec3 toCenter = VASE_AXIS + thing.xyz - place;
    float along = dot(toCenter, SUNWARD);
    float penumbra = 0.015 + 0.07 * max(along, 0.0);
    float beside = length(toCenter - along * SUNWARD) - thing.w;
    if (along > 0.0) { light *= smoothstep(-penumbra, penumbra, beside); }
  }
  return light;
}

// Share of the sky that reaches a surface at `place`, past the things around it.
float skyPastThings(vec3 place, vec3 normal, int self) {
  float light = 1.0;
  for (int thing = 0; thing <= STILL_LIFE_BALLS; thing++) {
    vec4 ball = thing < STILL_LIFE_BALLS
        ? STILL_LIFE_BALL[thing] : vec4(VASE_AXIS + vec3(0.0, 0.5, 0.0), 0.54);
    vec3 toCenter = ball.xyz - place;
    float square = dot(toCenter, toCenter);
    // solid angle of a ball, weighted by the cosine at which it is seen
    float taken = max(dot(normal, toCenter) * inversesqrt(square) + 0.25, 0.0)
        * ball.w * ball.w / square;
    if (thing != self) { light *= 1.0 - min(0.8 * taken, 0.9); }
  }
  // corners: the table takes from the wall, the wall from the table, both from what stands close
  float toTable = mix(0.5 - 0.5 * normal.y, 0.0, 1.0 - exp(-3.0 * place.y));
  float toWall = (0.5 - 0.5 * normal.z) * exp(-1.6 * (place.z - STILL_LIFE_WALL_Z));
  return light * (1.0 - 0.8 * toTable) * (1.0 - 0.7 * toWall);
}

// What a mirror at the table shows of the room in the direction `ray`: the bright window, walls in
// shade.
vec3 roomMirrored(vec3 ray, float blur) {
  vec2 onLeft = vec2(ray.z, ray.y) / max(-ray.x, 0.05);
  vec2 point = (onLeft - vec2(0.42, 0.66)) / vec2(0.36, 0.52);
  float window = ray.x < -0.05 ? windowPanes(point, blur) : 0.0;
  vec3 room = mix(vec3(0.05, 0.035, 0.025), vec3(0.06, 0.075, 0.085), 0.5 + 0.5 * ray.y);
  return room * (1.0 + 1.4 * max(-ray.x, 0.0)) + vec3(12.0, 11.2, 10.0) * window;
}
