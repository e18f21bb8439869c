package import Layers

/// A color by hue, saturation and brightness, each 0…1, as a picker moves it.
package struct HueColor: Sendable, Hashable {
  package var hue: Double
  package var saturation: Double
  package var brightness: Double

  package init(hue: Double, saturation: Double, brightness: Double) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  /// - Parameter hue: Of a gray, which has none of its own.
  package init(_ color: Color, hueOfGray hue: Double = 0) {
    let (r, g, b) = (color.red, color.green, color.blue)
    let (most, least) = (max(r, g, b), min(r, g, b))
    let chroma = most - least
    brightness = most
    saturation = most > 0 ? chroma / most : 0
    guard chroma > 0 else {
      self.hue = hue
      return
    }
    let sixths =
      most == r ? (g - b) / chroma : most == g ? (b - r) / chroma + 2 : (r - g) / chroma + 4
    self.hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  /// Source: A. R. Smith, "Color Gamut Transform Pairs", SIGGRAPH 1978.
  package func color(opacity: Double = 1) -> Color {
    func channel(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    return Color(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }
}

extension Color {
  /// "#7BD4DA", without the opacity.
  package var hexText: String {
    let digits = Array("0123456789ABCDEF")
    let bytes = [red, green, blue].map { Int(UInt8(clamping: ($0 * 255).rounded())) }
    return "#" + bytes.map { "\(digits[$0 / 16])\(digits[$0 % 16])" }.joined()
  }

  /// hex = "#"? digit{6} | "#"? digit{3}; `nil` for any other text.
  package init?(typed text: String) {
    let digits = text.filter { $0 != " " && $0 != "#" }
    guard [3, 6].contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      return nil
    }
    self.init(hex: digits)
  }
}
