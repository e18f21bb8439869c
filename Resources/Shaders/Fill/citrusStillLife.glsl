// A ray from the eye for every pixel, four where things meet.

const vec3 STILL_LIFE_EYE = vec3(0.0, 1.50, 5.0);

// The direction in which the eye sees `place` of the picture: 1 is the height of the group, y up
// from its middle.
vec3 stillLifeRay(vec2 place) {
  const vec3 forward = vec3(0.0, -0.1961, -0.9806);
  const vec3 up = vec3(0.0, 0.9806, -0.1961);
  return normalize(vec3(place.x, 0.0, 0.0) + place.y * up + 2.9 * forward);
}

// Light from what the ray met: `hit` as from stillLifeHit, `footprint` the width of a pixel there.
vec3 stillLifeLight(vec3 eye, vec3 ray, vec2 hit, float footprint) {
  if (hit.y >= STILL_LIFE_FAR) { return vec3(0.03); }
  int thing = int(hit.x + 0.5);
  vec3 place = eye + hit.y * ray;
  StillLifeSurface surface;
  vec3 normal;
  if (thing == STILL_LIFE_TABLE) {
    normal = vec3(0.0, 1.0, 0.0);
    surface = tableSurface(place, footprint / max(sqrt(-ray.y), 0.1));
  } else if (thing == STILL_LIFE_WALL) {
    normal = vec3(0.0, 0.0, 1.0);
    surface = wallSurface(place.xy, footprint);
  } else if (thing == STILL_LIFE_VASE) {
    normal = vaseNormal(place);
    if (dot(normal, ray) > 0.0) { return vec3(0.03, 0.012, 0.006); }  // into the neck
    surface = vaseSurface(place, normal, footprint);
  } else {
    normal = (place - STILL_LIFE_BALL[thing].xyz) / STILL_LIFE_BALL[thing].w;
    surface = fruitSurface(thing, normal, footprint);
  }

  float facing = dot(surface.normal, SUNWARD);
  float caught = max((facing + surface.glow) / (1.0 + surface.glow), 0.0);
  float sun = 0.0;
  if (caught > 0.0) { sun = caught * windowSun(place) * sunBehindThings(place, thing); }
  float open = skyPastThings(place, normal, thing);
  float fromWindow = 0.55 - 0.45 * surface.normal.x + 0.18 * surface.normal.y;
  float fromTable = max(0.35 - 0.65 * surface.normal.y, 0.0) * exp(-1.1 * place.y);
  // the room gets darker to the right, away from the window
  float depth = 0.3 + 0.7 * exp(-0.5 * max(place.x + 1.3, 0.0));
  vec3 light = STILL_LIFE_SUN * sun + STILL_LIFE_SKY * open * fromWindow * depth
      + vec3(0.30, 0.20, 0.13) * open * fromTable * depth;
  float grazing = pow(1.0 - clamp(-dot(ray, surface.normal), 0.0, 1.0), 5.0);
  float mirror = surface.gloss + (1.0 - surface.gloss) * grazing * min(8.0 * surface.gloss, 0.5);
  vec3 mirrored = roomMirrored(reflect(ray, normalize(normal + 0.5 * surface.normal)), surface.blur);
  return surface.color * light + mirror * mirrored * open;
}

// Light along one ray. Glass shows the room on its skin and, upside down, what lies behind it.
vec3 stillLifeSeen(vec3 ray, float pixel) {
  vec3 eye = STILL_LIFE_EYE;
  vec2 hit = stillLifeHit(eye, ray, 0);
  vec3 skin = vec3(0.0);
  vec3 tint = vec3(1.0);
  float footprint = pixel * hit.y;
  if (hit.x < 0.5) {
    vec4 glass = STILL_LIFE_BALL[STILL_LIFE_GLASS];
    vec3 entry = eye + hit.y * ray;
    vec3 normal = (entry - glass.xyz) / glass.w;
    float grazing = pow(max(1.0 + dot(ray, normal), 0.0), 5.0);
    float mirror = 0.045 + 0.955 * grazing;
    skin = mirror * roomMirrored(reflect(ray, normal), 0.03);
    vec3 inside = refract(ray, normal, 1.0 / 1.5);
    vec3 exit = entry - 2.0 * glass.w * dot(inside, normal) * inside;
    vec3 back = (glass.xyz - exit) / glass.w;
    ray = refract(inside, back, 1.5);
    eye = exit;
    // the window once more, gathered on the far side
    skin += 0.05 * roomMirrored(reflect(inside, back), 0.05);
    tint = vec3(0.93, 0.97, 0.96) * (1.0 - mirror);
    hit = stillLifeHit(eye, ray, 1);
    footprint = pixel * (5.0 + 2.5 * hit.y);
  }
  return skin + tint * stillLifeLight(eye, ray, hit, footprint);
}

// One of four places in a pixel, on a turned grid, from its middle.
vec2 quarterOfPixel(int turn) {
  vec2 low = vec2(-0.375, -0.125);
  vec2 place = (turn & 1) == 0 ? low : vec2(low.y, -low.x);
  return turn < 2 ? place : -place;
}

/// Paints a still life: citrus, cherries, a glass ball and a clay vase on striped linen, in late
/// sun from a window.
///
/// A picture to judge effects on: smooth shades, bright and deep regions, saturated and earthen
/// colors, sharp edges straight and curved, fine stripes. It stands still and is costly, so draw it
/// once and keep it.
///
/// - Parameter position: The pixel being drawn. Space: user.
/// - Parameter bounds: Origin and size of the picture; tall or wide, more of the room shows.
///   Space: user.
/// - Returns: Opaque color, clear outside `bounds`. Premultiplied, sRGB-encoded.
vec4 citrusStillLife(vec2 position, vec4 bounds) {
  float pixelsPerPoint = inversesqrt(abs(determinant(mat2(dFdx(position), dFdy(position)))));
  vec2 within = position - bounds.xy;
  vec2 beyond = abs(within - 0.5 * bounds.zw) - 0.5 * bounds.zw;
  if (max(beyond.x, beyond.y) > 1.0 / pixelsPerPoint) { return vec4(0.0); }

  float unit = min(0.95 * bounds.w, 0.62 * bounds.z);
  float spare = bounds.w - unit;
  vec2 middle = vec2(0.5 * bounds.z, 0.5 * unit + 0.74 * spare);
  vec2 place = vec2(within.x - middle.x, middle.y - within.y) / unit;
  float pixel = 1.0 / (2.9 * unit * pixelsPerPoint);  // a pixel's width one unit before the eye

  vec2 apart = vec2(1.0) / (unit * pixelsPerPoint);
  vec2 fromMiddle = (within - 0.5 * bounds.zw) / max(bounds.z, bounds.w);
  float dimmed = 1.0 - 0.7 * dot(fromMiddle, fromMiddle);  // as a lens does toward the corners

  int thing = 0;
  bool isOne = true;  // whether all of the pixel is on one thing
  for (int turn = 0; turn < 4; turn++) {
    vec3 ray = stillLifeRay(place + apart * quarterOfPixel(turn));
    int met = int(stillLifeHit(STILL_LIFE_EYE, ray, 0).x + 0.5);
    isOne = isOne && (turn == 0 || met == thing);
    thing = met;
  }
  isOne = isOne && thing != STILL_LIFE_GLASS;  // what glass shows is finer than the pixels
  int rays = isOne ? 1 : 4;
  vec3 color = vec3(0.0);
  for (int turn = 0; turn < rays; turn++) {
    vec3 ray = stillLifeRay(place + (isOne ? vec2(0.0) : apart * quarterOfPixel(turn)));
    // developed one by one: a mean of light would leave steps at the edge of what is bright
    color += developedPhotograph(dimmed * stillLifeSeen(ray, pixel));
  }

  vec2 grid = floor(position * pixelsPerPoint);
  float grain = cellHash(grid.x, grid.y) - 0.5;
  return vec4(clamp(color / float(rays) + 1.5 / 255.0 * grain, 0.0, 1.0), 1.0);
}
