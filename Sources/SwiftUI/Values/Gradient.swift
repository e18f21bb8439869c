public import Foundation
package import Layers

/// Colors along a line from 0 to 1.
@frozen public struct Gradient: Sendable, Hashable {
  /// A color at a place of the line.
  @frozen public struct Stop: Sendable, Hashable {
    public var color: Color
    /// 0 at the start of the gradient, 1 at its end.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The numbers in which colors between two stops lie on a straight line.
  public struct ColorSpace: Sendable, Hashable {
    package let mixing: Layers.GradientMixing

    /// sRGB-encoded components.
    public static let device = ColorSpace(mixing: .device)
    /// Oklab, which is even to the eye.
    public static let perceptual = ColorSpace(mixing: .perceptual)
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of colors at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient, with its colors mixed in a color space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }

  /// The gradient that is drawn; without any stop it is clear.
  package func layersGradient(in context: ColorContext) -> Layers.Gradient {
    let stops = stops.map {
      Layers.Gradient.Stop(color: $0.color.layersColor(in: context), location: $0.location)
    }
    return Layers.Gradient(
      stops: stops.isEmpty ? [Layers.Gradient.Stop(color: .clear, location: 0)] : stops)
  }
}
