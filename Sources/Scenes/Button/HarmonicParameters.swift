internal import Parameters

/// The parameters of the harmonic strings, on the button and over the whole window.
struct HarmonicParameters: ParameterRows {
  /// The colors of the strings: see `harmonicColorEffect`.
  enum Palette: String, ParameterChoice {
    case article, extended, cosine

    /// The number the shader takes.
    var index: Double {
      switch self {
      case .article: 0
      case .extended: 1
      case .cosine: 2
      }
    }
  }

  static let button = HarmonicParameters(
    scale: "size of the capsule", lineWidth: 1, "width of the rim")
  static let screen = HarmonicParameters(
    scale: "size of the text and its symbol", lineWidth: 2, "width of the symbol's lines")

  private static let strings = BuiltInFunction("harmonicColorEffect")

  let wavesCount = Self.strings.number(
    "wavesCount", step: 1, keys: Parameter.Keys(lower: "[", raise: "]"))
  let amplitude = Self.strings.number("amplitude", step: 0.05)
  let mixCoeff = Self.strings.number("mixCoeff", step: 0.05)
  let speedMultiplier = ParameterKey.number(
    "speedMultiplier", "the clock runs at its square", 0...8, step: 0.1, 1)
  let scale: ParameterKey<Double>
  let elapsedTime = ParameterKey.number(
    "elapsedTime", "the strings' own clock", 0...10_000, step: 0.05, 0, unit: "s")
  let lineWidth: ParameterKey<Double>
  let amplitudeEnds: PressedPair
  let speedMultiplierEnds: PressedPair
  let scaleEnds: PressedPair
  let frequency = Self.strings.pair("frequency", "waves along the width", step: 0.5)
  let glowWidth = Self.strings.pair("glowWidth", "fall-off of the glow", step: 0.02)
  let glowIntensity = Self.strings.pair("glowIntensity", "brightness of the glow", step: 0.001)
  let spring = SpringParameters(of: "the press", duration: 0.3)
  let palette = ParameterKey.choice(
    "palette", "colors of the strings, and of those past the sixth", of: Palette.self)
  let clock = ParameterKey.choice(
    "clock", "rate of the clock: as written, or as seen at 60 Hz", of: HarmonicClock.Rate.self)

  /// - Parameters:
  ///   - scale: What `scale` resizes.
  ///   - lineWidth: Points, and what they are the width of.
  private init(scale: String, lineWidth: Double, _ line: String) {
    self.scale = .number("scale", scale, 0.2...1.5, step: 0.01, 1)
    self.lineWidth = .number("lineWidth", line, 0...12, step: 0.25, lineWidth, unit: "pt")
    amplitudeEnds = PressedPair(of: amplitude, "swing", pressed: 2)
    speedMultiplierEnds = PressedPair(of: speedMultiplier, "speed", pressed: 2)
    scaleEnds = PressedPair(of: self.scale, "size", pressed: 0.95)
  }
}
