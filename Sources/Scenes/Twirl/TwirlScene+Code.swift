internal import Parameters

extension TwirlScene {
  package func code(at time: Double) -> CopiedCode? {
    var swift = CodeFile("Swift/TwirlView.swift")
    swift.set("spring", to: parameters.springText)
    let visible = value(of: VisibilitySwitch.key.parameter, at: time)
    swift.set("isVisible", to: "\(visible == .toggle(true))")
    return CopiedCode(swift: swift.text)
  }
}
