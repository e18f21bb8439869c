internal import Controls
internal import Parameters
internal import Scenes

/// Name, value and range of the chosen parameter, shown for a moment over the picture.
nonisolated struct Readout: Sendable {
  let name: String
  let value: String
  /// Where the value lies in its range, 0…1; `nil` for a choice.
  let fraction: Double?
  let range: (low: String, high: String)?
  /// Whether the user has set it.
  let isSet: Bool

  /// - Parameter component: Which component of a vector is shown.
  init(
    _ parameter: Parameter, value: ParameterValue, component: Int? = nil, isSet: Bool
  ) {
    self.isSet = isSet
    switch (parameter.kind, value) {
    case (.number(let bounds, let step, _), .number(let number)):
      name = parameter.name
      (self.value, fraction, range) = Self.reading(number, bounds, step, parameter.unitSymbol)
    case (.vector(let names, let bounds, let step, _), .numbers(let numbers))
    where component.map(numbers.indices.contains) == true:
      let index = component ?? 0
      name = "\(parameter.name) \(names[index])"
      (self.value, fraction, range) = Self.reading(
        numbers[index], bounds, step, parameter.unitSymbol)
    default:
      name = parameter.name
      self.value = value.description
      fraction = nil
      range = nil
    }
  }

  private static func reading(
    _ number: Double, _ bounds: ClosedRange<Double>, _ step: Double, _ unit: String
  ) -> (value: String, fraction: Double, range: (low: String, high: String)) {
    let text = NumberRange(bounds, step: step).text(of: number)
    return (
      text + (unit.isEmpty ? "" : " \(unit)"),
      (number - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound),
      (
        ParameterValue.number(bounds.lowerBound).description,
        ParameterValue.number(bounds.upperBound).description
      )
    )
  }
}
