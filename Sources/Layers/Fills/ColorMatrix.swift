import Glibc

/// A linear change of colors, on straight, sRGB-encoded components; opacity does not change.
///
/// ```swift
/// ColorMatrix.hueRotation(.degrees(90)).apply(to: .system(.purple))
/// ```
///
/// Results are not limited to 0…1: that is up to what draws them.
package struct ColorMatrix: Sendable, Hashable {
  /// The shares of red, green, blue and 1 in the new red.
  package var red: SIMD4<Double>
  /// Their shares in the new green.
  package var green: SIMD4<Double>
  /// Their shares in the new blue.
  package var blue: SIMD4<Double>

  package static let identity = ColorMatrix(
    red: SIMD4(1, 0, 0, 0), green: SIMD4(0, 1, 0, 0), blue: SIMD4(0, 0, 1, 0))

  package init(red: SIMD4<Double>, green: SIMD4<Double>, blue: SIMD4<Double>) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Adds `amount` to every component: -1 makes everything black, 1 white.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(
      red: SIMD4(1, 0, 0, amount), green: SIMD4(0, 1, 0, amount), blue: SIMD4(0, 0, 1, amount))
  }

  /// Multiplies every component's distance from ½: 1 changes nothing, 0 makes everything gray,
  /// below it colors turn over.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    let half = (1 - amount) / 2
    return ColorMatrix(
      red: SIMD4(amount, 0, 0, half), green: SIMD4(0, amount, 0, half),
      blue: SIMD4(0, 0, amount, half))
  }

  /// Multiplies every component's distance from the luma: 1 changes nothing, 0 leaves gray.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    ColorMatrix(
      red: luma * (1 - amount) + SIMD4(amount, 0, 0, 0),
      green: luma * (1 - amount) + SIMD4(0, amount, 0, 0),
      blue: luma * (1 - amount) + SIMD4(0, 0, amount, 0))
  }

  /// Turns hues around the gray axis, keeping the luma of colors, not their lightness as HSV would.
  ///
  /// Source: W3C, "Filter Effects Module Level 1", feColorMatrix of type hueRotate, with the
  /// unrounded luma weights.
  package static func hueRotation(_ angle: Angle) -> ColorMatrix {
    func row(own: SIMD4<Double>, sine: SIMD4<Double>) -> SIMD4<Double> {
      luma + (own - luma) * angle.cosine + sine * angle.sine
    }
    return ColorMatrix(
      red: row(own: SIMD4(1, 0, 0, 0), sine: SIMD4(-0.2126, -0.7152, 0.9278, 0)),
      green: row(own: SIMD4(0, 1, 0, 0), sine: SIMD4(0.1430, 0.1400, -0.2830, 0)),
      blue: row(own: SIMD4(0, 0, 1, 0), sine: SIMD4(-0.7874, 0.7152, 0.0722, 0)))
  }

  package func apply(to color: Color) -> Color {
    let components = SIMD4(color.red, color.green, color.blue, 1)
    return Color(
      red: (red * components).sum(), green: (green * components).sum(),
      blue: (blue * components).sum(), opacity: color.opacity)
  }

  // Rec. 709 luma weights
  private static let luma = SIMD4(0.2126, 0.7152, 0.0722, 0)
}
