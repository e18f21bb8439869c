internal import Layers
internal import Parameters

extension RippleScene {
  package func code(at time: Double) -> CopiedCode? {
    var swift = CodeFile("Swift/RippleView.swift")
    let rows = Self.rows
    for key in [rows.amplitude, rows.frequency, rows.decay, rows.speed] {
      swift.set(key.name, to: SwiftText.number(parameters[key]))
    }
    // The color is there to be switched on, too.
    if shade != .white {
      swift.set("tint", to: SwiftText.color(shade))
      swift.set("isTinted", to: "true")
    } else if case .color(let tint) = parameters.value(of: rows.tint.name) {
      swift.set("tint", to: SwiftText.color(tint))
    }
    if let held = parameters.held(rows.time) {
      swift.set("heldTime", to: SwiftText.number(held))
      let (x, y) = (SwiftText.number(origin.x), SwiftText.number(origin.y))
      swift.set("origin", to: "CGPoint(x: \(x), y: \(y))")
    }
    let metal = ["ripple", "tint"].map { CodeFile("Metal/\($0).metal").text }
    return CopiedCode(swift: swift.text, metal: metal.joined(separator: "\n"))
  }
}
