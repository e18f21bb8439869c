// What a photograph keeps of `light` (linear, 1 a bright white): highlights roll off, and the
// middle gains contrast. sRGB-encoded.
vec3 developedPhotograph(vec3 light) {
  vec3 kept = 1.0 - exp(-1.2 * light);
  // Transfer function of IEC 61966-2-1
  vec3 encoded = mix(
      1.055 * pow(kept, vec3(1.0 / 2.4)) - 0.055, 12.92 * kept, lessThan(kept, vec3(0.0031308)));
  return mix(encoded, encoded * encoded * (3.0 - 2.0 * encoded), 0.55);
}
