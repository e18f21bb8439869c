extension ButtonScene {
  package func code(at time: Double) -> CopiedCode? {
    HarmonicStrings.Function.button.code("Swift/HarmonicButton.swift", parameters)
  }
}
