/// The paint of a shape.
package enum Fill: Sendable, Hashable {
  case color(Color)
  /// Isolines are perpendicular to the line from `start` to `end` on screen, not in unit space.
  case linearGradient(
    Gradient, start: UnitPoint, end: UnitPoint, mixing: GradientMixing = .perceptual)
  /// From `startRadius` to `endRadius` points around `center`.
  case radialGradient(
    Gradient, center: UnitPoint, startRadius: Double, endRadius: Double,
    mixing: GradientMixing = .perceptual)
  /// Once around `center`, clockwise from `start`.
  case angularGradient(
    Gradient, center: UnitPoint, start: Angle, mixing: GradientMixing = .perceptual)
  /// A shader function of the fill kind.
  case shader(Shader)
}
