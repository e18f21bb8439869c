internal import Glibc
package import Layers

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
  /// A number at rest and while held.
  package struct Pair: Sendable, Hashable {
    package var released: Double
    package var pressed: Double

    package init(released: Double, pressed: Double) {
      self.released = released
      self.pressed = pressed
    }

    /// Exact at 0 and 1.
    func mixed(by share: Double) -> Double { released * (1 - share) + pressed * share }
  }

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

  package func shader(by function: Function) -> Shader {
    func float2(_ pair: Pair) -> Shader.Argument { .float2(pair.released, pair.pressed) }
    var shader = Shader(
      function.rawValue, .boundingRect, .float(wavesCount), .float(phase), .float(amplitude),
      .float(mixCoeff), float2(frequency), float2(glowWidth), float2(glowIntensity),
      .float(palette))
    shader.prepared = prepared(beyond: function.beyond)
    return shader
  }

  // MARK: - Prepared

  /// What a program may take for granted, by the number the shader takes.
  private enum Form: Double {
    case released = 0
    case pressed = 1
    case any = 2
  }

  private var form: Form {
    let width = glowWidth.mixed(by: mixCoeff)
    let waves = frequency.mixed(by: mixCoeff)
    return switch (mixCoeff, waves, width) {
    case (0, Self.frequency.released, Self.glowWidth.released): .released
    case (1, Self.frequency.pressed, Self.glowWidth.pressed): .pressed
    default: .any
    }
  }

  /// The call with everything worked out; `nil` where it would need a program for every value of a number, or does not hold.
  private func prepared(beyond: Double) -> PreparedCall? {
    let brightness = glowIntensity.mixed(by: mixCoeff)
    guard (1...32).contains(wavesCount), wavesCount == wavesCount.rounded(), brightness >= 0 else {
      return nil
    }
    let form = form
    func written(_ number: Double) -> PreparedCall.Argument {
      form == .any ? .numbers([number]) : .constant(number)
    }
    return PreparedCall(
      "harmonicStrings",
      [
        .unitPosition, .constant(wavesCount), .constant(form.rawValue), .constant(palette),
        .constant(beyond), .numbers([cos(phase), sin(phase)]), .numbers([amplitude * 0.2]),
        .numbers([brightness]), written(mixCoeff), written(frequency.mixed(by: mixCoeff)),
        written(glowWidth.mixed(by: mixCoeff)),
      ])
  }
}
