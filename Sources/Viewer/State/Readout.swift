internal import Parameters
internal import Scenes

/// Name, value and range of the chosen parameter, shown for a moment over the picture.
nonisolated struct Readout: Sendable {
  let name: String
  let value: String
  /// Where the value lies in its range, 0…1; `nil` for a choice.
  let fraction: Double?
  let range: (low: String, high: String)?
  let isHeld: Bool

  /// - Parameter component: Which component of a vector is shown.
  init(
    _ parameter: Parameter, value: ParameterValue, component: Int? = nil, isHeld: Bool
  ) {
    self.isHeld = isHeld
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
    // A fine nudge moves by a tenth of a step: its digit is shown only where it is not 0.
    let digits = digits(for: step)
    let fine = (number / step * 10).rounded()
    let places =
      digits == 0 || fine.truncatingRemainder(dividingBy: 10) == 0 ? digits : digits + 1
    return (
      text(number, digits: places) + (unit.isEmpty ? "" : " \(unit)"),
      (number - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound),
      (
        ParameterValue.number(bounds.lowerBound).description,
        ParameterValue.number(bounds.upperBound).description
      )
    )
  }

  /// Decimals that show every whole step: 2 for 0.05, 1 for 0.5, 0 for 1.
  private static func digits(for step: Double) -> Int {
    var digits = 0
    var scaled = step
    while abs(scaled - scaled.rounded()) > 1e-9, digits < 6 {
      scaled *= 10
      digits += 1
    }
    return digits
  }

  /// Decimal text with a fixed number of places; no exponent.
  static func text(_ number: Double, digits: Int) -> String {
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    let scaled = (abs(number) * factor).rounded()
    guard scaled < 1e15 else { return "\(number)" }
    let sign = number < 0 && scaled != 0 ? "−" : ""
    let whole = Int(scaled) / Int(factor)
    guard digits > 0 else { return "\(sign)\(whole)" }
    let part = String(Int(scaled) % Int(factor))
    return "\(sign)\(whole)." + String(repeating: "0", count: digits - part.count) + part
  }
}
