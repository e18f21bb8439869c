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
}
