internal import Parameters
internal import Scenes

/// One number that a frame depends on: a component of a parameter.
struct PageVariable {
  let parameter: Parameter
  let component: Int
  /// The values it is tried at; of a menu all of them.
  let samples: [Double]
  /// Whether only its samples exist.
  let isMenu: Bool

  /// The variables of a parameter; none if it is not a number, such as a text.
  ///
  /// - Parameter own: The range in which a number is looked at; its own if left out.
  static func variables(
    of parameter: Parameter, in own: ClosedRange<Double>? = nil
  ) -> [PageVariable] {
    if parameter.isMomentary { return [] }  // it is on for a frame, which the page counts
    return switch parameter.kind {
    case .number(let range, _, let rest):
      [number(parameter, 0, in: own ?? range, rest: rest)]
    case .vector(let names, let range, _, let rest):
      names.indices.map { index in
        number(parameter, index, in: parameter.componentRanges?[index] ?? range, rest: rest[index])
      }
    case .choice(let names), .mesh(let names):
      [
        PageVariable(
          parameter: parameter, component: 0, samples: names.indices.map(Double.init),
          isMenu: true)
      ]
    case .toggle:
      [PageVariable(parameter: parameter, component: 0, samples: [0, 1], isMenu: true)]
    case .color:
      (0..<4).map { component in
        PageVariable(
          parameter: parameter, component: component, samples: [0.25, 0.5, 0.75, 1], isMenu: false)
      }
    case .list, .picture, .text, .points, .colors: []
    }
  }

  private static func number(
    _ parameter: Parameter, _ component: Int, in range: ClosedRange<Double>, rest: Double
  ) -> PageVariable {
    let length = range.upperBound - range.lowerBound
    // Shares of the range that no number of waves or turns hits by chance.
    let shares = [0, 0.137, 0.293, 0.461, 0.719, 0.883, 1]
    var samples = shares.map { range.lowerBound + $0 * length }
    if parameter.isWhole { samples = samples.map { $0.rounded() } }
    return PageVariable(
      parameter: parameter, component: component, samples: samples, isMenu: false)
  }

  /// The value of the parameter with this number in the place of the variable.
  func value(_ number: Double, in value: ParameterValue) -> ParameterValue {
    switch (parameter.kind, value) {
    case (.choice(let names), _), (.mesh(let names), _):
      return .choice(names[min(max(Int(number), 0), names.count - 1)])
    case (.toggle, _): return .toggle(number != 0)
    case (_, .color(var color)):
      switch component {
      case 0: color.red = number
      case 1: color.green = number
      case 2: color.blue = number
      default: color.opacity = number
      }
      return .color(color)
    case (_, .numbers(var numbers)):
      numbers[component] = number
      return .numbers(numbers)
    default: return .number(number)
    }
  }
}

extension Parameter {
  var isColor: Bool { if case .color = kind { true } else { false } }

  /// A value as the numbers that a page has for it; `nil` if it is not a number.
  ///
  /// - Parameter isPremultiplied: Whether colors are.
  func numbers(of value: ParameterValue, isPremultiplied: Bool) -> [Double]? {
    switch (kind, value) {
    case (_, .number(let number)): return [number]
    case (_, .numbers(let numbers)): return numbers
    case (.choice(let names), .choice(let name)), (.mesh(let names), .choice(let name)):
      return [Double(names.firstIndex(of: name) ?? 0)]
    case (_, .toggle(let isOn)): return [isOn ? 1 : 0]
    case (_, .color(let color)):
      let share = isPremultiplied ? color.opacity : 1
      return [color.red * share, color.green * share, color.blue * share, color.opacity]
    default: return nil
    }
  }
}
