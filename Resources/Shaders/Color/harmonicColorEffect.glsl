/// Draws glowing strings that swing about the middle of the layer.
///
/// Port of the button's `harmonicColorEffect`. With uv = position / size - 1/2, every string is a
/// cosine of uv.x; the closer a pixel is to it, the brighter: intensity / distance ^ width.
/// Intended difference: at a distance of 0 the brightness is 10 000 instead of infinite, so that
/// the middle of a string is white and never NaN.
///
/// The scenes show the same picture by `harmonicStrings`, whose reference this is.
///
/// - Parameter position: The pixel being drawn. Space: user.
/// - Parameter color: What the layer shows there; ignored, the strings are opaque.
/// - Parameter bounds: Origin and size of the layer. Space: user.
/// - Parameter wavesCount: How many strings. Range: 1...32. Default: 6.
/// - Parameter time: Where the strings are in their swing; enters only through sines, so multiples
///   of 2π change nothing. Unit: radians. Range: 0...6.283185307179586. Default: 0.
/// - Parameter amplitude: How far the strings swing. In fifths of the height. Range: 0...3.
///   Default: 0.5.
/// - Parameter mixCoeff: 0 released and white, 1 pressed and colored. Range: 0...1. Default: 0.
/// - Parameter frequency: Waves along the width, in radians, released and pressed. Range: 0...40.
///   Default: 3, 12.
/// - Parameter glowWidth: How fast the glow falls off, released and pressed. Range: 0.1...2.
///   Default: 0.6, 0.9.
/// - Parameter glowIntensity: Brightness at a distance of one height, released and pressed.
///   Range: 0...0.2. Default: 0.02, 0.01.
/// - Parameter palette: 0 six colors, then black; 1 six colors, then the cosine palette; 2 the
///   cosine palette. Range: 0...2. Default: 0.
/// - Returns: Opaque color, not clamped.
vec4 harmonicColorEffect(
    vec2 position, vec4 color, vec4 bounds, float wavesCount, float time, float amplitude,
    float mixCoeff, vec2 frequency, vec2 glowWidth, vec2 glowIntensity, float palette) {
  return vec4(
      harmonicLight(
          position, bounds, wavesCount, time, amplitude, mixCoeff, frequency, glowWidth,
          glowIntensity, palette, vec3(0.0)),
      1.0);
}
