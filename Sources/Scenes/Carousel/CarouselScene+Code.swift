internal import Parameters

extension CarouselScene {
  package func code(at time: Double) -> CopiedCode? {
    let (rows, variant) = (Self.rows, values.variant)
    var swift = CodeFile("Swift/\(variant.fileName).swift")
    switch variant {
    case .rotation: swift.set("rotation", to: SwiftText.number(values.rotation))
    case .parallax:
      swift.set("distance", to: SwiftText.number(values.parallax))
      swift.set("captions", to: "\(Self.captionTexts)")
    case .edges: break
    case .hue, .stack:
      if values.pictures { swift.replace(".fill(.purple)", with: Self.pictureFill) }
    }
    if !variant.isList, values.paging == .snap {
      swift.replace("(.paging)", with: "(.viewAligned(limitBehavior: .alwaysByOne))")
    }
    swift.set(rows.spacing.name, to: SwiftText.number(spacing))
    if let position = number(rows.position, at: time) {
      if variant.isList {
        let y = position * (CarouselLayout.rowHeight + spacing)
        swift.set(rows.position.name, to: "ScrollPosition(y: \(SwiftText.number(y)))")
      } else {
        swift.set("front", to: "\(Int(clamping: position.rounded()))")
      }
    }
    let view = CopiedCode(swift: swift.text)
    return edgeEffect.map { view.joined(with: $0.code) } ?? view
  }
}

extension CarouselScene {
  /// The number that a parameter has in the variant; `nil` if that has no such parameter.
  private func number(_ key: ParameterKey<Double>, at time: Double) -> Double? {
    (try? parameters.parameter(named: key.name)).flatMap { value(of: $0, at: time).number }
  }

  /// The fill of a list's row that replaces plain purple.
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
