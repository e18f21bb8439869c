import Glibc

/// A color by how it looks: equal steps look about equally large. Straight, without opacity.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing", 2020.
package struct Oklab: Sendable, Hashable {
  /// 0 for black, 1 for white.
  package var lightness: Double
  /// From green to red, 0 for grays.
  package var a: Double
  /// From blue to yellow, 0 for grays.
  package var b: Double

  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Converts an sRGB-encoded color, its opacity aside.
  package init(_ color: Color) {
    let red = Color.linear(color.red)
    let green = Color.linear(color.green)
    let blue = Color.linear(color.blue)
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// The sRGB-encoded color that looks so; components outside 0…1 are not clamped.
  package func color(opacity: Double = 1) -> Color {
    let l = (lightness + 0.3963377774 * a + 0.2158037573 * b).cubed
    let m = (lightness - 0.1055613458 * a - 0.0638541728 * b).cubed
    let s = (lightness - 0.0894841775 * a - 1.2914855480 * b).cubed
    return Color(
      red: Color.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: Color.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: Color.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
      opacity: opacity)
  }
}

/// The transfer function of sRGB, odd about 0 so that components out of range survive both ways.
/// Source: IEC 61966-2-1.
extension Color {
  /// The linear component of an sRGB-encoded one.
  package static func linear(_ encoded: Double) -> Double {
    let size = abs(encoded)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  /// The sRGB-encoded component of a linear one.
  package static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }
}

extension Double {
  fileprivate var cubed: Double { self * self * self }
}
