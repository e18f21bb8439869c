internal import Layers
internal import Parameters

extension RippleScene {
  package func code(at time: Double) -> CopiedCode? {
    var swift = CodeFile("Swift/RippleView.swift")
    for name in ["amplitude", "frequency", "decay", "speed"] {
      swift.set(name, to: SwiftText.number(parameters.number(name)))
    }
    if case .color(let tint) = parameters.value(of: "tint"), tint != .white {
      swift.set("tint", to: SwiftText.color(tint))
      swift.set("isTinted", to: "true")
    }
    if let held = parameters.held["time"]?.number {
      swift.set("heldTime", to: SwiftText.number(held))
    }
    let metal = ["ripple", "tint"].map { CodeFile("Metal/\($0).metal").text }
    return CopiedCode(swift: swift.text, metal: metal.joined(separator: "\n"))
  }
}
