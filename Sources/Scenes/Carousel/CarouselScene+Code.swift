internal import Parameters

extension CarouselScene {
  package func code(at time: Double) -> CopiedCode? {
    let variant = Variant(rawValue: parameters.choice("variant")) ?? .rotation
    var swift = CodeFile("Swift/\(variant.fileName).swift")
    switch variant {
    case .rotation: swift.set("rotation", to: SwiftText.number(parameters.number("rotation")))
    case .parallax:
      swift.set("distance", to: SwiftText.number(parameters.number("parallax")))
      swift.set("captions", to: "\(Self.captionTexts)")
    case .edges: break
    case .hue, .stack:
      if parameters.isOn("pictures") { swift.replace(".fill(.purple)", with: Self.pictureFill) }
    }
    if !variant.isList, Paging(rawValue: parameters.choice("paging")) == .snap {
      swift.replace("(.paging)", with: "(.viewAligned(limitBehavior: .alwaysByOne))")
    }
    for name in ["spacing", "position"] {
      guard let parameter = try? parameters.parameter(named: name),
        let number = value(of: parameter, at: time).number
      else { continue }
      if name == "spacing" {
        swift.set("spacing", to: SwiftText.number(number))
      } else {
        swift.set("front", to: "\(Int(clamping: number.rounded()))")
      }
    }
    let view = CopiedCode(swift: swift.text)
    return edgeEffect.map { view.joined(with: $0.code) } ?? view
  }
}

extension CarouselScene {
  /// What a row of a list shows instead of plain purple.
  private static let pictureFill =
    ".fill(Color(hue: 0.7 + Double(index % 8) / 60, saturation: 0.7, brightness: 0.9).gradient)"
}

extension CarouselScene.Variant {
  fileprivate var fileName: String {
    switch self {
    case .rotation: "TurningCarousel"
    case .parallax: "ParallaxCarousel"
    case .hue: "HueList"
    case .edges: "EdgeCarousel"
    case .stack: "EdgeList"
    }
  }
}

extension EdgeEffect {
  /// The effect as a method of SwiftUI's, which views of a scroll view call.
  fileprivate var code: CopiedCode {
    var swift = CodeFile("Swift/EdgeEffect.swift")
    let numbers = [
      ("reach", reach), ("scale", scale), ("opacity", opacity), ("blur", blur), ("shift", shift),
    ]
    for (name, number) in numbers { swift.set(name, to: SwiftText.number(number)) }
    return CopiedCode(swift: swift.text)
  }
}
