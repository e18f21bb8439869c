internal import Parameters

/// The views of the button and of the screen as code.
extension HarmonicStrings.Function {
  /// Returns a file whose constants have the values of `parameters`, and the function with the
  /// article's arguments, which has all others as constants; both as the stage has them.
  func code(_ path: String, _ parameters: ParameterSet) -> CopiedCode {
    var swift = CodeFile(path)
    var strings = CodeFile("Swift/HarmonicStrings.swift")
    if self == .screen {
      strings.replace("isPressed", with: "isInteracting")
      strings.replace("harmonicColorEffect", with: rawValue)
    }
    swift.insertParts(of: strings)
    let stage = parameters[rows.stage]
    func pair(_ key: ParameterKey<Double>, _ ends: PressedPair.Ends, isMoved: Bool) -> String {
      if let held = parameters.held(key) {
        return SwiftText.pair(PressedPair.Ends(released: held, pressed: held))
      }
      return SwiftText.pair(
        PressedPair.Ends(
          released: ends.released, pressed: isMoved ? ends.pressed : ends.released))
    }
    swift.set(rows.wavesCount.name, to: SwiftText.number(parameters[rows.wavesCount]))
    swift.set(
      "amplitudes",
      to: pair(
        rows.amplitude, rows.amplitudeEnds.value(in: parameters), isMoved: stage.answersPress))
    // A press colors the strings: the coefficient is not among the pairs of the parameters.
    swift.set(
      "mixCoeffs",
      to: pair(
        rows.mixCoeff, PressedPair.Ends(released: 0, pressed: 1), isMoved: stage.changesAll))
    swift.set(
      "speedMultipliers",
      to: pair(
        rows.speedMultiplier, rows.speedMultiplierEnds.value(in: parameters),
        isMoved: stage.answersPress))
    swift.set(
      "scales",
      to: pair(rows.scale, rows.scaleEnds.value(in: parameters), isMoved: stage.changesAll))
    swift.set(rows.lineWidth.name, to: SwiftText.number(parameters[rows.lineWidth]))
    swift.set("spring", to: parameters.springText)
    if parameters[rows.clock] == .sixtyHertz {
      swift.set("mostUpdates", to: SwiftText.number(60))
    }
    if let held = parameters.held(rows.elapsedTime) {
      swift.set("startTime", to: SwiftText.number(held))
      swift.set("isClockHeld", to: "true")
    }
    if !stage.changesAll {
      // In the article's earlier steps ticks only come sooner, and nothing is felt.
      swift.replace("Self.updateInterval * speedMultiplier", with: "Self.updateInterval")
      swift.replace("adds `updateInterval` times the speed", with: "adds `updateInterval`")
      swift.removeLines(with: ".sensoryFeedback(")
    }
    guard stage != .field else {
      swift.removeLines(with: "mixCoeffs")
      swift.replace(".float(amplitude),\n", with: ".float(amplitude)\n")
      swift.replace(rawValue, with: "harmonicField")
      return CopiedCode(swift: swift.text, metal: fieldText(parameters))
    }
    return CopiedCode(swift: swift.text, metal: stringsText(parameters))
  }

  private var rows: HarmonicStrings.Parameters { self == .button ? .button : .screen }

  private func stringsText(_ parameters: ParameterSet) -> String {
    var metal = CodeFile("Metal/\(rawValue).metal")
    for (name, pair) in [
      ("frequency", rows.frequency), ("glowWidth", rows.glowWidth),
      ("glowIntensity", rows.glowIntensity),
    ] {
      let ends = pair.value(in: parameters)
      let (released, pressed) = (SwiftText.number(ends.released), SwiftText.number(ends.pressed))
      metal.set(name, to: "float2(\(released), \(pressed))")
    }
    metal.set("palette", to: "\(Int(parameters[rows.palette].index))")
    return metal.text
  }

  private func fieldText(_ parameters: ParameterSet) -> String {
    var metal = CodeFile("Metal/harmonicField.metal")
    let share = parameters.held(rows.mixCoeff) ?? 0
    let frequency = rows.frequency.value(in: parameters).mixed(by: share)
    metal.set("frequency", to: SwiftText.number(frequency))
    return metal.text
  }
}
