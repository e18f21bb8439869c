// The color that an 8-bit picture can hold: 0…1, and 0 in place of NaN, for max returns its second
// argument only where that is larger.
vec4 clampedColor(vec4 color) {
  return min(max(vec4(0.0), color), 1.0);
}

// The color that a floating-point picture can hold: 0 in place of NaN.
vec4 colorWithoutNaN(vec4 color) {
  return mix(color, vec4(0.0), isnan(color));
}
