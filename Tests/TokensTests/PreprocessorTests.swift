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

  // MARK: Limits

  private static func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }

  @Test func macrosMayBeInEachOther() {
    let chain = (1...1000).map { "#define A\($0) A\($0 - 1)\n" }.joined()
    let (text, messages) = preprocessed("#define A0 1\n\(chain)A1000 A9\n")
    #expect(text == "1 1")
    #expect(messages.isEmpty)
  }

  // Sets of 50,000 names, each with one more than the one before, would be beyond any memory.
  @Test func macrosInEachOtherByTheThousandEnd() {
    let chain = (1...50_000).map { "#define A\($0) A\($0 - 1)\n" }.joined()
    let (_, messages) = preprocessed("#define A0 1\n\(chain)A50000\n")
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix("is nested too deep in other macros") == true)
  }

  // 2⁵⁰ letters
  @Test(arguments: ["x##x", "x##x##x"])
  func wordsThatDoubleEnd(join: String) {
    let (_, messages) = preprocessed(
      "#define P(x) \(join)\n#define D(x) P(x)\n\(Self.times(50, "D("))ab\(Self.times(50, ")"))\n")
    #expect(messages == ["'##' makes a word of more than 1024 letters"])
  }

  @Test func aWordOfAThousandLettersIsMade() {
    let (text, messages) = preprocessed(
      "#define P(x) x##x\n#define D(x) P(x)\n\(Self.times(9, "D("))ab\(Self.times(9, ")"))\n")
    #expect(text == Self.times(512, "ab"))
    #expect(messages.isEmpty)
  }

  // 2⁵⁰ letters
  @Test func textsThatDoubleEnd() {
    let (_, messages) = preprocessed(
      "#define S(x) #x #x\n#define D(x) S(x)\n\(Self.times(50, "D("))ab\(Self.times(50, ")"))\n")
    #expect(messages == ["macro 'S' expands to more than 200000 tokens"])
  }

  // 10¹⁰ tokens
  @Test func argumentsBesideJoinsAreCounted() {
    let (_, messages) = preprocessed(
      "#define P(x) \(Self.times(100_000, "x ## "))x\nP(\(Self.times(100_000, "a ")))\n")
    #expect(messages == ["macro 'P' expands to more than 200000 tokens"])
  }

  // 6 · 10⁹ comparisons, if each word of the replacement were looked for among the parameters
  @Test func aMacroMayHaveManyParameters() {
    let count = 100_000
    let names = (0..<count).map { "a\($0)" }.joined(separator: ",")
    let values = Self.times(count - 1, "1,") + "2"
    let last = "a\(count - 1) "
    let (text, messages) = preprocessed(
      "#define F(\(names)) \(Self.times(60_000, last))\nF(\(values))\n")
    #expect(text.hasPrefix("2 2 2"))
    #expect(messages.isEmpty)
  }
}
