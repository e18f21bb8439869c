extension ScreenScene {
  package func code(at time: Double) -> CopiedCode? {
    HarmonicStrings.Function.screen.code("Swift/HarmonicScreen.swift", parameters)
  }
}
