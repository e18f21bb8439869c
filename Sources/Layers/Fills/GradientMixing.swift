/// In which numbers the colors between two stops of a gradient lie on a straight line. Both are
/// premultiplied.
package enum GradientMixing: Sendable, Hashable, CaseIterable {
  /// Oklab: even to the eye. SwiftUI's default.
  case perceptual
  /// sRGB-encoded components as they are.
  case device

  /// The four numbers to mix linearly: three of the color times its opacity, and the opacity.
  ///
  /// They are lightness, a and b (perceptual) or red, green and blue (device).
  package func coordinates(of color: Color) -> SIMD4<Double> {
    switch self {
    case .perceptual:
      let lab = Oklab(color)
      return SIMD4(
        lab.lightness * color.opacity, lab.a * color.opacity, lab.b * color.opacity, color.opacity)
    case .device: return color.premultiplied
    }
  }

  /// The color with these coordinates; clear if its opacity is 0.
  package func color(at coordinates: SIMD4<Double>) -> Color {
    let opacity = coordinates.w
    guard opacity != 0 else { return .clear }
    let (x, y, z) = (coordinates.x / opacity, coordinates.y / opacity, coordinates.z / opacity)
    return switch self {
    case .perceptual: Oklab(lightness: x, a: y, b: z).color(opacity: opacity)
    case .device: Color(red: x, green: y, blue: z, opacity: opacity)
    }
  }
}

extension Gradient {
  /// The color at `location`; before the first and after the last stop, theirs.
  ///
  /// Where two stops lie at one place, the later one's color begins there.
  package func color(at location: Double, mixing: GradientMixing = .perceptual) -> Color {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (before, after) = (stops[next - 1], stops[next])
    let progress = (location - before.location) / (after.location - before.location)
    let (start, end) = (
      mixing.coordinates(of: before.color), mixing.coordinates(of: after.color)
    )
    return mixing.color(at: start * (1 - progress) + end * progress)
  }
}

extension Color {
  /// Red, green and blue times opacity, and opacity; sRGB-encoded.
  package var premultiplied: SIMD4<Double> {
    SIMD4(red * opacity, green * opacity, blue * opacity, opacity)
  }
}
