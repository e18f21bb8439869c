// How far `t` is from stop location `low` to `high`, 0…1; stops at one place make a hard edge.
float gradientRamp(float t, float low, float high) {
  return high > low ? clamp((t - low) / (high - low), 0.0, 1.0) : step(high, t);
}

// Clockwise angle of `direction` from `start` radians on, as a share of the whole turn.
float shareOfTurn(vec2 direction, float start) {
  return fract((atan(direction.y, direction.x) - start) / (2.0 * PI));
}
