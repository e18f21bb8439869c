internal import Tokens

/// The shader of a pyramid's levels where the author gives none: colors flow from where the base
/// is opaque to where it is clear.
///
/// Source: the filters for boundary interpolation of Farbman, Fattal and Lischinski, "Convolution
/// Pyramids", 2011, table 1, taken at the offsets at which glslViewer takes them: pixels outside of
/// a buffer count nothing, and each level divides its color by its weight.
enum PoissonFill {
  private static let source = """
    uniform sampler2D u_pyramidTex0, u_pyramidTex1;
    uniform bool u_pyramidUpscaling;
    uniform vec2 u_pixel;
    float wide(int i) { return i == 0 ? 1.0334 : abs(i) == 1 ? 0.6836 : 0.1507; }
    float narrow(int i) { return i == 0 ? 0.7753 : 0.0312; }
    // A little off the edges of pixels, or rounding would decide which one is read.
    vec4 read(sampler2D buffer, vec2 place) { return texture(buffer, place + u_pixel / 1024.0); }
    vec4 sumAround(sampler2D buffer, vec2 place, vec2 stride) {
      vec4 sum = vec4(0.0);
      for (int y = -2; y <= 2; y++) {
        for (int x = -2; x <= 2; x++) {
          vec2 there = place + vec2(x, y) * stride;
          if (any(greaterThan(abs(there - 0.5), vec2(0.5 - 1e-6)))) { continue; }
          sum += read(buffer, there) * wide(x) * wide(y);
        }
      }
      return sum;
    }
    void main() {
      vec2 place = gl_FragCoord.xy * u_pixel;
      vec4 color = vec4(0.0);
      if (u_pyramidUpscaling) {
        for (int y = -1; y <= 1; y++) {
          for (int x = -1; x <= 1; x++) {
            vec2 there = clamp(place + vec2(x, y) * u_pixel, 0.0, 1.0);
            color += read(u_pyramidTex0, there) * narrow(x) * narrow(y);
          }
        }
        color += 0.0270 * sumAround(u_pyramidTex1, place, 2.0 * u_pixel);
      } else {
        color = sumAround(u_pyramidTex0, place, 0.5 * u_pixel);
      }
      gl_FragColor = color.a == 0.0 ? color : vec4(color.rgb / color.a, 1.0);
    }
    """

  /// The text as a file among those of a reading.
  static func entry(_ reading: DialectReading) -> SourceLibrary.Entry {
    reading.entry(of: source, named: "the fill of pyramids")
  }
}
