/// The options of a command line, with their texts.
package struct OptionValues: Sendable {
  private var texts: [Option: [String]] = [:]

  package init() {}

  /// Adds an option; the text of a switch is empty.
  package mutating func add(_ option: Option, _ text: String) {
    texts[option, default: []].append(text)
  }

  package func has(_ option: Option) -> Bool { texts[option] != nil }

  /// Returns the option's texts; `nil` if it is not given.
  package func given(_ option: Option) -> GivenOption? {
    texts[option].map { GivenOption(option, $0) }
  }

  /// Reads every option of `rows` that is given, in the order of the rows.
  package func read<Value>(
    _ rows: [OptionRow<Value>], into value: inout Value
  ) throws(OpeningError) {
    for row in rows {
      guard let given = given(row.option) else { continue }
      try row.read(&value, given)
    }
  }

  /// Reports options that have no effect.
  ///
  /// - Parameters:
  ///   - options: The options that are known.
  ///   - subjects: Those whose options have no effect.
  ///   - reason: Why, as a sentence about what is open.
  func refuse(
    _ options: [Option], of subjects: Set<Option.Subject>, because reason: String
  ) throws(OpeningError) {
    for option in options where has(option) && subjects.contains(option.subject) {
      throw .usage(
        "'\(option.spelling)' does nothing here: \(reason)", hint: "leave it out")
    }
  }
}
