internal import Glibc
package import Layers
package import Parameters

/// The strings at one moment, as calls of the functions that draw them.
///
/// ```swift
/// layer.colorEffect(HarmonicStrings(amplitude: 2, mixCoeff: 1).shader(by: .button))
/// ```
///
/// There are two calls for the same picture: that of the port, with the arguments of the SwiftUI
/// original, and that of `harmonicStrings`, which is faster and is what a scene shows. The type
/// moves nothing and has no time of its own.
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
      Self.fastFunction, .unitPosition, .constant([wavesCount]), .constant([palette]),
      .constant([function.beyond]), specialized([mixCoeff]), specialized(frequency.numbers),
      specialized(glowWidth.numbers), .float(amplitude * Self.swingOfAmplitude),
      .numbers(glowIntensity.numbers), .float2(cos(phase), sin(phase)))
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

// MARK: - Reading

extension HarmonicStrings {
  /// The call of a port that draws what `shader` draws; `nil` if that does not draw the strings.
  package static func port(of shader: Shader) -> Shader? {
    if Function(rawValue: shader.function) != nil { return shader }
    guard shader.function == fastFunction else { return nil }
    let numbers = shader.arguments.dropFirst().compactMap(\.components)
    guard numbers.map(\.count) == [1, 1, 1, 1, 2, 2, 1, 2, 2] else { return nil }
    func pair(_ index: Int) -> Pair {
      Pair(released: numbers[index][0], pressed: numbers[index][1])
    }
    // From 0 on, as in the scenes: atan2 begins at half a turn below.
    let angle = atan2(numbers[8][1], numbers[8][0])
    let strings = HarmonicStrings(
      wavesCount: numbers[0][0], phase: angle < 0 ? angle + 2 * .pi : angle,
      amplitude: numbers[6][0] / swingOfAmplitude, mixCoeff: numbers[3][0], frequency: pair(4),
      glowWidth: pair(5), glowIntensity: pair(7), palette: numbers[1][0])
    return strings.port(by: numbers[2][0] == Function.button.beyond ? .button : .screen)
  }
}

extension HarmonicStrings.Pair {
  fileprivate var numbers: [Double] { [released, pressed] }
}
