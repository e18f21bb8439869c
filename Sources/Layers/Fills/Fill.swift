/// What a shape is painted with.
package enum Fill: Sendable, Hashable {
  case color(Color)
  /// Isolines are perpendicular to the line from `start` to `end` on screen, not in unit space.
  case linearGradient(Gradient, start: UnitPoint, end: UnitPoint)
  /// A shader function of the fill kind.
  case shader(Shader)
}
