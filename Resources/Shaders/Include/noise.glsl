// Noise from integers: the same pattern on every driver, where a hash built on sin() would not be.

// The bits of `x` mixed so that neighbors have nothing in common. The factors are the odd numbers
// next to 2^32 / φ and 2^32 (√2 − 1), for having no pattern in their bits.
uvec4 scrambled(uvec4 x) {
  x = (x ^ (x >> 16)) * 0x9e3779b9u;
  x = (x ^ (x >> 15)) * 0x6a09e667u;
  return x ^ (x >> 16);
}

// A number 0…1 for each whole pair of column and row.
vec4 cellHash(vec4 column, vec4 row) {
  uvec4 cell = uvec4(ivec4(column)) * 0x9e3779b9u + uvec4(ivec4(row)) * 0x85ebca6bu;
  return vec4(scrambled(cell) >> 8) / 16777216.0;
}
float cellHash(float column, float row) { return cellHash(vec4(column), vec4(row)).x; }

// Smooth noise of about −1…1, 0 at whole `p`: a random slope at each corner of a cell, blended
// between the four.
float gradientNoise(vec2 p) {
  vec2 cell = floor(p);
  vec2 f = p - cell;
  uvec2 low = uvec2(ivec2(cell)) * uvec2(0x9e3779b9u, 0x85ebca6bu);
  uvec2 high = low + uvec2(0x9e3779b9u, 0x85ebca6bu);
  uvec4 bits = scrambled(uvec4(low.x, high.x, low.x, high.x) + uvec4(low.yy, high.yy));
  vec4 across = vec4(bits & 0xffffu) / 32767.5 - 1.0;
  vec4 down = vec4(bits >> 16) / 32767.5 - 1.0;
  vec4 rise = across * vec4(f.x, f.x - 1.0, f.x, f.x - 1.0)
      + down * vec4(f.y, f.y, f.y - 1.0, f.y - 1.0);
  vec2 u = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);  // second derivative 0 at the cell's edges
  return 1.5 * mix(mix(rise.x, rise.y, u.x), mix(rise.z, rise.w, u.x), u.y);
}

// Sum of noises of about −1…1, each at twice the frequency and `roughness` times the strength of
// the one before. `octaves` need not be whole: the last fades in, so that detail can vanish before
// it gets finer than the pixels.
float fractalNoise(vec2 p, float octaves, float roughness) {
  float sum = 0.0;
  float strength = 1.0 - 0.8 * roughness;
  for (float octave = 0.0; octave < octaves; octave += 1.0) {
    sum += gradientNoise(p) * strength * min(octaves - octave, 1.0);
    p = mat2(1.6, 1.2, -1.2, 1.6) * p + 17.0;  // twice as fine, turned by 37° to hide the grid
    strength *= roughness;
  }
  return sum;
}
