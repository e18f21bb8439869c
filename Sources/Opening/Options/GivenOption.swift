internal import Diagnostics
internal import Parameters
internal import Scenes

/// An option as it was given, and its texts as values; each refusal shows the text.
package struct GivenOption: Sendable {
  package let option: Option
  /// One for each time it was given, in that order; empty for a switch.
  package let texts: [String]

  init(_ option: Option, _ texts: [String]) {
    self.option = option
    self.texts = texts
  }

  /// The text of an option that is given once.
  package var text: String { texts.first ?? "" }

  /// Returns the number.
  package func number(in range: ClosedRange<Double>) throws(OpeningError) -> Double {
    guard let number = Double(text), number.isFinite else {
      throw .usage(
        "'\(text)' is not a number", hint: "write \(option.spelling) \(option.value ?? "")")
    }
    guard range.contains(number) else {
      throw .usage(
        "'\(option.spelling)' is \(text)",
        hint: "it goes from \(ParameterValue.number(range.lowerBound)) "
          + "to \(ParameterValue.number(range.upperBound))")
    }
    return number
  }

  /// Returns the value whose name is given.
  ///
  /// - Parameter names: In the order in which the refusal lists them.
  package func choice<Choice>(
    of choices: [(name: String, value: Choice)]
  ) throws(OpeningError) -> Choice {
    guard let choice = choices.first(where: { $0.name == text }) else {
      let names = choices.map(\.name)
      throw .usage(
        "'\(option.spelling)' cannot be '\(text)'",
        hint: didYouMean(text, among: names) ?? "it is one of \(names.joined(separator: ", "))")
    }
    return choice.value
  }

  /// pair = number separator number; `nil` for any other text.
  static func pair(_ text: String, separator: String) -> (Double, Double)? {
    guard let middle = text.firstRange(of: separator) else { return nil }
    guard let a = Double(text[..<middle.lowerBound]), let b = Double(text[middle.upperBound...]),
      a.isFinite, b.isFinite
    else { return nil }
    return (a, b)
  }
}
