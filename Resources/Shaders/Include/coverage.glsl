// Coverage of a pixel by shapes, from signed distances: negative inside, in the unit of `position`.

// Distance to the outline of a rectangle from (0, 0) to `size` with quarter-circle corners. A
// capsule is the case radius = min(size) / 2.
float roundedRectangleDistance(vec2 position, vec2 size, float radius) {
  vec2 corner = abs(position - 0.5 * size) - (0.5 * size - radius);
  return length(max(corner, 0.0)) + min(max(corner.x, corner.y), 0.0) - radius;
}

// Share of the pixel inside, for a straight edge; `pixels` is pixels per unit of distance.
float coverage(float separation, float pixels) {
  return clamp(0.5 - separation * pixels, 0.0, 1.0);
}

// Exact share of the pixel inside an upright rectangle whose pixels are `pixels` per unit.
float rectangleCoverage(vec2 position, vec2 size, float pixels) {
  vec2 low = clamp(position * pixels + 0.5, 0.0, 1.0);
  vec2 high = clamp((size - position) * pixels + 0.5, 0.0, 1.0);
  vec2 share = max(low + high - 1.0, 0.0);
  return share.x * share.y;
}

// Pixels per unit of `separation` where the layer is stretched or sheared: how fast it changes on
// screen.
float pixelsPerUnit(float separation) {
  return 1.0 / max(length(vec2(dFdx(separation), dFdy(separation))), 1e-6);
}
