/// The numbers in which a canvas mixes colors.
public enum ColorRenderingMode: Sendable, Hashable {
  /// sRGB-encoded, from 0 to 1.
  case nonLinear
  /// In proportion to light, from 0 to 1.
  case linear
  /// In proportion to light, with values outside 0…1.
  case extendedLinear
}
