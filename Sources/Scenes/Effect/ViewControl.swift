internal import Layers
internal import Parameters

/// One argument of a user's function as state and controls of a view.
struct ViewControl {
  /// Declarations.
  private(set) var states: [String] = []
  /// The rows of the view that change the state; none for lists and pictures.
  private(set) var rows: [String] = []
  /// The value of the state as Swift expressions, one a component.
  private(set) var expressions: [String] = []
  /// Whether its state is a color.
  private(set) var isColor = false

  /// - Parameters:
  ///   - value: Where it begins.
  ///   - pressed: Where a press moves it; `nil` if it does not.
  ///   - choices: The entries of a menu, by label.
  ///   - resolvesColor: Whether the components of a color are passed one by one.
  init(
    _ parameter: Parameter, _ value: ParameterValue, pressed: [Double]?,
    choices: [(label: String, value: Int)], resolvesColor: Bool
  ) {
    let name = SwiftText.identifier(parameter.name)
    let label = SwiftText.literal(parameter.name)
    switch (parameter.kind, value) {
    case (.number(let range, _, _), .number(let number)):
      states = [Self.state(name, SwiftText.number(number))]
      rows = [Self.slider(label, name, range, [number])]
      expressions = [Self.driven(name, pressed?.first)]
    case (.vector(let components, let range, _, _), .numbers(let numbers)):
      states = [Self.state(name, Self.list(numbers))]
      for (index, component) in components.enumerated() {
        let place = "\(name)[\(index)]"
        rows.append(Self.slider("\(label) \(SwiftText.literal(component))", place, range, numbers))
        let target = pressed.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        expressions.append(Self.driven(place, target))
      }
    case (.choice(let names), .choice(let chosen)):
      let entries = choices.isEmpty ? names.enumerated().map { ($1, $0) } : choices
      let first = entries.first { $0.0 == chosen }?.1 ?? 0
      states = [Self.state(name, "\(first)")]
      rows =
        ["Picker(\"\(label)\", selection: $\(name)) {"]
        + entries.map { "  Text(\"\(SwiftText.literal($0.0))\").tag(\($0.1))" } + ["}"]
      expressions = ["Double(\(name))"]
    case (.toggle, .toggle(let isOn)):
      states = [Self.state(name, "\(isOn)")]
      rows = ["Toggle(\"\(label)\", isOn: $\(name))"]
      expressions = ["\(name) ? 1.0 : 0.0"]
    case (.color, .color(let color)):
      states = [Self.state(name, SwiftText.color(color))]
      rows = ["ColorPicker(\"\(label)\", selection: $\(name))"]
      isColor = true
      guard resolvesColor else { break }
      // Premultiplied, as Metal takes colors
      states.append("@Environment(\\.self) private var \(name)Environment")
      let resolved = "\(name).resolve(in: \(name)Environment)"
      expressions =
        ["red", "green", "blue"].map { "\(resolved).\($0) * \(resolved).opacity" }
        + ["\(resolved).opacity"]
    case (.list(let components, _, let isColor, _), .numbers(let numbers)):
      if isColor {
        let colors = stride(from: 0, to: numbers.count, by: components).map { start in
          let rgba = Array(numbers[start..<min(start + components, numbers.count)]) + [1, 1, 1, 1]
          return SwiftText.color(Color(premultiplied: Array(rgba.prefix(4))))
        }
        states =
          ["private let \(name): [Color] = ["] + colors.map { "  \($0)," } + ["]"]
      } else {
        let type = parameter.isData ? "UInt8" : "Float"
        states = ["private let \(name): [\(type)] = \(Self.list(numbers))"]
      }
    case (.picture, _):
      states = ["private let \(name) = Image(systemName: \"circle.hexagongrid.fill\")"]
    default:
      let numbers: [Double] = if case .numbers(let numbers) = value { numbers } else { [0] }
      states = [Self.state(name, Self.list(numbers))]
      expressions = numbers.indices.map { "\(name)[\($0)]" }
    }
  }

  private static func state(_ name: String, _ value: String) -> String {
    "@State private var \(name) = \(value)"
  }

  private static func list(_ numbers: [Double]) -> String {
    "[\(numbers.map(SwiftText.number).joined(separator: ", "))]"
  }

  /// A slider whose range has room for where the number is.
  private static func slider(
    _ label: String, _ name: String, _ range: ClosedRange<Double>, _ numbers: [Double]
  ) -> String {
    let low = min(range.lowerBound, numbers.min() ?? range.lowerBound)
    let high = max(range.upperBound, numbers.max() ?? range.upperBound)
    let bounds = "\(SwiftText.number(low))...\(SwiftText.number(high > low ? high : low + 1))"
    return "LabeledContent(\"\(label)\") { Slider(value: $\(name), in: \(bounds)) }"
  }

  private static func driven(_ name: String, _ pressed: Double?) -> String {
    pressed.map { "isPressed ? \(SwiftText.number($0)) : \(name)" } ?? name
  }
}
