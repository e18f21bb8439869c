/// How the translation treats 16-bit floating point.
package enum HalfMode: Sendable, Hashable {
  /// `half` is computed as `float`: faster, and off by less than 1/2048 for colors.
  case float
  /// Each operation on `half` is rounded to 16 bits, ties to even, as Metal does.
  case exact
}
