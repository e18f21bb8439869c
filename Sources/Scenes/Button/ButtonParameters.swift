/// Names, ranges and defaults of the harmonic button's parameters.
enum ButtonParameters {
  /// What is painted with the string's color: see `harmonicColorEffect`.
  enum Palette: String, CaseIterable {
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

  static let all: [Parameter] =
    [
      number(
        "wavesCount", "how many strings", 1...32, step: 1, 6,
        keys: Parameter.Keys(lower: "[", raise: "]")),
      number("amplitude", "how far the strings swing", 0...3, step: 0.05, 0.5),
      number("mixCoeff", "0 released and white, 1 pressed and colored", 0...1, step: 0.05, 0),
      number("speedMultiplier", "the clock runs at its square", 0...8, step: 0.1, 1),
      number("scale", "size of the capsule", 0.2...1.5, step: 0.01, 1),
      number("elapsedTime", "the strings' own clock", 0...10_000, step: 0.05, 0, unit: "s"),
      number("lineWidth", "width of the rim", 0...12, step: 0.25, 1, unit: "pt"),
    ]
    + pair("amplitude", "swing", 0...3, step: 0.05, released: 0.5, pressed: 2)
    + pair("speedMultiplier", "speed", 0...8, step: 0.1, released: 1, pressed: 2)
    + pair("scale", "size", 0.2...1.5, step: 0.01, released: 1, pressed: 0.95)
    + pair("frequency", "waves along the width", 0...40, step: 0.5, released: 3, pressed: 12)
    + pair("glowWidth", "fall-off of the glow", 0.1...2, step: 0.02, released: 0.6, pressed: 0.9)
    + pair(
      "glowIntensity", "brightness of the glow", 0...0.2, step: 0.001, released: 0.02,
      pressed: 0.01)
    + [
      number(
        "spring.duration", "perceptual duration of the press", 0.05...5, step: 0.05, 0.3, unit: "s"),
      number("spring.bounce", "bounce of the press", -0.9...0.9, step: 0.05, 0),
      Parameter(
        "palette", "colors of the strings, and of those past the sixth",
        kind: .choice(Palette.allCases.map(\.rawValue))),
      Parameter(
        "clock", "rate of the clock: as written, or as seen at 60 Hz",
        kind: .choice(HarmonicClock.Rate.allCases.map(\.rawValue))),
    ]

  private static func number(
    _ name: String, _ summary: String, _ range: ClosedRange<Double>, step: Double,
    _ defaultValue: Double, unit: String = "", keys: Parameter.Keys? = nil
  ) -> Parameter {
    Parameter(
      name, summary, kind: .number(range: range, step: step, defaultValue: defaultValue),
      unit: unit, keys: keys)
  }

  /// The two values a press moves between.
  private static func pair(
    _ name: String, _ summary: String, _ range: ClosedRange<Double>, step: Double,
    released: Double, pressed: Double
  ) -> [Parameter] {
    [
      number("\(name).released", "\(summary) at rest", range, step: step, released),
      number("\(name).pressed", "\(summary) while held", range, step: step, pressed),
    ]
  }
}
