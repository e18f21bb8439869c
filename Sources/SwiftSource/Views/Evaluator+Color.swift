internal import Layers

extension Evaluator {
  /// The color of `.color(…)`, `Color(…)` or `.red.opacity(0.5)`; `nil` unless it is constant.
  func color(of expression: SwiftExpression) -> Color? {
    let arguments = expression.arguments
    if arguments.count == 1, arguments[0].label == nil {
      return meaning(of: arguments[0].value).color
    }
    return color(ofComponents: arguments)
  }

  func color(of callee: SwiftExpression, _ arguments: [SwiftExpression.Argument]) -> Color? {
    switch callee {
    case .name("Color", _), .implicitMember("init"):
      if arguments.count == 1, arguments[0].label == nil || arguments[0].label == "uiColor" {
        return platformColor(arguments[0].value)
      }
      return color(ofComponents: arguments)
    case .name("UIColor", _), .name("NSColor", _): return color(ofComponents: arguments)
    case .member(let base, "opacity"), .member(let base, "withAlphaComponent"):
      guard let color = meaning(of: base).color, arguments.count == 1,
        let factor = meaning(of: arguments[0].value).constant
      else { return nil }
      return color.opacity(min(max(factor, 0), 1))
    default: return nil
    }
  }

  /// `UIColor.systemRed`, `UIColor(red: …)`; a name alone may be that of an asset.
  private func platformColor(_ expression: SwiftExpression) -> Color? {
    switch expression {
    case .member(.name, _), .call(.name, _), .call(.member, _): meaning(of: expression).color
    default: nil
    }
  }

  /// `(red: 1, green: 0, blue: 0.5)`, `(.sRGB, white: 0.2, opacity: 0.5)`, `(hue: …)`
  private func color(ofComponents arguments: [SwiftExpression.Argument]) -> Color? {
    var arguments = arguments[...]
    if case .implicitMember("sRGB")? = arguments.first?.value { arguments.removeFirst() }
    let labels = arguments.map { $0.label == "alpha" ? "opacity" : $0.label ?? "" }
    var values = arguments.compactMap { meaning(of: $0.value, isFloating: true).constant }
    guard values.count == labels.count else { return nil }
    let isOpaque = labels.last != "opacity"
    let opacity = isOpaque ? 1 : values.removeLast()
    switch labels.prefix(values.count) {
    case ["red", "green", "blue"]:
      return Color(red: values[0], green: values[1], blue: values[2], opacity: opacity)
    case ["white"]:
      return Color(red: values[0], green: values[0], blue: values[0], opacity: opacity)
    case ["hue", "saturation", "brightness"]:
      return Self.color(hue: values[0], values[1], values[2]).opacity(opacity)
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
