import Testing

@testable import Diagnostics
@testable import Tokens

/// The preprocessor that Metal and GLSL share.
@Suite struct PreprocessorTests {
  static let languages: [Preprocessor.Language] = [
    .glsl, .metal(macros: [:], isConstant: { _ in false }),
  ]

  /// Returns the words of `source` without macros, and what is wrong with it.
  private func preprocessed(
    _ source: String, as language: Preprocessor.Language = .glsl
  ) -> (text: String, messages: [String]) {
    let library = SourceLibrary(
      folder: SourceFolder(["a": source]), log: DiagnosticLog(), displayPrefix: "")
    let tokens = library.entry(at: "a").map {
      Preprocessor.tokens(of: $0, in: library, language: language)
    }
    return (
      (tokens ?? []).dropLast().map(\.text).joined(separator: " "),
      library.log.diagnostics.map(\.message)
    )
  }

  // MARK: Conditions

  static let conditions = [
    ("defined(N) && 10 / N > 2", false), ("!defined(N) || 10 / N > 2", true),
    ("defined(N) ? 10 / N : 1", true), ("defined(N) ? 0 : 10 % 3", true),
    ("0 && (1 || 1 / 0)", false), ("1 || 0 && 1 / 0", true), ("0 && 1 / 0 || 1", true),
    ("0 ? 1 / 0 ? 1 / 0 : 1 / 0 : 2", true), ("0 && 0 || 1 && 1", true),
  ]

  @Test(arguments: conditions, languages.indices)
  func whatAConditionLeavesOutIsNotWorkedOut(condition: (String, Bool), language: Int) {
    let (text, messages) = preprocessed(
      "#if \(condition.0)\nyes\n#else\nno\n#endif\n", as: Self.languages[language])
    #expect(text == (condition.1 ? "yes" : "no"))
    #expect(messages.isEmpty)
  }

  @Test(arguments: [
    "10 / N", "1 && 10 / N", "0 || 10 % N", "1 ? 10 / N : 1", "0 ? 1 : 10 / N",
    "(0 && 1 / 0) + 1 / 0",
  ])
  func aDivisionByZeroIsReported(condition: String) {
    let (_, messages) = preprocessed("#if \(condition)\n#endif\n")
    #expect(messages == ["division by zero in '#if'"])
  }

  @Test(arguments: ["0 && )", "0 && 1.5", "1 || (2", "0 ? : 1"])
  func whatIsLeftOutIsStillRead(condition: String) {
    let (_, messages) = preprocessed("#if \(condition)\n#endif\n")
    #expect(messages.count == 1)
  }
}
