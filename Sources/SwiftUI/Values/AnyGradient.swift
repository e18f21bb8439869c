/// A gradient with the color space that its colors are mixed in.
public struct AnyGradient: Sendable, Hashable {
  package var gradient: Gradient
  package var space = Gradient.ColorSpace.perceptual

  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// The gradient, with its colors mixed in a color space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return gradient
  }
}

extension Color {
  /// A gradient from a slightly lighter color at the top to this one.
  ///
  /// How much lighter Apple's begins is not documented; a fifth of the way to white looks alike.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
  }
}
