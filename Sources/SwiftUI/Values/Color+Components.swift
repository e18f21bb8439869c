public import Foundation
internal import Layers

/// Colors by numbers.
extension Color {
  /// The meaning of red, green and blue.
  public enum RGBColorSpace: Sendable, Hashable {
    case sRGB
    /// The colors of `sRGB`, with numbers in proportion to light.
    case sRGBLinear
    /// Stronger red and green than sRGB has.
    case displayP3
  }

  /// Creates a color from red, green and blue of 0…1; values outside are more intense than the
  /// color space has.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(colorSpace.color(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Creates a gray of 0…1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates an sRGB color from its hue, a turn from red over green and blue back to red in 0…1,
  /// its saturation and its brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sixth = (hue - hue.rounded(.down)) * 6
    /// A component is full within a sixth of its own hue and falls to the least over the next.
    func component(_ turn: Double) -> Double {
      let distance = abs((sixth - turn).remainder(dividingBy: 6))
      return brightness * (1 - saturation * min(1, max(0, distance - 1)))
    }
    self.init(red: component(0), green: component(2), blue: component(4), opacity: opacity)
  }

  /// Creates the color of that name in an asset catalog.
  ///
  /// - Parameter bundle: Where the catalog is; the program's own if there is none.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(ColorResource(name: name, bundle: bundle ?? .main))
  }

  /// Creates a color that is known.
  public init(_ resolved: Resolved) {
    self.init(resolved.layersColor)
  }
}

extension Color.RGBColorSpace {
  fileprivate func color(
    red: Double, green: Double, blue: Double, opacity: Double
  ) -> Layers.Color {
    switch self {
    case .sRGB: Layers.Color(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear:
      Layers.Color(linearRed: red, green: green, blue: blue, opacity: opacity)
    case .displayP3:
      // The curve is that of sRGB. Source: SMPTE EG 432-1, Display P3 to sRGB, white point D65.
      Layers.Color(
        displayP3LinearRed: Layers.Color.linear(red), green: Layers.Color.linear(green),
        blue: Layers.Color.linear(blue), opacity: opacity)
    }
  }
}

extension Layers.Color {
  init(linearRed red: Double, green: Double, blue: Double, opacity: Double) {
    self.init(
      red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue),
      opacity: opacity)
  }

  fileprivate init(displayP3LinearRed red: Double, green: Double, blue: Double, opacity: Double) {
    self.init(
      linearRed: 1.224_940_176_3 * red - 0.224_940_176_3 * green,
      green: -0.042_056_954_7 * red + 1.042_056_954_7 * green,
      blue: -0.019_637_554_6 * red - 0.078_636_045_6 * green + 1.098_273_600_1 * blue,
      opacity: opacity)
  }
}
