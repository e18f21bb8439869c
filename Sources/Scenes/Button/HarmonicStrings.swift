internal import Glibc
package import Layers
internal import Parameters

/// The strings at one moment, as calls of the functions that draw them.
///
/// ```swift
/// // given layer: Layer
/// layer.colorEffect(HarmonicStrings().shader(by: .button))
/// ```
///
/// There are two calls for the same picture: that of the port, with the arguments of the SwiftUI
/// original, and that of `harmonicStrings`, which is faster and is what a scene shows. The type
/// moves nothing and has no time of its own. A number of the strings stands here alone: its row
/// among the parameters, its property, and its place in the calls.
package struct HarmonicStrings: Sendable, Hashable {
  package typealias Pair = PressedPair.Ends

  /// Whose strings they are, by the name of the port; the two differ in those past the sixth.
  package enum Function: String, Sendable {
    case button = "harmonicColorEffect"
    case screen = "harmonicScreenEffect"

    /// Every channel of the strings past the sixth.
    fileprivate var beyond: Double { self == .button ? 0 : 1 }
  }

  package var wavesCount = 6.0
  /// Radians.
  package var phase = 0.0
  /// In fifths of the height.
  package var amplitude = 0.5
  package var mixCoeff = 0.0
  package var frequency = Self.frequency
  package var glowWidth = Self.glowWidth
  package var glowIntensity = Pair(released: 0.02, pressed: 0.01)
  /// As for `harmonicColorEffect`.
  package var palette = 0.0

  // The article's, for which `harmonicStrings` has formulas of their own
  private static let frequency = Pair(released: 3, pressed: 12)
  private static let glowWidth = Pair(released: 0.6, pressed: 0.9)

  package init() {}

  init(
    wavesCount: Double, phase: Double, amplitude: Double, mixCoeff: Double, frequency: Pair,
    glowWidth: Pair, glowIntensity: Pair, palette: Double
  ) {
    (self.wavesCount, self.phase, self.amplitude) = (wavesCount, phase, amplitude)
    (self.mixCoeff, self.frequency, self.glowWidth) = (mixCoeff, frequency, glowWidth)
    (self.glowIntensity, self.palette) = (glowIntensity, palette)
  }

  // MARK: - Calls

  /// The call of the port, as SwiftUI would make it of the original.
  package func port(by function: Function) -> Shader {
    func float2(_ pair: Pair) -> Shader.Argument { .float2(pair.released, pair.pressed) }
    var shader = Shader(
      function.rawValue, .boundingRect, .float(wavesCount), .float(phase), .float(amplitude),
      .float(mixCoeff), float2(frequency), float2(glowWidth), float2(glowIntensity),
      .float(palette))
    shader.isOpaque = true
    return shader
  }

  /// The call that draws the strings: of `harmonicStrings` wherever that can draw them.
  package func shader(by function: Function) -> Shader {
    guard isDrawnFast else { return port(by: function) }
    var shader = Shader(
      Self.fastFunction, FastArgument.allCases.map { argument($0, by: function) })
    shader.isOpaque = true
    return shader
  }

  /// The arguments of `harmonicStrings`, in its order.
  private enum FastArgument: Int, CaseIterable {
    case position, wavesCount, palette, beyond, mixCoeff, frequency, glowWidth, swing
    case glowIntensity, phase
  }

  private func argument(_ argument: FastArgument, by function: Function) -> Shader.Argument {
    switch argument {
    case .position: .unitPosition
    case .wavesCount: .constant([wavesCount])
    case .palette: .constant([palette])
    case .beyond: .constant([function.beyond])
    case .mixCoeff: specialized([mixCoeff])
    case .frequency: specialized(frequency.numbers)
    case .glowWidth: specialized(glowWidth.numbers)
    case .swing: .float(amplitude * Self.swingOfAmplitude)
    case .glowIntensity: .numbers(glowIntensity.numbers)
    case .phase: .float2(cos(phase), sin(phase))
    }
  }

  /// The call that draws the distances to the strings, without any glow.
  package var field: Shader {
    var shader = Shader(
      "harmonicField", .boundingRect, .float(wavesCount), .float(phase), .float(amplitude),
      .float(frequency.mixed(by: mixCoeff)))
    shader.isOpaque = true
    return shader
  }

  private static let fastFunction = "harmonicStrings"
  /// Heights that the strings swing for an amplitude of 1.
  private static let swingOfAmplitude = 0.2

  /// Whether there is a whole number of strings, for which programs can be specialized, and none of
  /// them takes light away.
  private var isDrawnFast: Bool {
    (1...32).contains(wavesCount) && wavesCount == wavesCount.rounded()
      && glowIntensity.mixed(by: mixCoeff) >= 0
  }

  /// A constant where the strings are the article's at rest or held, for which there are two
  /// programs; else a number, as it may glide.
  private func specialized(_ numbers: [Double]) -> Shader.Argument {
    let isArticles =
      (mixCoeff == 0 || mixCoeff == 1) && frequency == Self.frequency
      && glowWidth == Self.glowWidth
    return isArticles ? .constant(numbers) : .numbers(numbers)
  }
}

// MARK: - Parameters

extension HarmonicStrings {
  /// The parameters of the harmonic strings, on the button and over the whole window.
  struct Parameters: ParameterRows {
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

    static let button = Parameters(
      scale: "size of the capsule", lineWidth: 1, "width of the rim")
    static let screen = Parameters(
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
    let stage = ParameterKey.choice(
      "stage", "what is there: all, the bare distances, the glow, or the press in white",
      of: HarmonicStage.self)

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

  /// The strings of a scene; what neither a press nor the clock moves comes from `values`.
  init(
    _ values: ParameterValues<Parameters>, amplitude: Double, mixCoeff: Double, phase: Double
  ) {
    self.init(
      wavesCount: values.wavesCount, phase: phase, amplitude: amplitude, mixCoeff: mixCoeff,
      frequency: values.frequency, glowWidth: values.glowWidth,
      glowIntensity: values.glowIntensity, palette: values.palette.index)
  }
}

// MARK: - Reading

extension HarmonicStrings {
  /// The call of a port that draws what `shader` draws; `nil` if that does not draw the strings.
  package static func port(of shader: Shader) -> Shader? {
    if Function(rawValue: shader.function) != nil { return shader }
    guard shader.function == fastFunction else { return nil }
    func numbers(_ argument: FastArgument) -> [Double] {
      shader.arguments[argument.rawValue].components ?? []
    }
    func pair(_ argument: FastArgument) -> Pair {
      Pair(released: numbers(argument)[0], pressed: numbers(argument)[1])
    }
    // From 0 on, as in the scenes: atan2 begins at half a turn below.
    let angle = atan2(numbers(.phase)[1], numbers(.phase)[0])
    let strings = HarmonicStrings(
      wavesCount: numbers(.wavesCount)[0], phase: angle < 0 ? angle + 2 * .pi : angle,
      amplitude: numbers(.swing)[0] / swingOfAmplitude, mixCoeff: numbers(.mixCoeff)[0],
      frequency: pair(.frequency), glowWidth: pair(.glowWidth),
      glowIntensity: pair(.glowIntensity), palette: numbers(.palette)[0])
    return strings.port(by: numbers(.beyond)[0] == Function.button.beyond ? .button : .screen)
  }
}

extension HarmonicStrings.Pair {
  fileprivate var numbers: [Double] { [released, pressed] }
}
