internal import Parameters

extension PrismScene {
  package func code(at time: Double) -> CopiedCode? {
    var swift = CodeFile("Swift/PrismView.swift")
    for parameter in parameters.all {
      guard let number = parameters.value(of: parameter.name)?.number else { continue }
      swift.set(parameter.name, to: SwiftText.number(number))
    }
    if let held = parameters.held(Self.rows.drawnFraction) {
      swift.set("drawn", to: SwiftText.number(held))
      swift.replace(
        """

            .onAppear {
              withAnimation(.linear(duration: 2)) { drawn = Self.drawnFraction }
            }
        """, with: "")
      swift.removeLines(with: "drawnFraction")
    }
    return CopiedCode(swift: swift.text)
  }
}
