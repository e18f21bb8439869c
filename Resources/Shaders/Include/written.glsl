// What an 8-bit picture keeps of a color: 0…1, and 0 where it is not a number, for max returns its
// second argument only where that is larger.
vec4 written(vec4 color) {
  return min(max(vec4(0.0), color), 1.0);
}

// What a floating-point picture keeps of it: everything but what is not a number.
vec4 writtenUnbounded(vec4 color) {
  return mix(color, vec4(0.0), isnan(color));
}
