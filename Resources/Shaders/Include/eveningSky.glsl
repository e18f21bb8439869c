// The sky a quarter of an hour before sunset, as light: linear, 1 is a bright white. `view` is a
// place on the picture plane, x to the right, y up from the horizon; the eye is one unit before it.
// Numbers are tuned by eye.

// The sky without clouds. `height` is how much of it the picture shows: low ones see almost the
// colors of tall ones.
vec3 clearSky(vec2 view, vec2 sun, float height) {
  vec2 toSun = view - sun;
  float near = exp(-2.7 * length(toSun * vec2(0.7, 1.0)));
  vec3 low = mix(vec3(0.30, 0.115, 0.14), vec3(1.7, 0.52, 0.09), near);
  vec3 middle = mix(vec3(0.17, 0.10, 0.19), vec3(0.80, 0.30, 0.14), near);
  float up = max(view.y, 0.0) * 1.1 / (0.37 + height);
  vec3 light = mix(low, middle, smoothstep(0.0, 0.24, up));
  light = mix(light, vec3(0.075, 0.098, 0.215), smoothstep(0.10, 0.48, up));
  light = mix(light, vec3(0.018, 0.048, 0.135), smoothstep(0.32, 0.85, up));
  float away = length(toSun);
  return light + vec3(1.6, 0.62, 0.13) * exp(-9.0 * away) + vec3(2.6, 1.4, 0.5) * exp(-34.0 * away);
}

// The sun itself, redder toward its lower edge.
vec3 sunLight(vec2 view, vec2 sun) {
  vec3 face = mix(
      vec3(4.0, 1.3, 0.25), vec3(9.0, 6.5, 2.6), smoothstep(-0.016, 0.012, view.y - sun.y));
  return face * smoothstep(0.0165, 0.0145, distance(view, sun));
}

// The ceiling that clouds drift along, seen in perspective; 0.11 instead of 0 at the horizon bends
// it like the earth.
vec2 ceilingPoint(vec2 view) { return vec2(view.x, 1.0) / (view.y + 0.11); }

// High ice clouds: streaks that run toward the horizon beside the sun.
float cirrusDensity(vec2 ceiling, vec2 wander, vec2 sun, float finest) {
  vec2 wind = normalize(vec2(sun.x * 0.8 + 0.30, 1.0));
  vec2 p = 0.30 * wander
      + vec2(dot(ceiling, vec2(wind.y, -wind.x)), dot(ceiling, wind));
  float streaks = fractalNoise(p * vec2(4.2, 0.7) + 5.0, clamp(finest - 1.9, 0.0, 5.0), 0.6);
  return 0.7 * smoothstep(-0.15, 0.9, streaks + 0.4 * wander.x);
}

// Small heaped clouds: density in x, and in y how much sun they catch on the side that faces it.
vec2 altocumulus(vec2 ceiling, vec2 wander, vec2 sun, float finest) {
  vec2 p = ceiling * vec2(3.7, 3.1) + 0.6 * wander;
  float octaves = clamp(finest - 1.8, 0.0, 6.0);
  float body = fractalNoise(p, octaves, 0.58);
  vec2 lightward = normalize(ceilingPoint(sun) - ceiling + 1e-4);
  float sunward = fractalNoise(p + 0.22 * lightward, min(octaves, 3.0), 0.58);
  float thickness = body + 0.75 * gradientNoise(ceiling * 0.8 + 20.3) + 0.02;
  float caught = 0.62 + 1.5 * (body - sunward) - 0.55 * max(thickness - 0.25, 0.0);
  caught = clamp(caught, 0.0, 1.0);
  return vec2(0.95 * smoothstep(0.0, 0.42, thickness), caught * caught);
}

// Thin dark banks low over the horizon.
float stratusDensity(vec2 view, vec2 wander, float pixels) {
  vec2 p = view * vec2(2.6, 26.0) + 3.0 + 0.4 * wander;
  float banks = fractalNoise(p, clamp(log2(pixels / 52.0), 0.0, 5.0), 0.5);
  float above = (view.y - 0.105) / 0.065;
  return smoothstep(0.02, 0.34, banks) * exp(-above * above);
}

// Sky, clouds, and the sun at the strength `sunDisc`; `pixels` is pixels per unit.
vec3 eveningSky(vec2 view, vec2 sun, float sunDisc, float height, float pixels) {
  vec2 ceiling = ceilingPoint(view);
  vec2 wander = vec2(gradientNoise(ceiling * 0.9), gradientNoise(ceiling * 0.9 + 40.0));
  // How often the frequency of noise on the ceiling can double before it gets finer than two
  // pixels.
  float finest = log2(0.5 * pixels * (view.y + 0.11) * (view.y + 0.11));
  float away = length((view - sun) * vec2(0.8, 1.0));
  vec3 lit = mix(vec3(0.62, 0.20, 0.19), vec3(2.9, 1.15, 0.30), exp(-3.4 * away));
  vec3 shade = mix(vec3(0.045, 0.042, 0.095), vec3(0.40, 0.115, 0.075), exp(-3.6 * away));

  vec3 light = clearSky(view, sun, height) + sunDisc * sunLight(view, sun);
  light = mix(light, 0.8 * lit, cirrusDensity(ceiling, wander, sun, finest));
  vec2 heaps = altocumulus(ceiling, wander, sun, finest);
  light = mix(light, mix(shade, lit, heaps.y), heaps.x);
  float bank = stratusDensity(view, wander, pixels);
  vec3 rim = vec3(1.1, 0.42, 0.10) * 4.0 * bank * (1.0 - bank) * exp(-4.0 * away);
  return mix(light, shade, 0.9 * bank) + rim;
}
