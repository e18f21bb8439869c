internal import Parameters

extension PrismScene {
  package func code(at time: Double) -> CopiedCode? {
    var swift = CodeFile("Swift/PrismView.swift")
    for parameter in parameters.all {
      guard let number = parameters.value(of: parameter.name)?.number else { continue }
      swift.set(parameter.name, to: SwiftText.number(number))
    }
    return CopiedCode(swift: swift.text)
  }
}
