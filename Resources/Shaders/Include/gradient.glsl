// How far `t` is from stop location `low` to `high`, 0…1; stops at one place make a hard edge.
float gradientRamp(float t, float low, float high) {
  return high > low ? clamp((t - low) / (high - low), 0.0, 1.0) : step(high, t);
}
