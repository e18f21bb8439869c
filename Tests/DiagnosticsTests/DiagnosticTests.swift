import Testing

@testable import Diagnostics

@Suite struct DiagnosticTests {
  @Test func aDiagnosticOpensInAnEditorAndPointsAtItsSpan() {
    let diagnostic = Diagnostic(
      "'SwiftUI::Layer' has no member 'smaple'",
      at: SourceSpan(file: "dent.metal", line: 14, column: 17, length: 6),
      sourceLine: "half4 c = layer.smaple(position);", hint: "did you mean 'sample'?")
    #expect(
      diagnostic.description == """
        dent.metal:14:17: error: 'SwiftUI::Layer' has no member 'smaple'
            half4 c = layer.smaple(position);
                            ^~~~~~
        hint: did you mean 'sample'?
        """)
  }

  @Test(arguments: [
    ("smaple", "sample"), ("Sample", "sample"), ("samples", "sample"), ("ampltude", "amplitude"),
  ])
  func theNearestNameIsSuggested(name: String, expected: String) {
    #expect(nearestName(to: name, among: ["amplitude", "sample", "scale"]) == expected)
  }

  /// Only where nothing is nearer, and not for two letters.
  @Test(
    arguments: [
      ("waves", "wavesCount"), ("AMP", "amplitude"), ("scal", "scale"), ("am", nil),
    ] as [(String, String?)])
  func theBeginningOfANameStandsForIt(name: String, expected: String?) {
    let names = ["amplitude.released", "amplitude", "wavesCount", "scale", "scales"]
    #expect(nearestName(to: name, among: names) == expected)
  }

  @Test func nothingIsSuggestedForAnythingFarAway() {
    #expect(nearestName(to: "banana", among: ["amplitude", "sample", "scale"]) == nil)
  }

  // MARK: Without end

  private static let letters = String(repeating: "x", count: 300_000)

  @Test func aNameWithoutEndIsShortened() {
    let shown = String(repeating: "x", count: 60) + "…"
    let diagnostic = Diagnostic(
      "'\(Self.letters)' has no member '\(Self.letters)'", hint: "did you mean '\(Self.letters)'?")
    #expect(diagnostic.message == "'\(shown)' has no member '\(shown)'")
    #expect(diagnostic.hint == "did you mean '\(shown)'?")
    #expect(diagnostic.replacingMessage(with: Self.letters).message == shown)
  }

  @Test(arguments: ["é", "e\u{301}", "👩‍👩‍👧‍👦", "\u{202E}"])
  func aNameIsShortenedBetweenCharacters(character: String) {
    let name = String(repeating: character, count: 1000)
    let message = Diagnostic("'\(name)'").message
    #expect(message.hasPrefix("'\(character)") && message.hasSuffix("\(character)…'"))
    #expect(message.count <= 63 && message.utf8.count <= 260)
    #expect(message.dropFirst().dropLast(2).allSatisfy { String($0) == character })
  }

  @Test func aCharacterWithoutEndIsLeftOut() {
    let character = "e" + String(repeating: "\u{301}", count: 300_000)
    #expect(Diagnostic("'\(character)' is not a number").message == "'…' is not a number")
  }

  @Test func whatIsNotAWordIsShortenedInTheMiddle() {
    let message = Diagnostic("#error \(String(repeating: "a b ", count: 100_000))end").message
    #expect(message.hasPrefix("#error a b a b") && message.hasSuffix("a b end"))
    #expect(message.count == 981)
  }

  @Test func namesOfFilesStayWhole() {
    let part = String(repeating: "p", count: 255)
    let message = "cannot read '/\(part)/\(part)/dent.metal': no such file"
    #expect(Diagnostic(message).message == message)
  }

  // 9 · 10¹⁰ pairs of letters
  @Test func namesWithoutEndAreNotCompared() {
    #expect(nearestName(to: Self.letters, among: [Self.letters + "y", "x"]) == nil)
    #expect(nearestName(to: "sampel", among: [Self.letters, "sample"]) == "sample")
  }

  // 4 · 10¹² bytes, if the column of each were counted
  @Test func beyondTheLimitMistakesAreOnlyCounted() {
    let log = DiagnosticLog()
    log.files = [SourceFile(path: "a.metal", text: Array(repeating: 0x40, count: 4_000_000))]
    for offset in 0..<1_000_000 {
      let place = SourceLocation(file: 0, offset: Int32(2 * offset))
      log.report("'@' has no meaning", at: Span(start: place, length: 1))
    }
    #expect(log.diagnostics.count == DiagnosticLog.limit)
    #expect(log.errorCount == 1_000_000)
  }
}
