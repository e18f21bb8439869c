import Layers
import Testing

@testable import Typesetting

/// Texts of a length that nobody reads: a file by a stranger can bring them.
@Suite struct LongTextTests {
  /// 300,000 letters of 17 points are 2.5 billion of Pango's units, more than fit in its numbers.
  @Test(arguments: [nil, 400.0])
  func aTextIsCutAfterTwoThousandCharacters(width: Double?) {
    let text = StyledText(String(repeating: "m", count: 300_000), font: .body)
    let layout = TextLayout(text, width: width)
    #expect(layout.text.string == String(repeating: "m", count: 2000) + "…")
    #expect(layout.lines.allSatisfy { $0.typographicBounds.width > 0 })
    #expect(layout.lines.last?.runs.last?.slices.last?.utf8Range == 2000..<2003)
  }

  @Test func theCutFallsBetweenCharactersOfWhateverRun() {
    let plain = StyledText(String(repeating: "a", count: 1999), font: .body)
    let strong = StyledText(String(repeating: "e\u{301}", count: 3), font: .title)
    let cut = TextLayout(plain + strong + plain).text
    #expect(cut.runs.map(\.string.count) == [1999, 2])
    #expect(cut.runs.last?.string == "e\u{301}…")
    let whole = plain + StyledText("e\u{301}", font: .title)
    #expect(TextLayout(whole).text == whole)
  }
}
