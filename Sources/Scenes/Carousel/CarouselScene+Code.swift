internal import Parameters

extension CarouselScene {
  package func code(at time: Double) -> CopiedCode? {
    var swift: CodeFile
    switch Variant(rawValue: parameters.choice("variant")) {
    case .parallax:
      swift = CodeFile("Swift/ParallaxCarousel.swift")
      swift.set("distance", to: SwiftText.number(parameters.number("parallax")))
    case .hue: swift = CodeFile("Swift/HueList.swift")
    case .rotation, nil:
      swift = CodeFile("Swift/TurningCarousel.swift")
      swift.set("rotation", to: SwiftText.number(parameters.number("rotation")))
    }
    swift.set("spacing", to: SwiftText.number(parameters.number("spacing")))
    if let position = try? parameters.parameter(named: "position"),
      let front = value(of: position, at: time).number
    {
      swift.set("front", to: "\(Int(front.rounded()))")
    }
    return CopiedCode(swift: swift.text)
  }
}
