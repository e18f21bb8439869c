// Exact share of a pixel inside closed polygons, as a sum over their edges.

// The integral of clamp(x + 1/2, 0, 1).
float clampedIntegral(float x) {
  float inside = clamp(x + 0.5, 0.0, 1.0);
  return 0.5 * inside * inside + max(x - 0.5, 0.0);
}

// Signed share of the pixel from (-1/2, -1/2) to (1/2, 1/2) that lies to the left of the edge from
// `a` to `b`.
float edgeArea(vec2 a, vec2 b) {
  float top = clamp(a.y, -0.5, 0.5);
  float bottom = clamp(b.y, -0.5, 0.5);
  if (top == bottom) { return 0.0; }

  float slope = (b.x - a.x) / (b.y - a.y);
  float x0 = a.x + slope * (top - a.y);
  float x1 = a.x + slope * (bottom - a.y);
  float width = x1 - x0;
  float mean = abs(width) > 1e-3
      ? (clampedIntegral(x1) - clampedIntegral(x0)) / width
      : clamp(0.5 * (x0 + x1) + 0.5, 0.0, 1.0);
  return mean * (bottom - top);
}

// The map from distances in user space to distances in pixels, where they are stretched or turned.
mat2 pixelsPerUserSpace(vec2 position) { return inverse(mat2(dFdx(position), dFdy(position))); }
