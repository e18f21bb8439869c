/// How a layer meets what is painted below it.
package enum BlendMode: Sendable, Hashable, CaseIterable {
  case normal
  /// Adds light: source + destination.
  case plusLighter
  /// Darkens: source · destination.
  case multiply
  /// Brightens: 1 − (1 − source)(1 − destination).
  case screen
  // Modes below read the colors of what is painted below: formulas in `blend.glsl`.
  case overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker

  /// The number of the mode's formula in `blend.glsl`; `nil` for one that the renderer mixes while
  /// it paints.
  package var formula: Int? {
    let first = 4
    guard let index = Self.allCases.firstIndex(of: self), index >= first else { return nil }
    return index - first
  }
}
