internal import Parameters

/// The views of the button and of the screen as code.
extension HarmonicStrings.Function {
  /// Returns a file whose constants have the values of `parameters`, and the function with the
  /// article's arguments, which has all others as constants; both as the stage has them.
  func code(_ path: String, _ parameters: ParameterSet) -> CopiedCode {
    var swift = CodeFile(path)
    let stage = HarmonicStage(rawValue: parameters.choice("stage")) ?? .full
    func ends(_ name: String, ifPressMoves isMoved: Bool) -> String {
      var ends = parameters.ends(name, default: name == "mixCoeff" ? Self.mixed : nil)
      if !isMoved, parameters.held[name] == nil { ends.pressed = ends.released }
      return SwiftText.pair(ends)
    }
    swift.set("wavesCount", to: SwiftText.number(parameters.number("wavesCount")))
    swift.set("amplitudes", to: ends("amplitude", ifPressMoves: stage.answersPress))
    swift.set("mixCoeffs", to: ends("mixCoeff", ifPressMoves: stage.changesAll))
    swift.set("speedMultipliers", to: ends("speedMultiplier", ifPressMoves: stage.answersPress))
    swift.set("scales", to: ends("scale", ifPressMoves: stage.changesAll))
    swift.set("lineWidth", to: SwiftText.number(parameters.number("lineWidth")))
    swift.set("spring", to: parameters.springText)
    if parameters.choice("clock") == HarmonicClock.Rate.sixtyHertz.rawValue {
      swift.set("mostUpdates", to: SwiftText.number(60))
    }
    if let held = parameters.held["elapsedTime"]?.number {
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

  /// A press colors the strings: the coefficient is not among the pairs of the parameters.
  private static var mixed: PressedPair.Ends { PressedPair.Ends(released: 0, pressed: 1) }

  private func stringsText(_ parameters: ParameterSet) -> String {
    var metal = CodeFile("Metal/\(rawValue).metal")
    for name in ["frequency", "glowWidth", "glowIntensity"] {
      let ends = parameters.ends(name)
      let (released, pressed) = (SwiftText.number(ends.released), SwiftText.number(ends.pressed))
      metal.set(name, to: "float2(\(released), \(pressed))")
    }
    let palette = HarmonicStrings.Parameters.Palette(rawValue: parameters.choice("palette"))
    metal.set("palette", to: "\(Int((palette ?? .article).index))")
    return metal.text
  }

  private func fieldText(_ parameters: ParameterSet) -> String {
    var metal = CodeFile("Metal/harmonicField.metal")
    let share = parameters.held["mixCoeff"]?.number ?? 0
    metal.set("frequency", to: SwiftText.number(parameters.ends("frequency").mixed(by: share)))
    return metal.text
  }
}
