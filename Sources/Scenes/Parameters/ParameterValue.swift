/// What a parameter is held at.
package enum ParameterValue: Sendable, Hashable {
  case number(Double)
  case choice(String)

  /// The number; `nil` for a choice.
  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}

extension ParameterValue: CustomStringConvertible {
  /// As `--set` takes it: the shortest text that gives the same value back.
  package var description: String {
    switch self {
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15
        ? String(Int(number)) : "\(number)"
    case .choice(let name): name
    }
  }
}
