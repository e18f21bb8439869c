internal import Layers

extension Evaluator {
  /// The color of `.color(…)`, `Color(…)` or `.red.opacity(0.5)`; `nil` unless it is constant.
  func color(of expression: SwiftExpression) -> Color? {
    guard case .call(_, let arguments) = expression, let first = arguments.first else { return nil }
    if arguments.count == 1, first.label == nil { return meaning(of: first.value).color }
    return rgb(arguments)
  }

  func color(
    of expression: SwiftExpression, callee: SwiftExpression, _ arguments: [SwiftExpression.Argument]
  ) -> Color? {
    switch callee {
    case .name("Color", _), .name("UIColor", _), .name("NSColor", _), .implicitMember("init"):
      return rgb(arguments)
    case .member(let base, "opacity"), .member(let base, "withAlphaComponent"):
      guard let color = meaning(of: base).color, let value = arguments.first?.value,
        let factor = meaning(of: value).constant
      else { return nil }
      return color.opacity(min(max(factor, 0), 1))
    default: return nil
    }
  }

  /// `(red: 1, green: 0, blue: 0.5)`, `(white: 0.2)`, `(hue: …)`, `(hex: "FF8000")`, `(.systemRed)`
  private func rgb(_ arguments: [SwiftExpression.Argument]) -> Color? {
    func component(_ names: String...) -> Double? {
      arguments.first { $0.label.map(names.contains) ?? false }
        .flatMap { meaning(of: $0.value).constant }
    }
    let opacity = component("opacity", "alpha") ?? 1
    if let red = component("red"), let green = component("green"), let blue = component("blue") {
      return Color(red: red, green: green, blue: blue, opacity: opacity)
    }
    if let white = component("white") {
      return Color(red: white, green: white, blue: white, opacity: opacity)
    }
    if let hue = component("hue"), let saturation = component("saturation"),
      let brightness = component("brightness")
    {
      return Self.color(hue: hue, saturation, brightness).opacity(opacity)
    }
    guard let first = arguments.first, arguments.count == 1 else { return nil }
    switch (first.label, first.value) {
    case ("hex"?, .string(let text)):
      let digits = text.drop { $0 == "#" }
      guard [3, 6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) else { return nil }
      return Color(hex: String(digits))
    case ("hex"?, .number(let number)):
      guard (0...0xFFFFFF).contains(number) else { return nil }
      let bits = Int(number)
      return Color(
        red: Double(bits >> 16) / 255, green: Double(bits >> 8 & 255) / 255,
        blue: Double(bits & 255) / 255)
    case (nil, let value): return meaning(of: value).color
    default: return nil
    }
  }

  /// Source: Smith, "Color Gamut Transform Pairs", 1978.
  private static func color(hue: Double, _ saturation: Double, _ brightness: Double) -> Color {
    func channel(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    return Color(red: channel(5), green: channel(3), blue: channel(1))
  }
}
