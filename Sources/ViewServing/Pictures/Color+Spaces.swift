internal import Glibc
internal import Layers

extension Color {
  /// The color whose components are those of this one in the Display P3 color space; it may lie
  /// outside of 0…1.
  ///
  /// Both spaces share their white and the curve of sRGB, so that a matrix of linear components is
  /// all. Source: SMPTE EG 432-1 and IEC 61966-2-1, as CSS Color Module Level 4 puts them together.
  var fromDisplayP3: Color {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    return Color(
      red: 1.2249401762805598 * r - 0.2249401762805598 * g,
      green: -0.0420569547096881 * r + 1.0420569547096881 * g,
      blue: -0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b,
      opacity: opacity
    ).fromLinear
  }

  /// The color whose linear components are those of this one.
  var fromLinear: Color {
    Color(
      red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue),
      opacity: opacity)
  }

  /// The curve of sRGB goes on below 0 as its mirror image.
  private static func linear(_ encoded: Double) -> Double {
    let size = abs(encoded)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  private static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }
}
