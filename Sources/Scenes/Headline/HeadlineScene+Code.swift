internal import Parameters

extension HeadlineScene {
  package func code(at time: Double) -> CopiedCode? {
    var swift = CodeFile("Swift/HeadlineView.swift")
    let runs = HeadlineText.styled(ParameterValue.text(values.text).description, size: 28).runs
    let words = runs.map { run in
      let text = SwiftText.literal(run.string)
      guard run.style.attribute == .emphasis else { return text }
      let style = ".customAttribute(EmphasisAttribute()).foregroundStyle(.pink).bold()"
      return "\\(Text(\"\(text)\")\(style))"
    }
    swift.set("text", to: "Text(\"\(words.joined())\")")
    for key in [Self.rows.elementDuration, Self.rows.totalDuration] {
      swift.set(key.name, to: SwiftText.number(parameters[key]))
    }
    swift.set("unit", to: "Unit.\(values.reveal.rawValue)")
    if let held = values.held(\.elapsedTime) {
      swift.set("heldTime", to: SwiftText.number(held))
    }
    let visible = value(of: VisibilitySwitch.key.parameter, at: time)
    swift.set("isOn", to: "\(visible == .toggle(true))")
    swift.set("showsSwitch", to: "\(values.controls)")
    return CopiedCode(swift: swift.text)
  }
}
