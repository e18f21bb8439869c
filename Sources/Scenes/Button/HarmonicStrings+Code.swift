internal import Parameters

/// The views of the button and of the screen as code.
extension HarmonicStrings.Function {
  /// Returns a file whose constants have the values of `parameters`, and the function with the
  /// article's five arguments, which has all others as constants.
  func code(_ path: String, _ parameters: ParameterSet) -> CopiedCode {
    var swift = CodeFile(path)
    let mixed = PressedPair.Ends(released: 0, pressed: 1)
    swift.set("wavesCount", to: SwiftText.number(parameters.number("wavesCount")))
    swift.set("amplitudes", to: SwiftText.pair(parameters.ends("amplitude")))
    swift.set("mixCoeffs", to: SwiftText.pair(parameters.ends("mixCoeff", default: mixed)))
    swift.set("speedMultipliers", to: SwiftText.pair(parameters.ends("speedMultiplier")))
    swift.set("scales", to: SwiftText.pair(parameters.ends("scale")))
    swift.set("lineWidth", to: SwiftText.number(parameters.number("lineWidth")))
    swift.set("spring", to: parameters.springText)
    if parameters.choice("clock") == HarmonicClock.Rate.sixtyHertz.rawValue {
      swift.set("mostUpdates", to: SwiftText.number(60))
    }
    if let held = parameters.held["elapsedTime"]?.number {
      swift.set("startTime", to: SwiftText.number(held))
      swift.set("isClockHeld", to: "true")
    }

    var metal = CodeFile("Metal/\(rawValue).metal")
    for name in ["frequency", "glowWidth", "glowIntensity"] {
      let ends = parameters.ends(name)
      let (released, pressed) = (SwiftText.number(ends.released), SwiftText.number(ends.pressed))
      metal.set(name, to: "float2(\(released), \(pressed))")
    }
    let palette = HarmonicStrings.Parameters.Palette(rawValue: parameters.choice("palette"))
    metal.set("palette", to: "\(Int((palette ?? .article).index))")
    return CopiedCode(swift: swift.text, metal: metal.text)
  }
}
