internal import Parameters

extension TwirlScene {
  package func code(at time: Double) -> CopiedCode? {
    var swift = CodeFile("Swift/TwirlView.swift")
    swift.set("spring", to: parameters.springText)
    let visible = value(of: VisibilitySwitch.key.parameter, at: time)
    swift.set("isOn", to: "\(visible == .toggle(true))")
    swift.set("showsSwitch", to: "\(values.controls)")
    guard let progress = values.held(\.progress) else {
      return CopiedCode(swift: swift.text)
    }
    swift.replace(
      """
              if isVisible {
                card.transition(Twirl())
              }

      """,
      with: """
                card.modifier(HeldTwirl(isVisible: isOn))

        """)
    var held = CodeFile("Swift/HeldTwirl.swift")
    held.set(Self.rows.progress.name, to: SwiftText.number(progress))
    return CopiedCode(swift: swift.text).joined(with: CopiedCode(swift: held.text))
  }
}
